import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { ROUTES } from '@/config/routes';
import { emptyDraft, isBlank, type OrderDraft } from '@/domain/order/draft';
import { setOrderKind } from '@/domain/order/draft-changes';
import { isOrderKind, type OrderKind } from '@/domain/order/kinds';
import { isOrganizationStaff } from '@/domain/account/user';
import { selectSignIn } from '@/store/auth-slice';
import { useAppDispatch, useAppSelector, useAppStore } from '@/store/hooks';
import { draftSaved, selectDraft } from '@/store/order-draft-slice';
import { PageHeader } from '@/ui/kit/layout/page-header';
import { Composer } from './composer';
import { ComposerSkeleton } from './composer-skeleton';
import { BULK_VIEW, OrderTabs } from './order-tabs';
import { ReorderLoader } from './reorder-loader';
import type { Handover } from './transferred-notice';

/**
 * The composer over the draft of this session, or over an earlier order that takes its place; for staff of an
 * organization also `bulkDesk`, for many orders at once. `planner`: what another feature has to say about a move.
 */
export function OrderCreate({ bulkDesk, planner }: { bulkDesk?: ReactNode; planner?: ReactNode }) {
  const { t } = useTranslation('composer');
  const { isReady, query, replace } = useRouter();
  const store = useAppStore();
  const dispatch = useAppDispatch();
  const signIn = useAppSelector(selectSignIn);
  const isMember = signIn.kind === 'member';
  const isStaff = signIn.kind === 'member' && isOrganizationStaff(signIn.user);
  const isBulk = isStaff && query.view === BULK_VIEW;
  const [handover, setHandover] = useState<Handover | null>(null);
  const reorderId = isMember && typeof query.reorder === 'string' ? query.reorder : null;
  const door = typeof query.type === 'string' && isOrderKind(query.type) ? query.type : null;

  // Once taken over, an order is not loaded again with the next reload.
  const forgetReorder = () => void replace(ROUTES.newOrder, undefined, { shallow: true });

  /** A door names the kind of order; what is being written goes on as that kind. */
  function enterBy(orderType: OrderKind) {
    const draft = selectDraft(store.getState()) ?? emptyDraft();
    const entered = setOrderKind(orderType)(draft);
    dispatch(draftSaved(entered));
    if (entered.waypoints.length < draft.waypoints.length) setHandover({ replaced: draft, isReordered: false });
    forgetReorder();
  }
  const enter = useEffectEvent(enterBy);
  useEffect(() => {
    // eslint-disable-next-line react-hooks/set-state-in-effect -- the address is outside, and known after the first render
    if (isReady && door !== null) enter(door);
  }, [isReady, door]);

  function takeOver(draft: OrderDraft) {
    const replaced = selectDraft(store.getState());
    dispatch(draftSaved(draft));
    setHandover({
      replaced: replaced === null || isBlank(replaced) ? null : replaced,
      isReordered: true,
    });
    forgetReorder();
  }

  return (
    <>
      <PageHeader
        title={t('title')}
        {...(isBulk ? {} : { lead: t('lead') })}
        {...(isStaff ? { action: <OrderTabs isBulk={isBulk} /> } : {})}
      />
      {isBulk ? bulkDesk : content()}
    </>
  );

  function content() {
    if (!isReady || door !== null) return <ComposerSkeleton />;
    if (reorderId !== null && handover === null)
      return <ReorderLoader orderId={reorderId} onLoaded={takeOver} onSkip={forgetReorder} />;
    return <Composer handover={handover} planner={planner} />;
  }
}
