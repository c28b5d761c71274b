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

test('the distance is that of the street, a third longer than the straight line', async () => {
  const { distanceMetres } = await priceOf();
  // 서울시청 – 강남역: 8.8 km as the crow flies.
  expect(distanceMetres).toBeGreaterThan(11_000);
  expect(distanceMetres).toBeLessThan(11_800);
});

test('a larger vehicle has a larger base price', async () => {
  expect(await partOf('base', { vehiclePoolId: 'pool-motorcycle' })).toMatchObject({ amount: 9_000 });
  expect(await partOf('base', { vehiclePoolId: 'pool-truck1tBox' })).toMatchObject({ amount: 33_000 });
});

test('every stop costs 3,000 won', async () => {
  const waypoints = [CITY_HALL, PANGYO, CITY_HALL, GANGNAM].map((address) => waypoint(address));
  expect(await partOf('stops', { waypoints })).toMatchObject({ amount: 6_000, quantity: 2 });
});

test('percent options count from base and distance, others by their number', async () => {
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

test('a price holds for ten minutes', async () => {
  const { validUntil } = await priceOf();
  const seconds = (Date.parse(validUntil) - Date.now()) / 1000;
  expect(seconds).toBeGreaterThan(590);
  expect(seconds).toBeLessThanOrEqual(600);
});

test('a home move costs by vehicle, distance and what is to be done', async () => {
  const services = [
    { code: 'moveFullPack', quantity: 1 },
    { code: 'item-fridge', quantity: 2 },
    { code: 'item-somethingElse', quantity: 3 },
  ];
  const { parts } = await priceOf({ orderType: 'HomeMoving', vehiclePoolId: 'pool-truck2_5t', services });
  expect(parts.filter(({ code }) => code === 'service').map(({ amount }) => amount)).toEqual([380_000, 40_000, 6_000]);
  expect(parts).toContainEqual({ code: 'base', amount: 320_000 });
});

describe('what is not offered is refused by its field', () => {
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
