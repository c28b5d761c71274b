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

/** The order is unknown, belongs to someone else, or the id is malformed. */
const isNotFound = (error: unknown) =>
  error instanceof ApiError && (error.status === 404 || error.items.some(({ field }) => field === 'id'));

type OrderDetailProps = {
  /** Null until the router has read the URL. */
  orderId: string | null;
  renderShared: RenderShared;
  /** Notice shown while the order is not over. */
  notice?: ReactNode;
  /** The home-move planner, which belongs to another feature. */
  planner?: ReactNode;
  /** The print sheet to show instead of the order. */
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
  if (isNotFound(error)) return <OrderNotFound />;
  if (error === null) return <OrderDetailSkeleton />;
  return (
    <ErrorState isPage title={t('failed.title')} error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
  );
}
