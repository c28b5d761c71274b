import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { noonInKorea, post, priced } from './support/orders';
import { account, person, signedIn, type Person } from './support/provider';
import { startTestSandbox, type TestSandbox } from './support/sandbox';

const [PENDING, ACTIVE, COMPLETED, INCOMPLETED, CANCELLED, RETURN, WAITING, TRANSIT, PICKED_UP] = [
  1, 2, 3, 4, 5, 6, 7, 8, 9,
];

let sandbox: TestSandbox;
let consumer: Person;

beforeAll(async () => {
  sandbox = await startTestSandbox({ speed: 60 });
  consumer = await signedIn(sandbox.url, account('consumer'));
});
afterAll(() => sandbox.stop());

const control = () => sandbox.control();
const statusOf = async (id: string) => (await consumer.send('getOrderStatus', { path: { id } })).data;
const orderOf = async (id: string) => (await consumer.send('getOrder', { path: { id } })).data;
/** Answers the page behind a payment link. */
const pay = async (url: string | null | undefined, choice: 'pay' | 'refuse') =>
  (await fetch(url ?? '', { method: 'POST', body: new URLSearchParams({ choice }) })).text();
const routeOf = async (id: string) => (await consumer.send('getOrderRoute', { path: { id } })).data;

describe('in fast time', () => {
  test('an order goes from pending to completed by itself', async () => {
    const { id, status } = (await post(consumer, await priced(consumer))).data;
    const seen = [status];
    for (let second = 0; second < 120 && seen.at(-1) !== COMPLETED; second += 1) {
      await control().advanceClock(1);
      const { status: now } = await statusOf(id);
      if (now !== seen.at(-1)) seen.push(now);
    }
    expect(seen).toEqual([PENDING, ACTIVE, PICKED_UP, TRANSIT, COMPLETED]);

    const { history, waypoints, driver } = await orderOf(id);
    expect(history?.map((event) => event.status)).toEqual(seen);
    expect(history?.map(({ at }) => at)).toEqual(history?.map(({ at }) => at).sort());
    expect(waypoints.map(({ state }) => state)).toEqual(['done', 'done']);
    expect(driver?.name).toMatch(/\S/);
  });

  test('an order by card waits until it is paid by the link that was sent, also after a refusal', async () => {
    const { id, status, paymentUrl, paymentPhone } = (
      await post(consumer, { ...(await priced(consumer)), pay: 'card', payer: 'SMS' })
    ).data;
    expect(status).toBe(WAITING);
    const inbox = await (await fetch(`${sandbox.url()}/sandbox-inbox`)).text();
    expect(inbox).toContain(new URL(paymentUrl ?? '').pathname);
    expect(inbox).toContain(paymentPhone?.replace('+82', '0'));

    expect(await pay(paymentUrl, 'refuse')).toContain('카드사가 승인하지 않았어요');
    await control().advanceClock(60);
    expect((await statusOf(id)).status).toBe(WAITING);
    expect(await pay(paymentUrl, 'pay')).toContain('결제를 완료했어요');
    const paid = await orderOf(id);
    expect([PENDING, ACTIVE]).toContain(paid.status);
    expect(paid).toMatchObject({ paymentUrl: null, paymentDueAt: null, paymentPhone: null });
    expect(await pay(paymentUrl, 'pay')).toContain('결제를 완료했어요');
    expect((await orderOf(id)).history?.filter((event) => event.status === PENDING)).toHaveLength(1);
  });

  test('an order that nobody pays is cancelled at the deadline and can be paid no more', async () => {
    const { id, paymentUrl, paymentDueAt } = (
      await post(consumer, { ...(await priced(consumer)), pay: 'card', payer: 'SMS' })
    ).data;
    const { now } = await control().state();
    await control().advanceClock((Date.parse(paymentDueAt ?? '') - Date.parse(now)) / 1000 + 1);
    expect(await pay(paymentUrl, 'pay')).toContain('결제할 수 없는 주문이에요');
    expect(await orderOf(id)).toMatchObject({
      status: CANCELLED,
      cancellation: { reason: 'unpaid', fee: 0, refund: 0 },
      waypoints: [
        { state: 'todo', doneAt: null },
        { state: 'todo', doneAt: null },
      ],
    });
  });

  test('a scheduled order waits for its appointment and is then picked up', async () => {
    const appointmentAt = noonInKorea(3);
    const { id } = (await post(consumer, await priced(consumer, { appointmentAt }))).data;
    const { now } = await control().state();
    const wait = (Date.parse(appointmentAt) - Date.parse(now)) / 1000;
    await control().advanceClock(wait - 30);
    expect((await statusOf(id)).status).toBe(PENDING);
    await control().advanceClock(31);
    expect((await statusOf(id)).waypoints[0]).toMatchObject({ state: 'done', doneAt: appointmentAt });
  });
});

describe('in progress', () => {
  test('the driver comes nearer and the arrival is a range', async () => {
    const { id } = await control().createOrder({ status: 'transit', order: { stops: 1 } });
    await control().advanceOrder(id, { status: 'transit' });
    const before = await routeOf(id);
    const { eta } = await statusOf(id);
    await control().advanceOrder(id, { seconds: 5 });
    const after = await routeOf(id);

    expect(after.remainingMetres).toBeLessThan(before.remainingMetres);
    expect(after.driver).not.toEqual(before.driver);
    expect(Date.parse(eta?.to ?? '')).toBeGreaterThan(Date.parse(eta?.from ?? ''));
  });

  test('the route goes through every waypoint', async () => {
    const order = await control().createOrder({ order: { stops: 2 } });
    const { path } = await routeOf(order.id);
    for (const { address } of order.waypoints) {
      const { lat: stopLat = 0, lng: stopLng = 0 } = address;
      const distances = path.map(({ lat, lng }) => Math.hypot(lat - stopLat, lng - stopLng));
      expect(Math.min(...distances)).toBeLessThan(0.0001);
    }
  });

  test('a frozen order does not change, with a position of the given age', async () => {
    const { id } = await control().createOrder({ status: 'active', isFrozen: true, positionAgeSeconds: 600 });
    await control().advanceClock(3600);
    const { status } = await statusOf(id);
    const { driver } = await routeOf(id);
    const { now } = await control().state();
    expect(status).toBe(ACTIVE);
    expect(Date.parse(now) - Date.parse(driver?.at ?? '')).toBeGreaterThanOrEqual(600_000);
  });

  test('the public page shows no full name and expires a month after the order', async () => {
    const anyone = person(sandbox.url);
    const ended = async (days: number) => {
      const { id } = await control().createOrder({ status: 'completed', enteredSecondsAgo: days * 24 * 3600 });
      const order = await anyone.send('getGuestOrder', { path: { organizationId: 'platform', orderId: id } });
      const route = await anyone.send('getGuestOrderRoute', { path: { id } });
      return { statuses: [order.status, route.status], driver: order.error.msgId ? null : order.data.driver };
    };
    expect(await ended(29)).toMatchObject({ statuses: [200, 200], driver: { name: expect.stringContaining('*') } });
    expect(await ended(31)).toMatchObject({ statuses: [404, 404] });
  });

  test('a partner page shows partner orders only', async () => {
    const [partner, other] = await Promise.all([control().createOrder({ isPartner: true }), control().createOrder()]);
    const statuses = [partner, other].map(
      async ({ id }) => (await person(sandbox.url).send('getMobisOrder', { path: { orderId: id } })).status,
    );
    expect(await Promise.all(statuses)).toEqual([200, 404]);
  });
});

test('every status can be reached', async () => {
  const reached = ['return', 'incompleted', 'cancelled'] as const;
  const orders = await Promise.all(reached.map((status) => control().createOrder({ status })));
  expect(orders.map(({ status }) => status)).toEqual([RETURN, INCOMPLETED, CANCELLED]);
});

test('what was brought back was picked up and not handed over', async () => {
  const { waypoints } = await control().createOrder({ status: 'return', order: { orderType: 'HomeMoving' } });
  expect(waypoints.map(({ state }) => state)).toEqual(['done', 'todo']);
});

test('a restart keeps orders, sessions and the time', async () => {
  const { id } = (await post(consumer, await priced(consumer))).data;
  const before = (await control().state()).now;
  await sandbox.restart();
  expect((await orderOf(id)).id).toBe(id);
  expect(Date.parse((await control().state()).now)).toBeGreaterThan(Date.parse(before));
});

test('after every start there is an order in progress', async () => {
  await control().reset();
  consumer = await signedIn(sandbox.url, account('consumer'));
  await control().advanceClock(24 * 3600);
  expect((await statusOf('sandbox-order-transit')).status).toBe(COMPLETED);
  await sandbox.restart();
  expect((await statusOf('sandbox-order-transit')).status).toBe(TRANSIT);
});
