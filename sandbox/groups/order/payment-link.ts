import type { Db } from '../../db/database';
import { sendSms } from '../notification/sms';
import { nextStep } from './life/course';
import { makePlan } from './life/plan';
import { iso } from './life/progress';
import { historyOf, planOf, updateOrder, waypointsOf, type OrderRow } from './order-row';
import { koreanTime } from './price/korean-calendar';
import { STATUS } from './status';

const NO_LINK = { paymentUrl: null, paymentDueAt: null, paymentPhone: null };

const pathOf = (token: string) => `/sandbox-pay/${token}`;
export const amountOf = ({ total, couponDiscount }: OrderRow) => total - couponDiscount;

/** Until when the order can be paid (epoch ms); null if it needs no payment. For a frozen order time stands still. */
export function payableUntil(row: OrderRow, now: number): number | null {
  const { payBy } = planOf(row);
  if (row.status !== STATUS.waitingForPayment || payBy === undefined) return null;
  return row.frozenAt === null ? payBy : payBy + now - row.frozenAt;
}

/** The contract's fields of the link; all null unless the order waits for its payment. */
export function paymentLinkOf(row: OrderRow, now: number, origin: string) {
  const until = payableUntil(row, now);
  if (until === null || row.paymentToken === null) return NO_LINK;
  return {
    paymentUrl: `${origin}${pathOf(row.paymentToken)}`,
    paymentDueAt: iso(until),
    paymentPhone: row.paymentPhone,
  };
}

/** Sends the link to the customer. Returns a line for the log. */
export async function sendPaymentLink(db: Db, row: OrderRow, origin = ''): Promise<string> {
  const { paymentToken, paymentPhone, createdAt } = row;
  const until = payableUntil(row, createdAt);
  if (paymentToken === null || paymentPhone === null || until === null) return 'sandbox: no number for a payment link';
  const text = `주문 ${row.orderNo} · ${amountOf(row).toLocaleString('ko-KR')}원을 ${koreanTime(until)}까지 결제해 주세요. 결제하면 배정을 시작해요.`;
  return sendSms(db, { phoneNumber: paymentPhone, text, path: pathOf(paymentToken), now: createdAt }, origin);
}

/** The customer has paid: the order goes on from now, also one that was frozen while it waited. */
export async function markPaid(db: Db, row: OrderRow, { now, speed }: { now: number; speed: number }) {
  const points = waypointsOf(row).map(({ address }) => address);
  const plan = makePlan({ now, appointmentAt: row.appointmentAt, isPaidByLink: false, points, speed });
  await updateOrder(db, row.id, {
    status: STATUS.pending,
    planJson: JSON.stringify(plan),
    historyJson: JSON.stringify([...historyOf(row), { status: STATUS.pending, at: now }]),
    frozenAt: null,
    nextChangeAt: nextStep(plan, STATUS.pending)?.at ?? null,
  });
}
