import { useTranslation } from 'next-i18next/pages';
import { useLazyTexts } from '@/lib/i18n/lazy-texts';
import { PartLoadError } from '@/ui/kit/feedback/part-failed';
import { PublicOrderSkeleton } from './public-order-skeleton';
import { PublicOrderView } from './public-order-view';
import { usePublicOrder, type PublicSource } from './use-public-order';

/** Shows exactly what the link opens, with the same request and the same components. */
export function SharedOrder({ source }: { source: PublicSource }) {
  return useLazyTexts('public') ? <LoadedSharedOrder source={source} /> : <PublicOrderSkeleton />;
}

function LoadedSharedOrder({ source }: { source: PublicSource }) {
  const { t } = useTranslation('public');
  const { order, route, isRouteComing, hasEnded, error, retry } = usePublicOrder(source);
  if (order) {
    return (
      <PublicOrderView isPreview order={order} route={route} isRouteComing={isRouteComing} isFailing={error !== null} />
    );
  }
  if (hasEnded) return <p>{t('closed.title')}</p>;
  return error ? <PartLoadError onRetry={retry} /> : <PublicOrderSkeleton />;
}
