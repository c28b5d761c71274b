import type { Db } from '../../../db/database';
import type { OrderRow } from '../order-row';
import { STATUS, WITHOUT_DRIVER } from '../status';
import { returnCoupon } from '../coupon/coupon';
import { driverFor } from './drivers';
import { nextStep } from './course';
import { iso } from './progress';
import type { Plan, Step } from './plan';

type DueOrder = Pick<
  OrderRow,
  'id' | 'status' | 'vehicleClass' | 'driverJson' | 'planJson' | 'historyJson' | 'couponId'
>;

/** How many drivers had the order before. */
const timesTaken = (history: readonly Step[]) => history.filter(({ status }) => status === STATUS.active).length;

/** Updates all orders to the present time. There are no timers: this runs with each request. */
export async function settleOrders(db: Db, now: number) {
  const due = await db.all<DueOrder>(
    'SELECT id, status, vehicleClass, driverJson, planJson, historyJson, couponId FROM orders WHERE nextChangeAt <= ?',
    [now],
  );
  for (const order of due) await settle(db, order, now);
}

/** Cancels an order that was not paid in time. Nothing was charged, and its coupon can be used again. */
async function cancelUnpaid(db: Db, { id, couponId }: DueOrder, at: number) {
  const cancellation = { reason: 'unpaid', fee: 0, refund: 0, cancelledAt: iso(at) };
  await db.run('UPDATE orders SET cancellationJson = ? WHERE id = ?', [JSON.stringify(cancellation), id]);
  if (couponId !== null) await returnCoupon(db, couponId);
}

async function settle(db: Db, order: DueOrder, now: number) {
  let plan = JSON.parse(order.planJson) as Plan;
  const history = JSON.parse(order.historyJson) as Step[];
  let { status, driverJson } = order;
  let next = nextStep(plan, status);
  while (next && next.at <= now) {
    ({ status, plan } = next);
    if (WITHOUT_DRIVER.includes(status)) driverJson = null;
    else driverJson ??= JSON.stringify(driverFor(order.id, order.vehicleClass, timesTaken(history)));
    history.push({ status, at: Math.max(next.at, history.at(-1)?.at ?? next.at) });
    next = nextStep(plan, status);
  }
  if (status === STATUS.cancelled) await cancelUnpaid(db, order, history.at(-1)?.at ?? now);
  await db.run(
    'UPDATE orders SET status = ?, driverJson = ?, planJson = ?, historyJson = ?, nextChangeAt = ? WHERE id = ?',
    [status, driverJson, JSON.stringify(plan), JSON.stringify(history), next?.at ?? null, order.id],
  );
}
