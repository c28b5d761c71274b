import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { noonInKorea, post, priced, type OrderRequest } from './support/orders';
import { account, signedIn, type Person } from './support/provider';
import { startTestSandbox, type TestSandbox } from './support/sandbox';

let sandbox: TestSandbox;
let consumer: Person;
let staff: Person;

beforeAll(async () => {
  sandbox = await startTestSandbox();
  consumer = await signedIn(sandbox.url, account('consumer'));
  staff = await signedIn(sandbox.url, account('staff'));
});
afterAll(() => sandbox.stop());

const DAY = { appointmentAt: noonInKorea(2) };
const newcomer = async (point = 0) => signedIn(sandbox.url, await sandbox.control().createUser({ point }));

describe('a coupon', () => {
  const couponOf = async (someone: Person, couponNumber: string) => {
    const { data } = await someone.send('listCoupons');
    return data.find((coupon) => coupon.couponNumber === couponNumber)?.id ?? '';
  };
  const withCoupon = async (someone: Person, couponNumber: string, more: Partial<OrderRequest> = {}) =>
    post(someone, {
      ...(await priced(someone, { ...DAY, ...more })),
      coupon: { id: await couponOf(someone, couponNumber) },
    });
  const refusal = async (...asked: Parameters<typeof withCoupon>) => (await withCoupon(...asked)).error.errors?.[0];

  test('takes off its percentage, rounded down to 10 won and at most its cap', async () => {
    const { data } = await withCoupon(consumer, 'THANKS10');
    const { total } = data.calculationPrice;
    expect(data.couponDiscount).toBe(Math.min(Math.floor(total / 100) * 10, 8_000));
    expect(data.payAmount).toBe(total - (data.couponDiscount ?? 0));
  });

  test('can be redeemed once, even by two orders at the same moment', async () => {
    const body = { ...(await priced(consumer, DAY)), coupon: { id: await couponOf(consumer, 'HELLO3000') } };
    const answers = await Promise.all([post(consumer, body), post(consumer, body), post(consumer, body)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 400, 400]);
    expect((await post(consumer, body)).error.errors).toEqual([{ code: 'USED', field: 'coupon' }]);
  });

  test.each([
    ['ended', 'SPRING15', 'EXPIRED'],
    ['spent', 'OPEN2000', 'USED'],
    ['for another order type', 'DELIVERY20', 'INVALID'],
    ['for another payment', 'BRAND4000', 'INVALID'],
  ])('that is %s is refused', async (_, couponNumber, code) => {
    expect(await refusal(consumer, couponNumber)).toEqual({ code, field: 'coupon' });
  });

  test('of someone else is not found', async () => {
    const body = { ...(await priced(staff, DAY)), coupon: { id: await couponOf(consumer, 'THANKS10') } };
    expect((await post(staff, body)).error.errors).toEqual([{ code: 'NOT_FOUND', field: 'coupon' }]);
  });

  test('is returned by a free cancellation', async () => {
    const someone = await newcomer();
    await someone.send('registerCoupon', { body: { couponNumber: 'QUICK5000' } });
    const { data } = await withCoupon(someone, 'QUICK5000');
    await someone.send('cancelOrder', { path: { id: data.id }, body: { reason: 'other' } });
    expect((await withCoupon(someone, 'QUICK5000')).status).toBe(201);
  });

  test('is registered by its number', async () => {
    const someone = await newcomer();
    const register = (couponNumber: string) => someone.send('registerCoupon', { body: { couponNumber } });
    expect((await register('WELCOME2026')).data).toMatchObject({ discountType: 'PERCENT', state: 'available' });
    const codes = await Promise.all(
      ['WELCOME2026', 'SPENT2026', 'SUMMER2025', 'NOSUCHNUMBER'].map(
        async (number) => (await register(number)).error.errors?.[0]?.code,
      ),
    );
    expect(codes).toEqual(['DUPLICATED', 'USED', 'EXPIRED', 'NOT_FOUND']);
  });
});
