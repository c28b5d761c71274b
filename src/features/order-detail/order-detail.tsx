import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'next-i18next/pages';
import { ApiError } from '@/api/client/api-error';
import { orderQueries } from '@/api/order/order-queries';
import { errorText, requestIdText } from '@/lib/i18n/error-text';
import { ErrorState } from '@/ui/error-state';
import { OrderDetailSkeleton } from './order-detail-skeleton';
import { OrderNotFound } from './order-not-found';
import { OrderView } from './order-view';

/** Unknown, not theirs, or no number of an order at all. */
const isNoOrder = (error: unknown) =>
  error instanceof ApiError && (error.status === 404 || error.items.some(({ field }) => field === 'id'));

export function OrderDetail({ orderId }: { orderId: string }) {
  const { t, i18n } = useTranslation('detail');
  const { data, error, refetch, isFetching } = useQuery(orderQueries.detail(orderId));

  if (data) return <OrderView detail={data} />;
  if (isNoOrder(error)) return <OrderNotFound />;
  if (error === null) return <OrderDetailSkeleton />;
  return (
    <ErrorState
      isPage
      title={t('failed.title')}
      message={errorText(error, i18n)}
      requestId={requestIdText(error)}
      onRetry={() => void refetch()}
      isRetrying={isFetching}
    />
  );
}
