import { isHoliday } from '@hyunbinseo/holidays-kr';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  CITY_HALL,
  estimateOf,
  GANGNAM,
  noonInKorea,
  orderRequest,
  PANGYO,
  waypoint,
  type OrderRequest,
} from './support/orders';
import { GUEST, person, type Person } from './support/provider';
import { startTestSandbox, type TestSandbox } from './support/sandbox';

let sandbox: TestSandbox;
let guest: Person;

beforeAll(async () => {
  sandbox = await startTestSandbox();
  guest = person(sandbox.url, GUEST);
});
afterAll(() => sandbox.stop());

const byDay = (more: Partial<OrderRequest> = {}) => orderRequest({ appointmentAt: noonInKorea(2), ...more });
const ask = (request: OrderRequest) =>
  guest.send(request.orderType === 'HomeMoving' ? 'estimateHomeMoving' : 'estimate', { body: estimateOf(request) });
const priceOf = async (more?: Partial<OrderRequest>) => (await ask(byDay(more))).data;
const partOf = async (code: string, more: Partial<OrderRequest>) =>
  (await priceOf(more)).parts.find((part) => part.code === code);
const refusal = async (more: Partial<OrderRequest>) => (await ask(byDay(more))).error.errors?.[0];

test('the parts add up to the total, in steps of 100 won', async () => {
  const { total, parts } = await priceOf({ services: [{ code: 'urgent', quantity: 1 }] });
  expect(parts.reduce((sum, { amount }) => sum + amount, 0)).toBe(total);
  expect(parts.every(({ amount }) => amount % 100 === 0)).toBe(true);
});

test('the distance is a third longer than the straight line, like streets', async () => {
  const { distanceMetres } = await priceOf();
  // 서울시청 – 강남역 is 8.8 km in a straight line.
  expect(distanceMetres).toBeGreaterThan(11_000);
  expect(distanceMetres).toBeLessThan(11_800);
});

test('an address without coordinates is placed, and its place is told', async () => {
  const { lat: _lat, lng: _lng, ...text } = CITY_HALL;
  const { total, distanceMetres, places } = await priceOf({ waypoints: [waypoint(text), waypoint(GANGNAM)] });
  const known = await priceOf({ waypoints: [waypoint(CITY_HALL), waypoint(GANGNAM)] });
  expect({ total, distanceMetres }).toEqual({ total: known.total, distanceMetres: known.distanceMetres });
  expect(places?.[0]).toEqual({ lat: CITY_HALL.lat, lng: CITY_HALL.lng });
  expect(known.places).toBeUndefined();

  const typed = await priceOf({ waypoints: [waypoint({ roadAddress: '서울 중구 새로 난 길 7' }), waypoint(GANGNAM)] });
  expect(typed.distanceMetres).toBeGreaterThan(5_000);
  const { error } = await ask(byDay({ waypoints: [waypoint({ roadAddress: '아무 데나' }), waypoint(GANGNAM)] }));
  expect(error.msgId).toBe('ADDRESS_NOT_FOUND');
});

test('a larger vehicle has a larger base price', async () => {
  expect(await partOf('base', { vehiclePoolId: 'pool-motorcycle' })).toMatchObject({ amount: 9_000 });
  expect(await partOf('base', { vehiclePoolId: 'pool-truck1tBox' })).toMatchObject({ amount: 38_000 });
});

test('every stop costs 3,000 won', async () => {
  const waypoints = [CITY_HALL, PANGYO, CITY_HALL, GANGNAM].map((address) => waypoint(address));
  expect(await partOf('stops', { waypoints })).toMatchObject({ amount: 6_000, quantity: 2 });
});

test('percentage options apply to base and distance, others to their quantity', async () => {
  const { parts } = await priceOf({
    services: [
      { code: 'roundTrip', quantity: 1 },
      { code: 'loadingHelp', quantity: 2 },
    ],
  });
  const amount = (code: string) => parts.find((part) => part.code === code)?.amount ?? NaN;
  expect(amount('roundTrip')).toBe(Math.round(((amount('base') + amount('distance')) * 60) / 100 / 100) * 100);
  expect(parts).toContainEqual({ code: 'service', serviceCode: 'loadingHelp', quantity: 2, amount: 30_000 });
});

test('the night is from 22:00 to 06:00 in Korea', async () => {
  const at = async (time: string) => {
    const day = noonInKorea(3).slice(0, 10);
    const { parts } = await priceOf({ appointmentAt: new Date(`${day}T${time}:00+09:00`).toISOString() });
    return parts.some(({ code }) => code === 'night');
  };
  expect([await at('21:59'), await at('22:00'), await at('05:59'), await at('06:00')]).toEqual([
    false,
    true,
    true,
    false,
  ]);
});

test('a price is valid for ten minutes', async () => {
  const { validUntil } = await priceOf();
  const seconds = (Date.parse(validUntil ?? '') - Date.now()) / 1000;
  expect(seconds).toBeGreaterThan(590);
  expect(seconds).toBeLessThanOrEqual(600);
});

test('the price of an immediate order is valid no longer than its fare', async () => {
  const now = Date.now();
  const evening = Date.parse(`${new Date(now + 33 * 3_600_000).toISOString().slice(0, 10)}T22:00:00+09:00`);
  for (const change of [evening, evening + 8 * 3_600_000]) {
    await sandbox.control().reset();
    await sandbox.control().advanceClock((change - Date.now()) / 1000 - 180);
    expect(Date.parse((await ask(orderRequest({ appointmentAt: null }))).data.validUntil ?? '')).toBe(change);
  }
  await sandbox.control().reset();
});

const LUNAR = new Intl.DateTimeFormat('en-u-ca-dangi', { timeZone: 'UTC', day: 'numeric' });
const isWithoutSpirits = (date: Date) => [9, 0].includes(Number(LUNAR.format(date)) % 10);
const isQuiet = (date: Date) => date.getUTCDate() < 25 && !isWithoutSpirits(date);

/** Noon in Korea on the next matching day that is bookable and not a public holiday. */
async function nextDay(fits: (date: Date) => boolean): Promise<string> {
  for (let ahead = 3; ahead < 90; ahead += 1) {
    const noon = noonInKorea(ahead);
    if (fits(new Date(noon)) && !(await isHoliday(noon.slice(0, 10)).catch(() => false))) return noon;
  }
  throw new Error('No such day within three months');
}
const nextPlainDay = () => nextDay((date) => date.getUTCDay() === 2 && isQuiet(date));
const nextPlainSunday = () => nextDay((date) => date.getUTCDay() === 0 && isQuiet(date));

describe('a home move', () => {
  /** An unpopular Tuesday: no end of a month, no holiday, no day without spirits (손없는날). */
  let plainDay = '';
  beforeAll(async () => {
    plainDay = await nextPlainDay();
  });
  const truck = (more: Partial<OrderRequest> = {}) =>
    byDay({ orderType: 'HomeMoving', vehiclePoolId: 'pool-truck1tBox', appointmentAt: plainDay, ...more });
  const partsOf = async (more: Partial<OrderRequest>) => (await ask(truck(more))).data.parts;
  const service = (code: string, quantity = 1) => ({ code, quantity });
  const won = async (more: Partial<OrderRequest>, code: string) =>
    (await partsOf(more)).find((part) => part.code === code || part.serviceCode === code)?.amount ?? 0;

  test('is priced by truck, crew, level and volume', async () => {
    const services = [service('moveFullPack'), service('ownVolume', 50)];
    const parts = await partsOf({ services });
    expect(parts).toContainEqual({ code: 'base', amount: 170_000 });
    expect(parts).toContainEqual({ code: 'crew', quantity: 1, amount: 130_000 });
    expect(parts).toContainEqual({ code: 'service', serviceCode: 'moveFullPack', amount: 80_000 + 5 * 8_000 });
  });

  test('needs a second truck if one is too small', async () => {
    expect(await won({ services: [service('moveVehicleOnly'), service('ownVolume', 50)] }, 'base')).toBe(170_000);
    expect(await won({ services: [service('moveVehicleOnly'), service('ownVolume', 51)] }, 'base')).toBe(340_000);
  });

  test('adds one crew member for every 8 m³, and none for a truck only', async () => {
    const crew = (m3: number, level: string) =>
      won({ vehiclePoolId: 'pool-truck5t', services: [service(level), service('ownVolume', m3 * 10)] }, 'crew');
    expect([await crew(8, 'moveStandard'), await crew(8.1, 'moveStandard'), await crew(8, 'moveVehicleOnly')]).toEqual([
      130_000, 260_000, 0,
    ]);
  });

  test.each([
    [2, 150_000],
    [5, 150_000],
    [6, 160_000],
    [7, 160_000],
    [8, 170_000],
    [20, 230_000],
  ])('a ladder truck to floor %i costs %i won', async (floor, amount) => {
    expect(await won({ services: [service('moveStandard'), service('ladderFrom', floor)] }, 'ladderFrom')).toBe(amount);
  });

  test.each([
    [20, 0],
    [21, 5_000],
    [30, 5_000],
    [31, 10_000],
  ])('%i m to the truck cost %i won', async (metres, amount) => {
    expect(await won({ services: [service('moveStandard'), service('parkingTo', metres)] }, 'parkingTo')).toBe(amount);
  });

  test('stairs cost per floor, except where a ladder truck is used', async () => {
    expect(await won({ services: [service('moveStandard'), service('stairsTo', 3)] }, 'stairsTo')).toBe(30_000);
    const services = [service('stairsTo', 3), service('ladderTo', 4)];
    expect(await refusal({ ...truck(), services })).toEqual({ code: 'INVALID', field: 'services.0.code' });
  });

  test('costs more on a day without spirits, half as much more on a weekend, and nothing extra without a day', async () => {
    const peak = (appointmentAt: string | null) =>
      won({ services: [service('moveStandard')], appointmentAt }, 'peakDay');
    expect([
      await peak(plainDay),
      await peak(await nextDay(isWithoutSpirits)),
      await peak(await nextPlainSunday()),
      await peak(null),
    ]).toEqual([0, 100_000, 50_000, 0]);
  });
});

describe('an unavailable choice is refused with its field', () => {
  test.each<[string, Partial<OrderRequest>, { code: string; field: string }]>([
    ['an unknown vehicle', { vehiclePoolId: 'pool-rocket' }, { code: 'NOT_FOUND', field: 'vehiclePoolId' }],
    [
      'an unknown option',
      { services: [{ code: 'magic', quantity: 1 }] },
      { code: 'NOT_FOUND', field: 'services.0.code' },
    ],
    [
      'too many of an option',
      { services: [{ code: 'loadingHelp', quantity: 9 }] },
      { code: 'INVALID', field: 'services.0.quantity' },
    ],
    [
      'an option of another vehicle',
      { services: [{ code: 'frozen', quantity: 1 }] },
      { code: 'INVALID', field: 'services.0.code' },
    ],
    [
      'options that exclude each other',
      {
        vehiclePoolId: 'pool-truck1tBox',
        services: [
          { code: 'refrigerated', quantity: 1 },
          { code: 'frozen', quantity: 1 },
        ],
      },
      { code: 'INVALID', field: 'services.0.code' },
    ],
    ['the past', { appointmentAt: '2020-01-01T00:00:00.000Z' }, { code: 'INVALID', field: 'appointmentAt' }],
  ])('%s', async (_, more, item) => {
    expect(await refusal(more)).toEqual(item);
  });
});
