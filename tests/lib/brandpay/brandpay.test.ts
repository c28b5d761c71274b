import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { rememberAttempt, takeAttempt } from '@/lib/brandpay/attempts';
import { createBrandpay, type BrandpaySdk } from '@/lib/brandpay/brandpay';
import { readReturned } from '@/lib/brandpay/read-returned';

type Asked = Parameters<BrandpaySdk['requestPayment']>[0];

const PAYMENT = { amount: 18_000, orderName: '퀵', customerName: '김하늘' };
const refusal = (code: string) => Object.assign(new Error(code), { code });

/** The vendor's SDK, answering with the result of `answer`. */
function vendor(answer: (asked: Asked) => unknown, settings: () => unknown = () => undefined) {
  const asked: Asked[] = [];
  const brandpay = createBrandpay({
    requestPayment: async (request) => {
      asked.push(request);
      return answer(request);
    },
    openSettings: async () => settings(),
  });
  return { asked, brandpay };
}
const approve = ({ orderId, amount }: Asked) => ({ paymentKey: 'key-1', orderId, amount });
const fail = (error: unknown) => () => {
  throw error;
};

beforeEach(() => {
  sessionStorage.clear();
  // The return address is the page without its query.
  history.replaceState(null, '', '/orders/payment?step=pay');
});

afterEach(() => history.replaceState(null, '', '/'));

test('an approval of the requested payment is returned; every attempt has a new order id', async () => {
  const { asked, brandpay } = vendor(approve);
  const first = await brandpay.pay(PAYMENT);
  await brandpay.pay(PAYMENT);
  expect(first).toEqual({
    kind: 'approved',
    info: { orderId: asked[0]?.orderId, paymentKey: 'key-1', amount: 18_000 },
  });
  expect(asked[0]).toMatchObject({ amount: { currency: 'KRW', value: 18_000 }, orderName: '퀵' });
  expect(new Set(asked.map(({ orderId }) => orderId)).size).toBe(2);
  for (const { orderId } of asked) expect(orderId).toMatch(/^[A-Za-z0-9\-_=]{6,64}$/);
});

test.each([
  ['another amount', (asked: Asked) => ({ ...approve(asked), amount: { currency: 'KRW', value: 100 } })],
  ['another order', (asked: Asked) => ({ ...approve(asked), orderId: 'bp_other' })],
  ['no payment key', (asked: Asked) => ({ ...approve(asked), paymentKey: '' })],
  ['nothing at all', () => undefined],
])('an approval with %s is rejected', async (_what, answer) => {
  expect(await vendor(answer).brandpay.pay(PAYMENT)).toEqual({ kind: 'failed', code: 'MISMATCH' });
});

test.each([
  [refusal('USER_CANCEL'), { kind: 'cancelled' }],
  [refusal('PAY_PROCESS_CANCELED'), { kind: 'cancelled' }],
  [refusal('REJECT_CARD_COMPANY'), { kind: 'failed', code: 'REJECT_CARD_COMPANY' }],
  [new Error('no code'), { kind: 'failed', code: 'UNKNOWN' }],
  ['a string', { kind: 'failed', code: 'UNKNOWN' }],
])('closing is not a failure, and every failure has its code: %s', async (error, outcome) => {
  expect(await vendor(fail(error)).brandpay.pay(PAYMENT)).toEqual(outcome);
});

test('an amount below the card minimum is not requested', async () => {
  const { asked, brandpay } = vendor(approve);
  expect(await brandpay.pay({ ...PAYMENT, amount: 0 })).toEqual({ kind: 'failed', code: 'BELOW_MINIMUM_AMOUNT' });
  expect(asked).toEqual([]);
});

test('closing the settings is not a failure', async () => {
  expect(await vendor(approve, fail(refusal('USER_CANCEL'))).brandpay.openSettings()).toBeNull();
  expect(await vendor(approve, fail(refusal('INVALID_CUSTOMER_KEY'))).brandpay.openSettings()).toBe(
    'INVALID_CUSTOMER_KEY',
  );
});

test('without a popup the browser leaves the page, and the request is known on return', async () => {
  const { asked, brandpay } = vendor(({ successUrl }) => {
    if (!successUrl) throw Object.assign(new Error('no window'), { name: 'NotSupportedPromiseError' });
  });
  expect(await brandpay.pay(PAYMENT)).toEqual({ kind: 'left' });
  const [first, second] = asked;
  const page = `${location.origin}/orders/payment`;
  expect(second).toMatchObject({ successUrl: page, failUrl: page });
  expect(second?.orderId).not.toBe(first?.orderId);
  expect(takeAttempt()).toEqual({ orderId: second?.orderId, amount: 18_000 });
});

const back = (fields: Record<string, string>) => readReturned(new URLSearchParams(fields));
const OWN = { orderId: 'bp_1', amount: '18000', paymentKey: 'key-1' };

test('a response in the URL counts once', () => {
  rememberAttempt({ orderId: 'bp_1', amount: 18_000 });
  expect(back(OWN)).toEqual({ kind: 'approved', info: { orderId: 'bp_1', amount: 18_000, paymentKey: 'key-1' } });
  expect(back(OWN)).toEqual({ kind: 'failed', code: 'MISMATCH' });
});

test.each([
  ['a lower amount', { ...OWN, amount: '100' }],
  ['an amount that is not a number', { ...OWN, amount: '18,000' }],
  ['no amount', { orderId: 'bp_1', paymentKey: 'key-1' }],
  ['another order', { ...OWN, orderId: 'bp_2' }],
  ['no payment key', { orderId: 'bp_1', amount: '18000' }],
  ['an empty payment key', { ...OWN, paymentKey: '' }],
])('a response with %s is rejected', (_what, fields) => {
  rememberAttempt({ orderId: 'bp_1', amount: 18_000 });
  expect(back(fields)).toEqual({ kind: 'failed', code: 'MISMATCH' });
});

test('a returned refusal or cancellation is reported, and an old one is ignored', () => {
  rememberAttempt({ orderId: 'bp_1', amount: 18_000 });
  expect(back({ code: 'PAY_PROCESS_CANCELED', message: '' })).toEqual({ kind: 'cancelled' });
  rememberAttempt({ orderId: 'bp_1', amount: 18_000 });
  expect(back({ code: 'REJECT_CARD_COMPANY' })).toEqual({ kind: 'failed', code: 'REJECT_CARD_COMPANY' });

  rememberAttempt({ orderId: 'bp_1', amount: 18_000 });
  const later = Date.now() + 31 * 60_000;
  vi.spyOn(Date, 'now').mockReturnValue(later);
  expect(back(OWN)).toEqual({ kind: 'failed', code: 'MISMATCH' });
  vi.restoreAllMocks();
});
