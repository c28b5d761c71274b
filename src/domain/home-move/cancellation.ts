import { addDays, daysBetween } from '../time/calendar';
import { paidBefore, type CancellationTerms, type CancelledOrder } from '../order/cancellation';
import { kstDate } from '../time/kst';
import { isSearchingAgain } from '../order/progress';
import { isMovingStatus, ORDER_STATUS } from '../order/status';
import type { MovingTerms } from './quote';

/** Days before the move until which a notice counts as given so early. */
const LEAST_DAYS = { twoDaysBefore: 2, dayBefore: 1, sameDay: 0, none: Number.NEGATIVE_INFINITY };

type CancelledMove = CancelledOrder & {
  /** Won; what the deposit is a share of. */
  total: number;
  /** ISO. */
  appointmentAt?: string | null | undefined;
};

/**
 * What a customer owes who calls off a move at `now`: as many deposits as the quote says. Nothing before the order is
 * paid, nor once the mover has given it back.
 */
export function movingCancellationTerms(
  { depositRate, customerCancels }: Pick<MovingTerms, 'depositRate' | 'customerCancels'>,
  order: CancelledMove,
  now: number,
): CancellationTerms {
  const { status, amount, total, appointmentAt } = order;
  const paid = paidBefore(order);
  const isOpen = status === ORDER_STATUS.pending || isMovingStatus(status);
  if (!isOpen || isSearchingAgain(order)) return { fee: 0, refund: paid, next: null };

  const feeOf = (deposits: number) => Math.min(amount, deposits * Math.round(total * depositRate));
  const movingDate = kstDate(Date.parse(appointmentAt ?? '2999-01-01'));
  const daysLeft = daysBetween(kstDate(now), movingDate);
  const reached = customerCancels.findIndex(({ notice }) => daysLeft >= LEAST_DAYS[notice]);
  const index = reached === -1 ? customerCancels.length - 1 : reached;
  const [current, coming] = [customerCancels[index], customerCancels[index + 1]];
  if (!current) return { fee: 0, refund: paid, next: null };
  const fee = feeOf(current.deposits);
  const lastDay = addDays(movingDate, -LEAST_DAYS[current.notice]);
  return {
    fee,
    refund: Math.max(0, paid - fee),
    next:
      coming && appointmentAt
        ? { at: new Date(`${addDays(lastDay, 1)}T00:00:00+09:00`).toISOString(), fee: feeOf(coming.deposits) }
        : null,
  };
}
