import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { GUEST_BLOCK, noonInKorea, orderRequest, post, priced } from './support/orders';
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
const made = async () => (await sandbox.control().state()).ordersCreated;

describe('one key makes one order', () => {
  test('the same body again returns the first order', async () => {
    const key = randomUUID();
    const body = await priced(consumer, DAY);
    const first = await post(consumer, body, key);
    const again = await post(consumer, body, key);
    expect([first.status, again.status]).toEqual([201, 200]);
    expect(again.data.id).toBe(first.data.id);
  });

  test('another body with the same key is refused', async () => {
    const key = randomUUID();
    const body = await priced(consumer, DAY);
    await post(consumer, body, key);
    const { status, error } = await post(consumer, { ...body, remark: '다른 주문' }, key);
    expect([status, error.msgId]).toEqual([409, 'IDEMPOTENCY_KEY_REUSED']);
  });

  test('ten requests at once create one', async () => {
    const before = await made();
    const key = randomUUID();
    const body = await priced(consumer, DAY);
    const answers = await Promise.all(Array.from({ length: 10 }, () => post(consumer, body, key)));
    expect(new Set(answers.map(({ data }) => data.id)).size).toBe(1);
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(await made()).toBe(before + 1);
  });

  test('after a lost response the order is found by its key', async () => {
    const key = randomUUID();
    const body = { ...(await priced(guest, DAY)), guest: GUEST_BLOCK };
    await sandbox.control().dropAfterCommit('createOrder');
    await expect(post(guest, body, key)).rejects.toThrow();
    const { data } = await guest.send('listOrders', { query: { idempotencyKey: key } });
    const again = await post(guest, body, key);
    expect(data.items.map(({ id }) => id)).toEqual([again.data.id]);
    expect(again.status).toBe(200);
  });

  test('a key is valid for one person only', async () => {
    const key = randomUUID();
    await post(consumer, await priced(consumer, DAY), key);
    expect((await staff.send('listOrders', { query: { idempotencyKey: key } })).data.items).toEqual([]);
    expect((await post(staff, await priced(staff, DAY), key)).status).toBe(201);
  });
});

describe('the agreed price', () => {
  test('another total is refused, and nothing is created', async () => {
    const before = await made();
    const body = await priced(consumer, DAY);
    const { status, error } = await post(consumer, { ...body, calculationPrice: { total: 1_000 } });
    expect([status, error.msgId]).toEqual([409, 'PRICE_CHANGED']);
    expect(await made()).toBe(before);
  });

  test('a price that rose meanwhile is refused until it is confirmed', async () => {
    const body = await priced(consumer, DAY);
    await sandbox.control().changePrices(10);
    expect((await post(consumer, body)).status).toBe(409);
    expect((await post(consumer, await priced(consumer, DAY))).status).toBe(201);
    await sandbox.control().changePrices(0);
  });
});

test('a door code is in no response', async () => {
  const [pickup, dropoff] = orderRequest().waypoints;
  const waypoints = [pickup, dropoff].flatMap((point) => (point ? [{ ...point, doorCode: '#1234열쇠' }] : []));
  const { data } = await post(consumer, { ...(await priced(consumer, DAY)), waypoints });
  const ask = { path: { id: data.id } };
  const answers = await Promise.all([
    consumer.send('getOrder', ask),
    consumer.send('getReorder', ask),
    consumer.send('listShippingRecords'),
    guest.send('getGuestOrder', { path: { organizationId: 'platform', orderId: data.id } }),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect(JSON.stringify(answers.map((answer) => answer.data))).not.toContain('#1234열쇠');
});

test('only the owner sees an order', async () => {
  const { data } = await post(consumer, await priced(consumer, DAY));
  expect((await staff.send('getOrder', { path: { id: data.id } })).status).toBe(404);
});
