import { allowedActions } from './actions';
import { isFinalStatus, isInProgressStatus, ORDER_STATUS } from './status';
import { isPrepaid, type Pay } from '../payment/methods';

const MINUTE_MS = 60_000;

type CancellationPolicy = {
  afterAssignment: readonly { fromMinutes: number; percent: number }[];
  minimum: number;
  roundUpTo: number;
};

type OrderEvent = { status: number; at: string };

export type CancelledOrder = {
  status: number;
  history?: readonly OrderEvent[] | undefined;
  /** The price in won. */
  amount: number;
  pay?: Pay | undefined;
};

export type CancellationTerms = {
  fee: number;
  /** Won returned from a prepaid amount; 0 if nothing was prepaid. */
  refund: number;
  /** When the fee rises next, and to how much; null if it does not. */
  next: { at: string; fee: number } | null;
};

/** `refused`: the provider no longer accepts a cancellation, whatever the status. */
export type CancelObstacle = 'pickedUp' | 'ended' | 'cancelled' | 'refused' | 'unknown';

/** Why an order cannot be cancelled; null if it can. `cancelQuote` is null if the provider rules it out. */
export function cancelObstacle({
  status,
  cancelQuote,
}: {
  status: number;
  cancelQuote?: unknown;
}): CancelObstacle | null {
  if (allowedActions(status, null, 0).includes('cancel')) return cancelQuote === null ? 'refused' : null;
  if (status === ORDER_STATUS.cancelled) return 'cancelled';
  if (isFinalStatus(status)) return 'ended';
  return isInProgressStatus(status) ? 'pickedUp' : 'unknown';
}

/** When the present driver was assigned. */
const assignedAt = (history: readonly OrderEvent[] = []) =>
  history.findLast(({ status }) => status === ORDER_STATUS.active)?.at;

function feeOf({ minimum, roundUpTo }: CancellationPolicy, amount: number, percent: number): number {
  if (percent === 0) return 0;
  const share = Math.ceil((amount * percent) / 100 / roundUpTo) * roundUpTo;
  return Math.min(amount, Math.max(minimum, share));
}

/** The fee (won) of an order of `amount` won by the minutes since a driver was assigned, ascending. */
export const feesAfterAssignment = (policy: CancellationPolicy, amount: number) =>
  policy.afterAssignment.map(({ fromMinutes, percent }) => ({
    fromMinutes,
    percent,
    fee: feeOf(policy, amount, percent),
  }));

/** Prepaid amount in won; a cancellation returns it minus the fee. */
export const paidBefore = ({ status, amount, pay }: CancelledOrder) =>
  pay !== undefined && isPrepaid(pay) && status !== ORDER_STATUS.waitingForPayment ? amount : 0;

/**
 * Fee and refund (won) of a cancellation at `now` (epoch ms). Free until a driver is assigned, then by the policy's
 * steps.
 */
export function cancellationTerms(policy: CancellationPolicy, order: CancelledOrder, now: number): CancellationTerms {
  const { status, amount } = order;
  const paid = paidBefore(order);
  if (status !== ORDER_STATUS.active) return { fee: 0, refund: paid, next: null };
  // Without a history the assignment time is unknown: assuming the last step avoids announcing too low a fee.
  const assigned = Date.parse(assignedAt(order.history) ?? '1970-01-01');
  const reached = policy.afterAssignment.findLast(({ fromMinutes }) => now >= assigned + fromMinutes * MINUTE_MS);
  const nextStep = policy.afterAssignment.find(({ fromMinutes }) => now < assigned + fromMinutes * MINUTE_MS);
  const fee = feeOf(policy, amount, reached?.percent ?? 0);
  return {
    fee,
    refund: Math.max(0, paid - fee),
    next: nextStep
      ? {
          at: new Date(assigned + nextStep.fromMinutes * MINUTE_MS).toISOString(),
          fee: feeOf(policy, amount, nextStep.percent),
        }
      : null,
  };
}
