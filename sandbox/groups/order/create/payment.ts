import type { Db } from '../../../db/database';
import type { Caller } from '../../../server/caller';
import type { Schemas } from '../../../server/operation';
import { conflict, wrongField } from '../../../server/refusal';
import { CUSTOMER_TYPE } from '../../user/users';
import { isForGuests } from '../pays';

type OrderRequest = Schemas['OrderRequest'];

/** Checks who may pay how. Needs no price. */
export function assertMayPay({ pay, guest, coupon, brandpayPaymentInfo }: OrderRequest, caller: Caller) {
  if (caller.kind === 'user') {
    const isOrganization = caller.user.customerType === CUSTOMER_TYPE.organization;
    if (pay === 'credit' && !isOrganization) throw wrongField('INVALID', 'pay');
  } else {
    if (!guest) throw wrongField('REQUIRED', 'guest');
    if (!isForGuests(pay)) throw wrongField('INVALID', 'pay');
    if (coupon) throw wrongField('INVALID', 'coupon');
  }
  if (pay === 'brandPay' && !brandpayPaymentInfo) throw wrongField('REQUIRED', 'brandpayPaymentInfo');
  if (pay !== 'brandPay' && brandpayPaymentInfo) throw wrongField('INVALID', 'brandpayPaymentInfo');
}

type BrandpayPayment = {
  attemptId: string;
  customerKey: string;
  amount: number;
  isRefused: number;
  confirmedFor: string | null;
};

/** BrandPay's confirm call: checks customer, amount and single use. No money moves before it. */
async function confirmBrandpay(db: Db, request: OrderRequest, caller: Caller, amount: number, orderId: string) {
  const info = request.brandpayPaymentInfo;
  if (!info || caller.kind !== 'user') return;
  if (info.amount !== amount) throw wrongField('MISMATCH', 'brandpayPaymentInfo.amount');
  const paid = await db.one<BrandpayPayment>('SELECT * FROM brandpayPayments WHERE paymentKey = ?', [info.paymentKey]);
  if (paid?.attemptId !== info.orderId || paid.customerKey !== caller.user.customerKey) {
    throw wrongField('NOT_FOUND', 'brandpayPaymentInfo.paymentKey');
  }
  if (paid.amount !== amount) throw wrongField('MISMATCH', 'brandpayPaymentInfo.amount');
  if (paid.confirmedFor !== null) throw conflict('ALREADY_PROCESSED_PAYMENT', 'This payment has been used.');
  if (paid.isRefused) throw wrongField('REJECTED', 'brandpayPaymentInfo');
  await db.run('UPDATE brandpayPayments SET confirmedFor = ? WHERE paymentKey = ?', [orderId, info.paymentKey]);
}

/** Takes `amount` won. Returns the points spent, which a cancellation gives back. */
export async function collectPayment(db: Db, request: OrderRequest, caller: Caller, amount: number, orderId: string) {
  if (request.pay === 'brandPay') await confirmBrandpay(db, request, caller, amount, orderId);
  if (request.pay !== 'point' || caller.kind !== 'user') return 0;
  if (caller.user.point < amount) throw wrongField('INVALID', 'pay');
  await db.run('UPDATE users SET point = point - ? WHERE id = ?', [amount, caller.user.id]);
  return amount;
}
