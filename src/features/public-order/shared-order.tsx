import { useTranslation } from '@/lib/i18n/use-translation';
import { ORDER_STATUS } from '@/domain/order/status';
import { useLazyTexts } from '@/lib/i18n/lazy-texts';
import { Skeleton } from '@/ui/kit/feedback/skeleton';
import { PartLoadError } from '@/ui/kit/feedback/part-load-error';
import { LeftOutNotice } from '@/ui/order/left-out-notice';
import { TabState } from '@/ui/order/tab-state';
import { PublicLiveCard } from './public-live-card';
import { PublicOrderSkeleton } from './public-order-skeleton';
import { PublicOrderView } from './public-order-view';
import { usePublicOrder, type PublicSource } from './use-public-order';

/** Shows exactly what the link opens, with the same request and the same components. */
export function SharedOrder({ source }: { source: PublicSource }) {
  return useLazyTexts('public') ? <LoadedSharedOrder source={source} /> : <PublicOrderSkeleton />;
}

/** The state of the order, polled like the shared page. A failed first request shows nothing: the link is beside it. */
export function SharedLive({ source }: { source: PublicSource }) {
  const hasTexts = [useLazyTexts('public'), useLazyTexts('tracking')].every(Boolean);
  const { order, route, isRouteComing, error } = usePublicOrder(source);
  if (!hasTexts || !order) return error ? null : <Skeleton height={200} />;
  // The payment card on this page says what comes next.
  if (order.status === ORDER_STATUS.waitingForPayment) return <TabState order={order} />;
  return (
    <>
      <TabState order={order} />
      <PublicLiveCard order={order} route={route} isRouteComing={isRouteComing} isFailing={error !== null} />
    </>
  );
}

function LoadedSharedOrder({ source }: { source: PublicSource }) {
  const { t } = useTranslation('public');
  const { order, route, isRouteComing, hasEnded, error, retry } = usePublicOrder(source);
  if (order) {
    return (
      <>
        <LeftOutNotice answer={order} kind="parts" />
        <PublicOrderView
          isPreview
          order={order}
          route={route}
          isRouteComing={isRouteComing}
          isFailing={error !== null}
        />
      </>
    );
  }
  if (hasEnded) return <p>{t('closed.title')}</p>;
  return error ? <PartLoadError onRetry={retry} /> : <PublicOrderSkeleton />;
}
