import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import type { ReorderDraft } from '@/api/order/order-requests';
import { ROUTES } from '@/config/routes';
import { emptyDraft } from '@/domain/order-draft';
import { selectSignIn } from '@/store/auth-slice';
import { useAppDispatch, useAppSelector, useAppStore } from '@/store/hooks';
import { draftSaved, selectDraft } from '@/store/order-draft-slice';
import { PageHeader } from '@/ui/page-header';
import { Composer, type Handover } from './composer';
import { ComposerSkeleton } from './composer-skeleton';
import { isBlank } from './form/composer-values';
import { fromReorder } from './reorder-draft';
import { ReorderLoader } from './reorder-loader';

/** The composer over the draft of this session, or over an earlier order that takes its place. */
export function OrderCreate() {
  const { t } = useTranslation('composer');
  const { isReady, query, replace } = useRouter();
  const store = useAppStore();
  const dispatch = useAppDispatch();
  const isMember = useAppSelector(selectSignIn).kind === 'member';
  const [handover, setHandover] = useState<Handover | null>(null);
  const reorderId = isMember && typeof query.reorder === 'string' ? query.reorder : null;

  // Once taken over, an order is not loaded again with the next reload.
  const forgetReorder = () => void replace(ROUTES.newOrder, undefined, { shallow: true });

  function takeOver(order: ReorderDraft) {
    const replaced = selectDraft(store.getState());
    dispatch(draftSaved(fromReorder(order)));
    setHandover({
      replaced: replaced === null || isBlank(replaced) ? null : replaced,
      isMoving: order.orderType === 'HomeMoving',
    });
    forgetReorder();
  }

  return (
    <>
      <PageHeader title={t('title')} lead={t('lead')} />
      {content()}
    </>
  );

  function content() {
    if (!isReady) return <ComposerSkeleton />;
    if (reorderId !== null && handover === null)
      return <ReorderLoader orderId={reorderId} onLoaded={takeOver} onSkip={forgetReorder} />;
    return <Composer draft={selectDraft(store.getState()) ?? emptyDraft()} handover={handover} />;
  }
}
