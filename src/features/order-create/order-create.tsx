import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '@/lib/i18n/use-translation';
import { useRouter } from 'next/router';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { userQueries } from '@/api/user/user-queries';
import { ROUTES } from '@/config/routes';
import { isOrganizationStaff } from '@/domain/account/user';
import { emptyDraft } from '@/domain/order/draft';
import { dropStalePrice, setOrderKind } from '@/domain/order/draft-changes';
import { isOrderKind, rulesOf, textContextOf, type OrderKind } from '@/domain/order/kinds';
import { selectSignIn } from '@/store/auth-slice';
import { useAppDispatch, useAppSelector, useAppStore } from '@/store/hooks';
import { draftSaved, selectDraft } from '@/store/order-draft-slice';
import { FullScreenSpinner } from '@/ui/kit/feedback/full-screen-spinner';
import { SegmentedControl } from '@/ui/kit/form/segmented-control';
import { lazyPart } from '@/ui/kit/layout/lazy-part';
import { PageHeader } from '@/ui/kit/layout/page-header';
import { Skeleton, SkeletonGroup } from '@/ui/kit/feedback/skeleton';
import { Composer } from './composer';
import type { ReorderLoader } from './reorder-loader';
import type { DraftTransfer } from './draft-news';
import { ComposerColumns, Sections } from './composer-frame';
import { startAs } from './offer/offer-request';
import { styled } from '@/ui/styled';
import { useDraft } from './use-draft';

/** Same shape as the form and its panel, to avoid a layout shift. On phones the first hint takes two lines. */
function ComposerSkeleton() {
  return (
    <SkeletonGroup isPage>
      <ComposerColumns>
        <Sections>
          <Skeleton height="clamp(162px, calc(930px - 100vw), 185px)" radius={12} />
          <Skeleton height={340} radius={12} />
          <Skeleton height={420} radius={12} />
        </Sections>
        <Skeleton height={380} radius={12} />
      </ComposerColumns>
    </SkeletonGroup>
  );
}

/** On narrow phones the sentence takes two lines, but one in a narrower font that shows until ours is there. */
const TwoLines = styled('span')({ '@media (max-width: 379px)': { display: 'block', minHeight: '3.2em' } });

/** What the page is for. A move's sentence is shorter. */
function Lead({ orderType }: { orderType: OrderKind }) {
  const { t } = useTranslation('composer');
  const text = t('lead', { context: textContextOf(orderType) });
  return rulesOf(orderType).hasInventory ? text : <TwoLines>{text}</TwoLines>;
}

export function OrderCreateOutline() {
  const { t } = useTranslation('composer');
  const orderType = useDraft((draft) => draft.orderType);
  return (
    <>
      <PageHeader title={t('title')} lead={<Lead orderType={orderType} />} />
      <ComposerSkeleton />
    </>
  );
}

const BULK_VIEW = 'bulk';

/** Switches between one order and many. Neither view loses its input. */
function OrderTabs({ isBulk }: { isBulk: boolean }) {
  const { t } = useTranslation('composer');
  const { replace } = useRouter();
  return (
    <SegmentedControl
      legend={t('tabs.legend')}
      value={isBulk ? 'bulk' : 'single'}
      options={[
        { value: 'single', label: t('tabs.single') },
        { value: 'bulk', label: t('tabs.bulk') },
      ]}
      onChange={(view) =>
        void replace(
          view === 'bulk' ? { pathname: ROUTES.newOrder, query: { view: BULK_VIEW } } : ROUTES.newOrder,
          undefined,
          { shallow: true },
        )
      }
    />
  );
}

const LazyReorderLoader = lazyPart<Parameters<typeof ReorderLoader>[0]>(
  () => import('./reorder-loader').then((module) => module.ReorderLoader),
  { fallback: <FullScreenSpinner /> },
);

/**
 * The composer, on the session's draft or on an earlier order (`?reorder=`) that replaces it. `bulkOrders`: the bulk
 * view, for staff of an organization only. `planner`: the home-move planner, passed in because features do not import
 * each other.
 */
export function OrderCreate({ bulkOrders, planner }: { bulkOrders?: ReactNode; planner?: ReactNode }) {
  const { t } = useTranslation(['composer', 'common']);
  const { isReady, query, replace } = useRouter();
  const store = useAppStore();
  const dispatch = useAppDispatch();
  const queryClient = useQueryClient();
  const orderType = useDraft((draft) => draft.orderType);
  const signIn = useAppSelector(selectSignIn);
  const isMember = signIn.kind === 'member';
  const isStaff = signIn.kind === 'member' && isOrganizationStaff(signIn.user);
  const isBulk = isStaff && query.view === BULK_VIEW;
  const [transfer, setTransfer] = useState<DraftTransfer | 'undone' | null>(null);
  const reorderId = isMember && typeof query.reorder === 'string' ? query.reorder : null;
  const linkedKind = typeof query.type === 'string' && isOrderKind(query.type) ? query.type : null;

  /** Without this, a reload would load the earlier order, or change the kind, again. The step of a link stays. */
  const forgetLink = () => {
    const { step } = query;
    void replace(step ? { pathname: ROUTES.newOrder, query: { step } } : ROUTES.newOrder, undefined, { shallow: true });
  };

  /** `?type=` in a link sets the order kind; the current draft is converted to it. */
  function openAs(orderType: OrderKind) {
    const draft = selectDraft(store.getState()) ?? emptyDraft();
    const linked = setOrderKind(orderType)(draft);
    // If they are not known yet, the request for the offer does the same once they are.
    const flags = queryClient.getQueryData(userQueries.featureFlags().queryKey);
    const converted = flags ? startAs(flags.orderTypes)(linked) : linked;
    dispatch(draftSaved(dropStalePrice(draft, converted)));
    if (converted.waypoints.length < draft.waypoints.length)
      setTransfer({ replaced: draft, isReordered: false, section: null });
    forgetLink();
  }
  const openLinked = useEffectEvent(openAs);
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- the URL is external, and known after the first render
    if (isReady && linkedKind !== null) openLinked(linkedKind);
  }, [isReady, linkedKind]);

  function openCopy(copied: DraftTransfer) {
    setTransfer(copied);
    forgetLink();
  }

  if (isReady && reorderId !== null && transfer === null)
    return <LazyReorderLoader orderId={reorderId} onLoaded={openCopy} onSkip={forgetLink} />;
  return (
    <>
      <PageHeader
        title={isBulk ? t('common:menu.bulk') : t('title')}
        lead={isBulk ? null : <Lead orderType={orderType} />}
        action={isStaff ? <OrderTabs isBulk={isBulk} /> : null}
      />
      {isBulk ? <div data-wide="true">{bulkOrders}</div> : content()}
    </>
  );

  function content() {
    if (!isReady || linkedKind !== null) return <ComposerSkeleton />;
    const isUndone = transfer === 'undone';
    return (
      <Composer
        // After the undo the sections start anew: a removed stop that they could restore is of the other order.
        key={String(isUndone)}
        transfer={isUndone ? null : transfer}
        planner={planner}
        onUndo={() => setTransfer('undone')}
      />
    );
  }
}
