import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'next-i18next/pages';
import type { ReactNode } from 'react';
import { orderQueries } from '@/api/order/order-queries';
import type { Order } from '@/api/order/order-requests';
import type { SheetName } from '@/config/routes';
import { ApiError } from '@/domain/api-error';
import { ErrorState } from '@/ui/kit/feedback/error-state';
import { OrderDetailSkeleton } from './order-detail-skeleton';
import { OrderNotFound } from './order-not-found';
import { lazyPart } from '@/ui/kit/layout/lazy-part';
import { OrderView, type RenderShared } from './order-view';

const OrderSheet = lazyPart<{ order: Order; name: SheetName }>(
  () => import('./print/order-sheet').then((module) => module.OrderSheet),
  { fallback: <OrderDetailSkeleton /> },
);

/** Unknown, not theirs, or no number of an order at all. */
const isNoOrder = (error: unknown) =>
  error instanceof ApiError && (error.status === 404 || error.items.some(({ field }) => field === 'id'));

type OrderDetailProps = {
  /** null until the address has been read. */
  orderId: string | null;
  renderShared: RenderShared;
  /** What is said of an order that is not over yet. */
  notice?: ReactNode;
  /** What another feature has to say about an order that is a move. */
  planner?: ReactNode;
  /** The sheet of paper to show instead of the order itself. */
  sheet?: SheetName | undefined;
};

export function OrderDetail({ orderId, renderShared, notice, planner, sheet }: OrderDetailProps) {
  const { t } = useTranslation('detail');
  const { data, error, refetch, isFetching } = useQuery({
    ...orderQueries.detail(orderId ?? ''),
    enabled: orderId !== null,
  });

  if (data && sheet) return <OrderSheet order={data} name={sheet} />;
  if (data) return <OrderView detail={data} renderShared={renderShared} notice={notice} planner={planner} />;
  if (isNoOrder(error)) return <OrderNotFound />;
  if (error === null) return <OrderDetailSkeleton />;
  return (
    <ErrorState isPage title={t('failed.title')} error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
  );
}
