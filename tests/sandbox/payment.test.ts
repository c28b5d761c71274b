import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { GUEST_BLOCK, noonInKorea, post, priced, type OrderRequest } from './support/orders';
import { account, GUEST, person, signedIn, type Person } from './support/provider';
import { startTestSandbox, type TestSandbox } from './support/sandbox';

let sandbox: TestSandbox;
let consumer: Person;
let staff: Person;
let guest: Person;

beforeAll(async () => {
  sandbox = await startTestSandbox();
  consumer = await signedIn(sandbox.url, account('consumer'));
  staff = await signedIn(sandbox.url, account('staff'));
  guest = person(sandbox.url, GUEST);
});
afterAll(() => sandbox.stop());

const DAY = { appointmentAt: noonInKorea(2) };
const newcomer = async (point = 0) => signedIn(sandbox.url, await sandbox.control().createUser({ point }));

describe('payment permissions', () => {
  const refused = async (someone: Person, more: Partial<OrderRequest>) => {
    const { status, error } = await post(someone, { ...(await priced(someone, DAY)), ...more });
    return [status, error.errors?.[0]];
  };

  test('a guest identifies themselves and pays in cash or by card', async () => {
    expect(await refused(guest, {})).toEqual([400, { code: 'REQUIRED', field: 'guest' }]);
    for (const pay of ['credit', 'point', 'brandPay'] as const) {
      expect(await refused(guest, { guest: GUEST_BLOCK, pay })).toEqual([400, { code: 'INVALID', field: 'pay' }]);
    }
    expect((await post(guest, { ...(await priced(guest, DAY)), guest: GUEST_BLOCK, pay: 'card' })).status).toBe(201);
  });

  test('a guest has no list, no coupons and no order except the shared one', async () => {
    const { data } = await post(guest, { ...(await priced(guest, DAY)), guest: GUEST_BLOCK });
    expect((await guest.send('listOrders')).error.errors).toEqual([{ code: 'REQUIRED', field: 'idempotencyKey' }]);
    expect((await guest.send('getOrder', { path: { id: data.id } })).status).toBe(401);
    const shared = await guest.send('getGuestOrder', { path: { organizationId: 'platform', orderId: data.id } });
    expect(shared.data.waypoints[0]).toMatchObject({ contactName: '김*냄', mobileNo: '010-****-2222' });
  });

  test('credit is for organizations', async () => {
    expect(await refused(consumer, { pay: 'credit' })).toEqual([400, { code: 'INVALID', field: 'pay' }]);
    expect((await post(staff, { ...(await priced(staff, DAY)), pay: 'credit' })).data.pay).toBe('credit');
  });

  test('points pay up to the balance and are returned by a cancellation', async () => {
    expect(await refused(await newcomer(10), { pay: 'point' })).toEqual([400, { code: 'INVALID', field: 'pay' }]);
    const rich = await newcomer(100_000);
    const { data } = await post(rich, { ...(await priced(rich, DAY)), pay: 'point' });
    expect((await rich.send('getMe')).data.point).toBe(100_000 - data.calculationPrice.total);
    await rich.send('cancelOrder', { path: { id: data.id }, body: { reason: 'changedMind' } });
    expect((await rich.send('getMe')).data.point).toBe(100_000);
  });

  /** The customer's action in the payment window. */
  async function approve(someone: Person, amount: number, choice = 'pay') {
    const { customerKey = '' } = (await someone.send('getMe')).data;
    const orderId = randomUUID();
    const response = await fetch(`${sandbox.url()}/sandbox-toss/brandpay`, {
      method: 'POST',
      body: new URLSearchParams({
        opener: 'http://localhost:3000',
        customerKey,
        orderId,
        amount: String(amount),
        choice,
      }),
    });
    const [, paymentKey = ''] = /"paymentKey":"([^"]+)"/.exec(await response.text()) ?? [];
    return { orderId, paymentKey, amount };
  }

  test('BrandPay is confirmed for the exact amount, once', async () => {
    const body = await priced(consumer, DAY);
    const info = await approve(consumer, body.calculationPrice.total);
    const paid = (brandpayPaymentInfo: typeof info | null) =>
      post(consumer, { ...body, pay: 'brandPay', brandpayPaymentInfo });

    expect((await paid(null)).error.errors).toEqual([{ code: 'REQUIRED', field: 'brandpayPaymentInfo' }]);
    expect((await paid({ ...info, amount: 100 })).error.errors).toEqual([
      { code: 'MISMATCH', field: 'brandpayPaymentInfo.amount' },
    ]);
    expect((await paid(info)).status).toBe(201);
    expect((await paid(info)).error.msgId).toBe('ALREADY_PROCESSED_PAYMENT');
  });

  test('BrandPay confirms only this customer’s unchanged approval', async () => {
    const body = await priced(consumer, DAY);
    const { total } = body.calculationPrice;
    const refusalOf = async (brandpayPaymentInfo: Awaited<ReturnType<typeof approve>>) =>
      (await post(consumer, { ...body, pay: 'brandPay', brandpayPaymentInfo })).error.errors;

    const own = await approve(consumer, total);
    const unknown = [{ code: 'NOT_FOUND', field: 'brandpayPaymentInfo.paymentKey' }];
    expect(await refusalOf({ ...own, paymentKey: randomUUID() })).toEqual(unknown);
    expect(await refusalOf({ ...own, orderId: randomUUID() })).toEqual(unknown);
    expect(await refusalOf(await approve(staff, total))).toEqual(unknown);
    expect(await refusalOf({ ...(await approve(consumer, 100)), amount: total })).toEqual([
      { code: 'MISMATCH', field: 'brandpayPaymentInfo.amount' },
    ]);
    expect(await refusalOf(await approve(consumer, total, 'refuse'))).toEqual([
      { code: 'REJECTED', field: 'brandpayPaymentInfo' },
    ]);
  });
});
