import { useTranslation } from 'next-i18next/pages';
import { ErrorState } from '@/ui/kit/feedback/error-state';
import { LinkClosed } from './link-closed';
import { PublicOrderSkeleton } from './public-order-skeleton';
import { PublicOrderView } from './public-order-view';
import { usePublicOrder, type PublicSource } from './use-public-order';

function LoadedPublicOrder({ source }: { source: PublicSource }) {
  const { t } = useTranslation('public');
  const { order, route, isRouteComing, hasEnded, error, isFetching, retry } = usePublicOrder(source);
  if (order) {
    return <PublicOrderView order={order} route={route} isRouteComing={isRouteComing} isFailing={error !== null} />;
  }
  if (hasEnded) return <LinkClosed />;
  if (error) {
    return <ErrorState isPage message={t('failed.message')} onRetry={retry} isRetrying={isFetching} error={error} />;
  }
  return <PublicOrderSkeleton />;
}

/** `source`: null while the address is unknown, because the page is one prerendered shell for every order. */
export function PublicOrder({ source }: { source: PublicSource | null }) {
  return source ? <LoadedPublicOrder key={source.orderId} source={source} /> : <PublicOrderSkeleton />;
}
