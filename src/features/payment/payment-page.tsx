import { useTranslation } from '@/lib/i18n/use-translation';
import { useRouter } from 'next/router';
import { useEffect, useEffectEvent, useState } from 'react';
import { GUEST_ORDERS } from '@/config/guest-orders';
import { composerSection, orderRoute, ROUTES } from '@/config/routes';
import { type CurrentUser, isAnonymous } from '@/domain/account/user';
import type { OrderDraft } from '@/domain/order/draft';
import { rulesOf } from '@/domain/order/kinds';
import { draftProblem, type DraftProblem } from '@/domain/order/readiness';
import { serverNow } from '@/domain/time/clock';
import { prefetchPage } from '@/lib/browser/open-page';
import { useLeaveWarning } from '@/lib/browser/use-leave-warning';
import { useLazyTexts } from '@/lib/i18n/lazy-texts';
import { SHELL_PARAM } from '@/lib/i18n/shell-paths';
import { useSession } from '@/lib/session/session-context';
import { readGuestLinks } from '@/lib/storage/guest-links';
import { selectUser } from '@/store/auth-slice';
import { useAppSelector } from '@/store/hooks';
import { selectDraft } from '@/store/order-draft-slice';
import { FullScreenSpinner } from '@/ui/kit/feedback/full-screen-spinner';
import { notify } from '@/ui/kit/feedback/notify';
import { PageHeader } from '@/ui/kit/layout/page-header';
import { VisuallyHidden } from '@/ui/kit/layout/visually-hidden';
import type { RenderLive } from './confirmation/guest-confirmation';
import { GuestConfirmation } from './confirmation/lazy-confirmation';
import { MemberPlaced } from './confirmation/member-placed';
import { PaymentForm } from './payment-form';
import { CheckRefusedPanel } from './placement/check-refused-panel';
import { CannotCheckPanel, WaitingPanel } from './placement/placement-panel';
import { type Placement, type PlacementState, usePlacement } from './placement/use-placement';

/** Without a payable draft, returns to the composer with a toast that says why. */
function RedirectToComposer({ gap, draft }: { gap: DraftProblem; draft: OrderDraft | null }) {
  const { t } = useTranslation('payment');
  const { replace } = useRouter();

  const redirect = useEffectEvent(() => {
    void notify('info', t(`gap.${gap}`));
    void replace(gap === 'appointmentPassed' ? composerSection('when') : backTo(draft));
  });
  useEffect(() => redirect(), []);

  return <FullScreenSpinner />;
}

/** Text for screen readers on each change of the state. */
function useStatusText(state: PlacementState): string {
  const { t } = useTranslation('payment');
  switch (state.status) {
    case 'idle':
      return '';
    case 'processing':
      return t(`${state.step}.title`);
    case 'failed':
      // That panel loads its own texts and takes the focus.
      return state.reason === 'checkRefused' ? '' : t(`${state.reason}.title`);
    case 'success':
      return t('placed.title');
  }
}

/** By then a slow phone has drawn the page and its answers. Few customers order sooner. */
const PREFETCH_AFTER_MS = 5_000;

/**
 * Prefetches the page of the coming order, because the connection may be gone when the order is placed. A guest's order
 * shows on this page.
 */
function usePrefetchedOrderPage(isGuest: boolean, isProcessing: boolean) {
  const { prefetch, locale } = useRouter();
  // Texts of a guest's confirmation.
  useLazyTexts(isGuest ? 'share' : null);
  useEffect(() => {
    const load = isGuest ? GuestConfirmation.prefetch : () => prefetchPage({ prefetch }, orderRoute(SHELL_PARAM));
    const timer = setTimeout(load, isProcessing ? 0 : PREFETCH_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isGuest, isProcessing, locale, prefetch]);
}

/** Loads the texts of the provider's refusals before the first one can occur, without rendering the form again. */
function RefusalTexts() {
  useLazyTexts('orderErrors');
  return null;
}

/** The order form; of a move, its last step, the quote. */
const backTo = (draft: OrderDraft | null) =>
  draft && rulesOf(draft.orderType).hasInventory ? `${ROUTES.newOrder}?step=quote` : ROUTES.newOrder;

type PanelContext = {
  isGuest: boolean;
  draft: OrderDraft | null;
  placement: Placement;
  renderLive: RenderLive | undefined;
};

/** The panel that replaces the form; null to show the form. */
function panelOf(state: PlacementState, { isGuest, draft, placement, renderLive }: PanelContext) {
  if (state.status === 'success') {
    if (!isGuest) return <MemberPlaced order={state.order} />;
    return <GuestConfirmation order={state.order} job={state.job} renderLive={renderLive} />;
  }
  if (state.status === 'processing' && (state.step === 'checking' || !draft)) return <WaitingPanel step={state.step} />;
  if (state.status !== 'failed') return null;
  if (state.reason === 'cannotCheck') return <CannotCheckPanel error={state.error} onRetry={placement.check} />;
  if (state.reason === 'checkRefused') return <CheckRefusedPanel onRetry={placement.check} onDrop={placement.drop} />;
  return null;
}

/**
 * Returns a function that checks that the session still belongs to the user shown. Another user restarts the page with
 * a toast that says why.
 */
function useConfirmIdentity() {
  const { t } = useTranslation('payment');
  const session = useSession();
  return async () => {
    const found = await session.confirmIdentity();
    if (found === 'found' || found === 'changed') void notify('error', t(`identity.${found}`));
    return found === 'same';
  };
}

function PaymentSteps({ user, renderLive }: { user: CurrentUser; renderLive: RenderLive | undefined }) {
  const { t } = useTranslation('payment');
  const draft = useAppSelector(selectDraft);
  const isGuest = isAnonymous(user);
  const confirmIdentity = useConfirmIdentity();
  const placement = usePlacement(user, {
    confirmIdentity,
    onPlacedElsewhere: ({ orderNo }) => {
      void notify('success', orderNo ? t('placed.elsewhere', { orderNo }) : t('placed.title'));
    },
  });
  const { state } = placement;
  const statusText = useStatusText(state);
  const { query, asPath } = useRouter();
  const isRepeated = 'repeated' in query;
  const [openedAt] = useState(serverNow);
  const [lastLink] = useState(() => (isGuest ? readGuestLinks()[0] : undefined));
  const isProcessing = state.status === 'processing';
  usePrefetchedOrderPage(isGuest, isProcessing);
  useLeaveWarning(isProcessing);

  const gap = draftProblem(draft, openedAt);
  const panel = panelOf(state, { isGuest, draft, placement, renderLive });
  if (!panel && lastLink && (gap === 'missing' || asPath === GUEST_ORDERS)) {
    return <GuestConfirmation order={{ ...lastLink, id: lastLink.orderId }} isEarlier renderLive={renderLive} />;
  }
  if (!panel && gap) return <RedirectToComposer gap={gap} draft={draft} />;
  return (
    <>
      <RefusalTexts />
      <VisuallyHidden role="status">{statusText}</VisuallyHidden>
      {panel}
      {/* Stays mounted but hidden while the order is looked up, so that a guest's input is kept. */}
      {draft && !gap ? (
        <div hidden={panel !== null}>
          <PageHeader
            title={t('title')}
            lead={t(isRepeated ? 'repeated' : 'lead')}
            backHref={isProcessing ? undefined : backTo(draft)}
            backLabel={t('back')}
          />
          <PaymentForm draft={draft} user={user} placement={placement} isRepeated={isRepeated} />
        </div>
      ) : null}
    </>
  );
}

export function PaymentOutline() {
  const { t } = useTranslation('payment');
  return <PageHeader title={t('title')} lead={t('lead')} backHref={ROUTES.newOrder} backLabel={t('back')} />;
}

/** The payment step; restarts when the user changes. `renderLive` belongs to another feature. */
export function Payment({ renderLive }: { renderLive?: RenderLive }) {
  const user = useAppSelector(selectUser);
  return user ? <PaymentSteps key={user.id} user={user} renderLive={renderLive} /> : null;
}
