import type { Db } from '../../../db/database';
import type { OrderRow } from '../order-row';
import { STATUS } from '../status';
import { driverFor } from './drivers';
import { nextStep, type Plan, type Step } from './plan';

type Life = Pick<OrderRow, 'id' | 'status' | 'vehicleClass' | 'driverJson' | 'planJson' | 'historyJson'>;

/** Brings every order to where it is by now. No timers: an order lives when somebody looks. */
export async function settleOrders(db: Db, now: number) {
  const due = await db.all<Life>(
    'SELECT id, status, vehicleClass, driverJson, planJson, historyJson FROM orders WHERE nextChangeAt <= ?',
    [now],
  );
  for (const order of due) await settle(db, order, now);
}

async function settle(db: Db, order: Life, now: number) {
  const plan = JSON.parse(order.planJson) as Plan;
  const history = JSON.parse(order.historyJson) as Step[];
  let { status } = order;
  let next = nextStep(plan, status);
  while (next && next.at <= now) {
    status = next.status;
    history.push({ status, at: Math.max(next.at, history.at(-1)?.at ?? next.at) });
    next = nextStep(plan, status);
  }
  const hasDriver = status !== STATUS.waitingForPayment && status !== STATUS.pending;
  const driver = hasDriver ? (order.driverJson ?? JSON.stringify(driverFor(order.id, order.vehicleClass))) : null;
  await db.run('UPDATE orders SET status = ?, driverJson = ?, historyJson = ?, nextChangeAt = ? WHERE id = ?', [
    status,
    driver,
    JSON.stringify(history),
    next?.at ?? null,
    order.id,
  ]);
}
