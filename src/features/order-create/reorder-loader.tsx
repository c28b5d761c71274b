import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '@/lib/i18n/use-translation';
import { useRouter } from 'next/router';
import { useEffect, useEffectEvent } from 'react';
import { orderQueries } from '@/api/order/order-queries';
import { REPEATED, ROUTES } from '@/config/routes';
import { isNotOffered } from '@/domain/not-offered';
import { isBlank, type OrderDraft } from '@/domain/order/draft';
import { prefetchPage } from '@/lib/browser/open-page';
import { useLazyTexts } from '@/lib/i18n/lazy-texts';
import { draftBatch } from '@/lib/photos/photo-batch';
import { rememberPlaces } from '@/lib/storage/device-places';
import { forgetIssuedQuote } from '@/lib/storage/issued-quote';
import { useAppDispatch, useAppStore } from '@/store/hooks';
import { draftSaved, selectDraft } from '@/store/order-draft-slice';
import { Button } from '@/ui/kit/button/button';
import { ErrorState } from '@/ui/kit/feedback/error-state';
import { FullScreenSpinner } from '@/ui/kit/feedback/full-screen-spinner';
import { PageHeader } from '@/ui/kit/layout/page-header';
import type { DraftTransfer } from './draft-news';
import { isUntouchedCopy, repeatOrder, type RepeatedOrder } from './repeat-order';
import { setPhotosAside } from './replaced-photos';
import { setPlanAside } from './replaced-plan';

type ReorderLoaderProps = { orderId: string; onLoaded: (transfer: DraftTransfer) => void; onSkip: () => void };

/**
 * Fetches the earlier order and makes it the draft. A copy that can be placed as it is goes straight to the payment
 * page, which shows all of it above the order button; anything else goes to the composer, and so does a copy that
 * replaces a draft in progress, because the composer can bring that back. If fetching fails, the customer can still
 * start a new order.
 */
export function ReorderLoader({ orderId, onLoaded, onSkip }: ReorderLoaderProps) {
  const hasTexts = useLazyTexts('composerNews');
  const { t, i18n } = useTranslation(['composerNews', 'composer']);
  const { prefetch, replace } = useRouter();
  const client = useQueryClient();
  const store = useAppStore();
  const dispatch = useAppDispatch();
  const { data, error, isFetching, refetch } = useQuery(orderQueries.reorder(orderId));

  useEffect(() => void prefetchPage({ prefetch }, ROUTES.payment), [prefetch]);

  const openCopy = useEffectEvent(({ draft, isPayable, section }: RepeatedOrder) => {
    const replaced = draftInProgress();
    // The quote belonged to the draft that is now replaced.
    forgetIssuedQuote();
    setPhotosAside();
    setPlanAside();
    dispatch(draftSaved(draft));
    if (!isPayable || replaced !== null) return onLoaded({ replaced, isReordered: true, section });
    rememberPlaces(draft.waypoints);
    // Back leads to the earlier order.
    void replace({ pathname: ROUTES.payment, query: REPEATED }, ROUTES.payment);
  });
  useEffect(() => {
    if (!data) return;
    let isCurrent = true;
    void repeatOrder(data, orderId, { client, i18n }).then((copy) => {
      if (isCurrent) openCopy(copy);
    });
    return () => {
      isCurrent = false;
    };
  }, [data, orderId, client, i18n]);

  if (!data && error && hasTexts) {
    return (
      <>
        <PageHeader title={t('composer:title')} />
        <ErrorState
          title={t('restored.reorderFailed')}
          error={error}
          isRetrying={isFetching}
          onRetry={isNotOffered(error) ? undefined : () => void refetch()}
          action={<Button onClick={onSkip}>{t('restored.skip')}</Button>}
        />
      </>
    );
  }
  return <FullScreenSpinner />;

  /** The draft that the copy replaces, if its loss would be noticed. */
  function draftInProgress(): OrderDraft | null {
    const draft = selectDraft(store.getState());
    const hasEntries = draft !== null && !isBlank(draft) && !isUntouchedCopy(draft, client);
    return hasEntries || draftBatch.read() !== null ? draft : null;
  }
}
