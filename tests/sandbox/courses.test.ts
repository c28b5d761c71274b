import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { account, signedIn, type Person } from './support/provider';
import { startTestSandbox, type TestSandbox } from './support/sandbox';

const MINUTE_S = 60;

let sandbox: TestSandbox;
let consumer: Person;

beforeAll(async () => {
  sandbox = await startTestSandbox();
  consumer = await signedIn(sandbox.url, account('consumer'));
});
afterAll(() => sandbox.stop());

const control = () => sandbox.control();
const statusOf = async (id: string) => (await consumer.send('getOrderStatus', { path: { id } })).data;
const orderOf = async (id: string) => (await consumer.send('getOrder', { path: { id } })).data;
const routeOf = async (id: string) => (await consumer.send('getOrderRoute', { path: { id } })).data;

/** The statuses that an order goes through until nothing changes any more. */
async function livedThrough(id: string) {
  for (let hour = 0; hour < 12; hour += 1) await control().advanceClock(60 * MINUTE_S);
  return (await orderOf(id)).history?.map(({ status }) => status);
}

describe('special courses', () => {
  test('an order that the driver returns gets another driver', async () => {
    const { id } = await control().createOrder({ status: 'active', course: 'driverChanges', order: { pay: 'cash' } });
    const first = (await statusOf(id)).driver;
    await control().advanceClock(4 * MINUTE_S);
    expect(await statusOf(id)).toMatchObject({ status: 1, driver: null });
    await control().advanceClock(4 * MINUTE_S);
    const second = await statusOf(id);
    expect(second.status).toBe(2);
    expect(second.driver?.name).not.toBe(first?.name);
    expect(await livedThrough(id)).toEqual([1, 2, 1, 2, 9, 8, 3]);
  });

  test('a delayed driver stands still while the arrival moves back', async () => {
    const { id } = await control().createOrder({ status: 'transit', course: 'delayed', order: { stops: 0 } });
    const promised = Date.parse((await statusOf(id)).eta?.from ?? '');
    const places: string[] = [];
    for (let minute = 0; minute < 360 && (await statusOf(id)).status === 8; minute += 2) {
      const { driver } = await routeOf(id);
      places.push(`${driver?.lat} ${driver?.lng}`);
      await control().advanceClock(2 * MINUTE_S);
    }
    const still = places.filter((place, index) => place === places[index - 1]).length;
    expect(still).toBeGreaterThanOrEqual(8);
    const arrived = Date.parse((await orderOf(id)).history?.find(({ status }) => status === 3)?.at ?? '');
    expect(arrived - promised).toBeGreaterThan(10 * MINUTE_S * 1000);
  });

  test.each([
    ['returned', [1, 2, 9, 8, 6], ['done', 'todo']],
    ['partial', [1, 2, 9, 8, 4], ['done', 'todo']],
    ['incompleted', [1, 2, 4], ['todo', 'todo']],
  ] as const)('%s', async (course, statuses, states) => {
    const { id } = await control().createOrder({ course, order: { stops: 0, pay: 'cash' } });
    expect(await livedThrough(id)).toEqual(statuses);
    expect((await orderOf(id)).waypoints.map(({ state }) => state)).toEqual(states);
  });

  test('the parts of a split order and the whole refer to each other', async () => {
    const whole = await orderOf('sandbox-order-split');
    const parts = await Promise.all((whole.childIds ?? []).map(orderOf));
    expect(parts.map(({ status, parentId }) => [status, parentId])).toEqual([
      [3, whole.id],
      [8, whole.id],
    ]);
  });
});

describe('sharing', () => {
  const EVERYTHING = { places: true, contacts: true, driver: true, map: true, photos: true, goods: true };
  const PLACE_AND_CONTACT = ['lat', 'lng', 'buildingName', 'contactName', 'mobileNo'];
  const path = { organizationId: 'platform', orderId: 'sandbox-order-transit' };
  const shared = async () => (await consumer.send('getGuestOrder', { path })).data;
  const choose = (settings: Partial<typeof EVERYTHING>) =>
    consumer.send('saveShareSettings', { path: { id: path.orderId }, body: { ...EVERYTHING, ...settings } });

  test('everything is shared until the owner chooses', async () => {
    const order = await shared();
    expect(order.driver?.name).toMatch(/\S/);
    expect(order.hasMap).toBe(true);
    expect(order).toHaveProperty('vehicleClass');
    for (const shown of PLACE_AND_CONTACT)
      expect(
        order.waypoints.some((stop) => shown in stop),
        shown,
      ).toBe(true);
    expect((await orderOf(path.orderId)).share).toEqual(EVERYTHING);
  });

  test('unshared data is not in the response', async () => {
    await choose({ places: false, contacts: false, driver: false });
    const order = await shared();
    expect(order).toMatchObject({ driver: null, hasMap: false });
    expect(order).not.toHaveProperty('vehicleClass');
    for (const stop of order.waypoints) {
      expect(stop.roadAddress).toMatch(/[시군구]$/);
      for (const hidden of PLACE_AND_CONTACT) expect(stop).not.toHaveProperty(hidden);
    }
    // Without the places, the route between them is hidden too.
    expect((await consumer.send('getGuestOrderRoute', { path: { id: path.orderId } })).status).toBe(404);
  });

  test('only the owner chooses', async () => {
    const member = await signedIn(sandbox.url, account('member'));
    const answer = await member.send('saveShareSettings', { path: { id: path.orderId }, body: EVERYTHING });
    expect(answer.status).toBe(404);
  });
});
