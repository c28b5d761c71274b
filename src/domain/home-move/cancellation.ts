import { addDays, daysBetween } from '../time/calendar';
import { paidBefore, type CancellationTerms, type CancelledOrder } from '../order/cancellation';
import { kstDate } from '../time/kst';
import { isSearchingAgain } from '../order/progress';
import { isInProgressStatus, ORDER_STATUS } from '../order/status';
import type { HomeMoveTerms } from './quote';

/** The least number of days before the move at which each notice applies. */
const MIN_DAYS = { twoDaysBefore: 2, upToDayBefore: 1, dayBefore: 1, sameDay: 0, none: Number.NEGATIVE_INFINITY };

type CancelledMove = CancelledOrder & {
  /** Total price in won; the deposit is a share of it. */
  total: number;
  /** ISO. */
  appointmentAt?: string | null | undefined;
};

/** Won that so many deposits are, for a move of `total` won. */
export const depositsOf = (deposits: number, total: number, depositRate: number) =>
  deposits * Math.round(total * depositRate);

/**
 * Fee and refund (won) of cancelling a home move at `now` (epoch ms): the fee is a number of deposits, as the quote
 * says. No fee before payment, and none after the mover has given the order back.
 */
export function homeMoveCancellationTerms(
  { depositRate, customerCancels }: Pick<HomeMoveTerms, 'depositRate' | 'customerCancels'>,
  order: CancelledMove,
  now: number,
): CancellationTerms {
  const { status, amount, total, appointmentAt } = order;
  const paid = paidBefore(order);
  const isOpen = status === ORDER_STATUS.pending || isInProgressStatus(status);
  if (!isOpen || isSearchingAgain(order)) return { fee: 0, refund: paid, next: null };

  const feeOf = (deposits: number) => Math.min(amount, depositsOf(deposits, total, depositRate));
  // Without an appointment the move is for right away.
  const movingDate = kstDate(appointmentAt ? Date.parse(appointmentAt) : now);
  const daysLeft = daysBetween(kstDate(now), movingDate);
  const reached = customerCancels.findIndex(({ notice }) => daysLeft >= MIN_DAYS[notice]);
  const index = reached === -1 ? customerCancels.length - 1 : reached;
  const [current, following] = [customerCancels[index], customerCancels[index + 1]];
  if (!current) return { fee: 0, refund: paid, next: null };
  const fee = feeOf(current.deposits);
  return {
    fee,
    refund: Math.max(0, paid - fee),
    next:
      following && appointmentAt
        ? {
            at: new Date(`${addDays(movingDate, 1 - MIN_DAYS[current.notice])}T00:00:00+09:00`).toISOString(),
            fee: feeOf(following.deposits),
          }
        : null,
  };
}
