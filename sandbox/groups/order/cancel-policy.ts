import type { Schemas } from '../../server/operation';
import type { OrderRow } from './order-row';
import { STATUS } from './status';

const FEE_PERCENT = 30;
const FEE_MINIMUM_WON = 3_000;
const FEE_STEP_WON = 100;
const PREPAID: readonly Schemas['Pay'][] = ['card', 'point', 'brandPay'];

/** Free until a driver has accepted, then a part of the price; null where it is too late. */
function cancelFee({ status, total, couponDiscount }: OrderRow): number | null {
  if (status === STATUS.pending || status === STATUS.waitingForPayment) return 0;
  if (status !== STATUS.active) return null;
  const amount = total - couponDiscount;
  const fee = Math.ceil((amount * FEE_PERCENT) / 100 / FEE_STEP_WON) * FEE_STEP_WON;
  return Math.min(amount, Math.max(FEE_MINIMUM_WON, fee));
}

/** What was paid before comes back, less the fee. */
export function cancelQuote(row: OrderRow): { fee: number; refund: number } | null {
  const fee = cancelFee(row);
  if (fee === null) return null;
  const isPaid = PREPAID.includes(row.pay) && row.status !== STATUS.waitingForPayment;
  return { fee, refund: isPaid ? row.total - row.couponDiscount - fee : 0 };
}
