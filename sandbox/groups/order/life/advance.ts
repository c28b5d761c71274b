import type { Db } from '../../../db/database';
import { cancelQuote } from '../cancel-policy';
import { historyOf, planOf, updateOrder, type OrderRow } from '../order-row';
import { isFinal, STATUS, WITHOUT_DRIVER } from '../status';
import { driverFor } from './drivers';
import { nextStep } from './course';
import { shiftPlan, startOfStatus, stepsUntil, type Plan, type Step } from './plan';
import { iso } from './progress';

/** Moves events that would be before the order's creation. */
const notBefore = (plan: Plan, createdAt: number): Plan => ({
  ...plan,
  arrivals: plan.arrivals.map((at) => Math.max(at, createdAt)),
});

function stepsTo(plan: Plan, history: readonly Step[], status: number, now: number): Step[] {
  const last = history.at(-1)?.at ?? now;
  const known = new Set(history.map((step) => step.status));
  const between = stepsUntil(plan, status).filter((step) => step.status !== status && !known.has(step.status));
  return [
    ...between.map((step) => ({ ...step, at: Math.round(Math.max(last, Math.min(step.at, now))) })),
    { status, at: now },
  ];
}

/** Sets the status; the order continues from there. */
export async function advanceTo(db: Db, row: OrderRow, status: number, now: number) {
  const start = startOfStatus(planOf(row), status);
  const isOnWay = start !== undefined && Number.isFinite(start);
  const plan = isOnWay ? notBefore(shiftPlan(planOf(row), now - start), row.createdAt) : planOf(row);
  const cancelled = { reason: 'other', ...cancelQuote({ ...row, status: STATUS.pending }, now), cancelledAt: iso(now) };
  await updateOrder(db, row.id, {
    status,
    planJson: JSON.stringify(plan),
    historyJson: JSON.stringify([...historyOf(row), ...stepsTo(plan, historyOf(row), status, now)]),
    driverJson: WITHOUT_DRIVER.includes(status)
      ? null
      : (row.driverJson ?? JSON.stringify(driverFor(row.id, row.vehicleClass))),
    cancellationJson: status === STATUS.cancelled ? JSON.stringify(cancelled) : null,
    frozenAt: row.frozenAt === null ? null : now,
    nextChangeAt: isFinal(status) || row.frozenAt !== null ? null : (nextStep(plan, status)?.at ?? null),
  });
}

/** Advances the time of this order only. */
export async function advanceBy(db: Db, row: OrderRow, seconds: number) {
  const plan = shiftPlan(planOf(row), -seconds * 1000);
  const next = row.nextChangeAt === null ? null : (nextStep(plan, row.status)?.at ?? null);
  await updateOrder(db, row.id, { planJson: JSON.stringify(plan), nextChangeAt: next });
}
