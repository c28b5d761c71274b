import type { Call, Handlers, Reply, Schemas } from '../../../server/operation';
import { conflict, wrongField } from '../../../server/refusal';
import { couponDiscount, spendCoupon } from '../coupon/coupon';
import { insertOrder } from '../order-row';
import { sendPaymentLink } from '../payment-link';
import { quote } from '../price/quote';
import { STATUS } from '../status';
import { toOrder } from '../view/order-view';
import { credentialOf, hashOfBody, findByIdempotencyKey, rememberKey } from './idempotency';
import { buildOrder } from './new-order';
import { assertMayPay, collectPayment } from './payment';
import { rememberWaypoints } from './shipping-records';

type CreateCall = Call<'createOrder' | 'createHomeMovingOrder'>;

/** Writes nothing but the order number before everything that can be refused is checked. */
async function createOrder(call: CreateCall): Promise<Reply<Schemas['Order']>> {
  const { db, now, body, caller, options } = call;
  const user = caller.kind === 'user' ? caller.user : null;
  assertMayPay(body, caller);
  // A move needs a crew, so it always needs an appointment.
  if (body.orderType === 'HomeMoving' && body.appointmentAt === null) throw wrongField('REQUIRED', 'appointmentAt');

  const quoted = await quote(call, body);
  if (quoted.price.total !== body.calculationPrice.total) {
    throw conflict('PRICE_CHANGED', 'The price has changed.');
  }
  const use = { orderType: body.orderType, pay: body.pay, total: quoted.price.total };
  const discount = body.coupon && user ? await couponDiscount(db, body.coupon.id, user.id, use, now) : 0;

  const row = await buildOrder(db, {
    request: body,
    quote: quoted,
    ownerId: user?.id ?? null,
    organizationId: user?.organizationId ?? null,
    couponDiscount: discount,
    paidPoint: 0,
    now,
    speed: options.speed,
  });
  row.paidPoint = await collectPayment(db, body, caller, quoted.price.total - discount, row.id);
  await insertOrder(db, row);
  if (row.status === STATUS.waitingForPayment) options.log(await sendPaymentLink(db, row, call.origin));
  if (body.coupon) await spendCoupon(db, body.coupon.id, now);
  if (user) await rememberWaypoints(db, user.id, body.waypoints, now);
  return { data: await toOrder(call, row), status: 201 };
}

async function create(call: CreateCall, isHomeMoving: boolean): Promise<Reply<Schemas['Order']>> {
  const { db, body, caller, header } = call;
  const key = header['Idempotency-Key'];
  const credential = credentialOf(caller);
  const bodyHash = hashOfBody(body);

  const before = await findByIdempotencyKey(db, credential, key, bodyHash);
  if (before) return { data: await toOrder(call, before) };
  if ((body.orderType === 'HomeMoving') !== isHomeMoving) throw wrongField('INVALID', 'orderType');

  const reply = await createOrder(call);
  await rememberKey(db, credential, key, bodyHash, reply.data.id);
  return reply;
}

export const createHandlers: Handlers<'createOrder' | 'createHomeMovingOrder'> = {
  createOrder: (call) => create(call, false),
  createHomeMovingOrder: (call) => create(call, true),
};
