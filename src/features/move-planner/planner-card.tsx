import type { Order } from '@/api/order/order-requests';
import { amountOf } from '@/domain/order/price';
import { isFinalStatus } from '@/domain/order/status';
import { DepositCard } from '@/ui/home-move/deposit-card';
import { PlanCard } from '@/ui/home-move/planner/plan-card';

export type PlannerCardProps = { order: Order; appointmentAt: string };

/** Shows on the order's page what the customer still has to pay and to do. */
export function PlannerCard({ order, appointmentAt }: PlannerCardProps) {
  const { id, orderType, pay, status, calculationPrice, createdAt } = order;
  return (
    <>
      {isFinalStatus(status) ? null : (
        <DepositCard orderType={orderType} pay={pay} total={calculationPrice.total} amount={amountOf(order)} />
      )}
      <PlanCard move={{ orderId: id, appointmentAt, orderedAt: createdAt }} />
    </>
  );
}
