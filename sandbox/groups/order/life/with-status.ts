import { cancelQuote } from '../cancel-policy';
import { historyOf, planOf, type OrderRow } from '../order-row';
import { isPaidByLink } from '../pays';
import { isFinal, STATUS, WITHOUT_DRIVER } from '../status';
import { driverFor } from './drivers';
import { nextStep } from './course';
import { endOf, shiftPlan, startOfStatus, stepsUntil, type Plan, type Step } from './plan';
import { iso } from './progress';

const MINUTE_MS = 60_000;
/** When a deviating order ends, and after which status. */
function deviationOf(plan: Plan, status: number): { after: number; at: number } | null {
  if (status === STATUS.cancelled) return { after: STATUS.pending, at: plan.activeAt - 1 };
  if (status === STATUS.incompleted) {
    return plan.course === 'partial'
      ? { after: STATUS.transit, at: endOf(plan) - 1 }
      : { after: STATUS.active, at: plan.pickedUpAt - 1 };
  }
  if (status === STATUS.return) return { after: STATUS.transit, at: endOf(plan) - 1 };
  return null;
}

const naturalStart = (plan: Plan, status: number, createdAt: number) =>
  deviationOf(plan, status)?.at ?? Math.max(createdAt, startOfStatus(plan, status) ?? createdAt);

function pastOf(plan: Plan, row: OrderRow, status: number): Step[] {
  const deviation = deviationOf(plan, status);
  const usual = stepsUntil(plan, deviation?.after ?? status).filter(({ at }) => at > row.createdAt);
  const first = { status: isPaidByLink(row.pay) ? STATUS.waitingForPayment : STATUS.pending, at: row.createdAt };
  return [first, ...usual, ...(deviation ? [{ status, at: deviation.at }] : [])].map((step) => ({
    ...step,
    at: Math.round(step.at),
  }));
}

type Target = { status: number; enteredAt?: number; frozenAt?: number | null };

/**
 * Puts the order into `status` as if it had got there by itself. With `enteredAt`, shifts all its times so that it did
 * so then.
 */
export function withStatus(row: OrderRow, { status, enteredAt, frozenAt = null }: Target): OrderRow {
  const original = planOf(row);
  const shift = enteredAt === undefined ? 0 : Math.round(enteredAt - naturalStart(original, status, row.createdAt));
  const plan = shiftPlan(original, shift);
  const moved = { ...row, createdAt: row.createdAt + shift };
  const placed: OrderRow = {
    ...moved,
    status,
    planJson: JSON.stringify(plan),
    historyJson: JSON.stringify(pastOf(plan, moved, status)),
    driverJson: WITHOUT_DRIVER.includes(status) ? null : JSON.stringify(driverFor(row.id, row.vehicleClass)),
    frozenAt,
    nextChangeAt: frozenAt === null && !isFinal(status) ? (nextStep(plan, status)?.at ?? null) : null,
  };
  return status === STATUS.cancelled ? { ...placed, cancellationJson: cancellationJson(placed) } : placed;
}

function cancellationJson(row: OrderRow): string {
  const at = historyOf(row).at(-1)?.at ?? row.createdAt + MINUTE_MS;
  const quoted = cancelQuote({ ...row, status: STATUS.pending }, at);
  return JSON.stringify({ reason: 'changedMind', ...quoted, cancelledAt: iso(at) });
}
