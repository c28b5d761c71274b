import { useQuery } from '@tanstack/react-query';
import { orderQueries } from '@/api/order/order-queries';
import { ORDER_STATUS } from '@/domain/order/status';
import { rulesOf } from '@/domain/order/kinds';
import { lazyPart } from '@/ui/kit/layout/lazy-part';
import type { PlannerCardProps } from './planner-card';

const LazyCard = lazyPart<PlannerCardProps>(() => import('./planner-card').then((module) => module.PlannerCard));

/** The plan of a home move; nothing for other orders. The page has already requested the order. */
export function OrderPlanner({ orderId }: { orderId: string }) {
  const { data } = useQuery({ ...orderQueries.detail(orderId), refetchOnMount: false });
  if (!data?.appointmentAt || !rulesOf(data.orderType).hasInventory || data.status === ORDER_STATUS.cancelled)
    return null;
  return <LazyCard order={data} appointmentAt={data.appointmentAt} />;
}
