import { useQuery } from '@tanstack/react-query';
import { orderQueries } from '@/api/order/order-queries';
import { rulesOf } from '@/domain/order/kinds';
import { ORDER_STATUS } from '@/domain/order/status';
import type { PlanCardProps } from '@/ui/home-move/planner/plan-card';
import { lazyPart } from '@/ui/kit/layout/lazy-part';

const PlanCard = lazyPart<PlanCardProps>(() =>
  import('@/ui/home-move/planner/plan-card').then((module) => module.PlanCard),
);

/** The checklist of a guest's move, as members have it on the order's page; nothing for other orders. */
export function GuestPlan({ organizationId, orderId }: { organizationId: string; orderId: string }) {
  // The live state on this page requests the order.
  const { data } = useQuery({ ...orderQueries.publicOrder(organizationId, orderId), enabled: false });
  if (!data?.appointmentAt || !rulesOf(data.orderType).hasInventory || data.status === ORDER_STATUS.cancelled)
    return null;
  return <PlanCard move={{ orderId, appointmentAt: data.appointmentAt, orderedAt: data.createdAt }} />;
}
