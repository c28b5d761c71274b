import { afterAll, beforeAll, expect, test } from 'vitest';
import { account, signedIn, type Person } from './support/provider';
import { startTestSandbox, type TestSandbox } from './support/sandbox';

const CANCELLED = 5;

let sandbox: TestSandbox;
let consumer: Person;

beforeAll(async () => {
  sandbox = await startTestSandbox();
  consumer = await signedIn(sandbox.url, account('consumer'));
});
afterAll(() => sandbox.stop());

const control = () => sandbox.control();
const cancel = (id: string) => consumer.send('cancelOrder', { path: { id }, body: { reason: 'tooLate' } });
const tip = (id: string) => consumer.send('submitTip', { path: { id }, body: { id, amount: 3_000 } });

test('cancelling costs nothing before a driver has accepted', async () => {
  const { id, cancelQuote } = await control().createOrder({ status: 'pending', isFrozen: true });
  expect(cancelQuote?.fee).toBe(0);
  expect((await cancel(id)).data.fee).toBe(0);
  expect((await consumer.send('getOrder', { path: { id } })).data).toMatchObject({
    status: CANCELLED,
    cancelQuote: null,
    driver: null,
  });
});

test('afterwards it costs what was announced before', async () => {
  const order = await control().createOrder({ status: 'active', isFrozen: true, order: { pay: 'card' } });
  const { data } = await cancel(order.id);
  expect(data).toMatchObject(order.cancelQuote ?? {});
  expect(data.fee + data.refund).toBe(order.payAmount);
  expect(data.fee).toBeGreaterThanOrEqual(3_000);
});

test.each(['pending', 'active'] as const)('cancelling a %s move costs its deposit', async (status) => {
  const order = await control().createOrder({
    status,
    isFrozen: true,
    order: { orderType: 'HomeMoving', pay: 'card' },
  });
  const deposit = Math.round(order.calculationPrice.total / 10);
  expect([deposit, 2 * deposit]).toContain(order.cancelQuote?.fee);
  expect((await cancel(order.id)).data).toMatchObject(order.cancelQuote ?? {});
});

test.each(['activeAndPickedUp', 'transit', 'completed', 'cancelled'] as const)(
  'cancelling is not possible from %s on',
  async (status) => {
    const { id, cancelQuote } = await control().createOrder({ status, isFrozen: true });
    expect(cancelQuote).toBeNull();
    expect((await cancel(id)).error.msgId).toBe('NOT_CANCELLABLE');
  },
);

test('tips add up, and close a day after the end', async () => {
  const { id } = await control().createOrder({ status: 'completed' });
  await tip(id);
  expect((await tip(id)).data.tip).toBe(6_000);
  await control().advanceClock(24 * 3600 + 1);
  expect((await tip(id)).error.msgId).toBe('TIP_CLOSED');
});
