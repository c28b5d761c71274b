import { historyOf, type OrderRow } from './order-row';
import { isPrepaid } from './pays';
import { koreanDate } from './price/korean-calendar';
import { STATUS } from './status';

const FEE_PERCENT = 30;
const FEE_MINIMUM_WON = 3_000;
const FEE_STEP_WON = 100;
/** Fee of a move: one deposit until the day before, two on the day. */
const MOVE_DEPOSIT = 0.1;

function homeMoveFee(row: OrderRow, now: number): number {
  // Not paid yet, or the mover has given the order back.
  const isFree =
    row.status === STATUS.waitingForPayment ||
    (row.status === STATUS.pending && historyOf(row).some(({ status }) => status === STATUS.active));
  if (isFree) return 0;
  const isSameDay = row.appointmentAt === null || koreanDate(now) >= koreanDate(row.appointmentAt);
  return Math.min(row.total - row.couponDiscount, Math.round(row.total * MOVE_DEPOSIT) * (isSameDay ? 2 : 1));
}

const CANCELLABLE: readonly number[] = [STATUS.pending, STATUS.waitingForPayment, STATUS.active];

/** Free until a driver is assigned, then a share of the price; null if it is too late to cancel. */
function cancelFee(row: OrderRow, now: number): number | null {
  const { status, total, couponDiscount } = row;
  if (row.orderType === 'HomeMoving' && CANCELLABLE.includes(status)) return homeMoveFee(row, now);
  if (status === STATUS.pending || status === STATUS.waitingForPayment) return 0;
  if (status !== STATUS.active) return null;
  const amount = total - couponDiscount;
  const fee = Math.ceil((amount * FEE_PERCENT) / 100 / FEE_STEP_WON) * FEE_STEP_WON;
  return Math.min(amount, Math.max(FEE_MINIMUM_WON, fee));
}

/** The fee, and the refund of a prepaid amount minus the fee. */
export function cancelQuote(row: OrderRow, now: number): { fee: number; refund: number } | null {
  const fee = cancelFee(row, now);
  if (fee === null) return null;
  const isPaid = isPrepaid(row.pay) && row.status !== STATUS.waitingForPayment;
  return { fee, refund: isPaid ? row.total - row.couponDiscount - fee : 0 };
}
