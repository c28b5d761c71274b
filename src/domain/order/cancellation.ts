import { ORDER_STATUS } from './status';
import { isPrepaid, type Pay } from '../payment/methods';

const MINUTE_MS = 60_000;

export type CancellationPolicy = {
  afterAssignment: readonly { fromMinutes: number; percent: number }[];
  minimum: number;
  roundUpTo: number;
};

type OrderEvent = { status: number; at: string };

export type CancelledOrder = {
  status: number;
  history?: readonly OrderEvent[] | undefined;
  /** Won the customer pays. */
  amount: number;
  pay?: Pay | undefined;
};

export type CancellationTerms = {
  fee: number;
  /** Of what was paid before; 0 when nothing was. */
  refund: number;
  /** When the fee rises and to what; null when it stays. */
  next: { at: string; fee: number } | null;
};

/** When the driver who holds the order now was assigned. */
const assignedAt = (history: readonly OrderEvent[] = []) =>
  history.findLast(({ status }) => status === ORDER_STATUS.active)?.at;

function feeOf({ minimum, roundUpTo }: CancellationPolicy, amount: number, percent: number): number {
  if (percent === 0) return 0;
  const share = Math.ceil((amount * percent) / 100 / roundUpTo) * roundUpTo;
  return Math.min(amount, Math.max(minimum, share));
}

/** Won that were paid before, all of which come back but the fee. */
export const paidBefore = ({ status, amount, pay }: CancelledOrder) =>
  pay !== undefined && isPrepaid(pay) && status !== ORDER_STATUS.waitingForPayment ? amount : 0;

/** What a cancellation at `now` costs. Free until a driver is assigned; from then on by the steps of the policy. */
export function cancellationTerms(policy: CancellationPolicy, order: CancelledOrder, now: number): CancellationTerms {
  const { status, amount } = order;
  const paid = paidBefore(order);
  if (status !== ORDER_STATUS.active) return { fee: 0, refund: paid, next: null };
  // Without a history the driver may have been assigned long ago: the last step is the one that cannot surprise.
  const assigned = Date.parse(assignedAt(order.history) ?? '1970-01-01');
  const reached = policy.afterAssignment.findLast(({ fromMinutes }) => now >= assigned + fromMinutes * MINUTE_MS);
  const coming = policy.afterAssignment.find(({ fromMinutes }) => now < assigned + fromMinutes * MINUTE_MS);
  const fee = feeOf(policy, amount, reached?.percent ?? 0);
  return {
    fee,
    refund: Math.max(0, paid - fee),
    next: coming
      ? {
          at: new Date(assigned + coming.fromMinutes * MINUTE_MS).toISOString(),
          fee: feeOf(policy, amount, coming.percent),
        }
      : null,
  };
}
