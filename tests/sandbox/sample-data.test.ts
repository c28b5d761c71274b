import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { randomFrom } from '../../sandbox/db/random';
import { placesOf, randomRequest, reachOf, recipientsOf } from '../../sandbox/db/random-request';
import { JOBS } from '../../sandbox/db/sample/jobs';
import { NAMES } from '../../sandbox/db/sample/names';
import { COMPANY_COUNT, PLACES } from '../../sandbox/db/sample/places';
import { ADDRESSES } from '../../sandbox/groups/common/addresses';
import { VEHICLES, vehiclesFor } from '../../sandbox/groups/driver/vehicles';
import { plateOf } from '../../sandbox/groups/order/life/drivers';
import { koreanDate } from '../../sandbox/groups/order/price/korean-calendar';
import { account, signedIn, type Person } from './support/provider';
import { startTestSandbox, type TestSandbox } from './support/sandbox';

const range = (count: number) => Array.from({ length: count }, (_, index) => index);
/** The accounts people sign in with; their numbers are in the documents. */
const OF_ACCOUNTS = ['+821012345678', '+821023456789'];
const REACHES_NOBODY = /^\+82(100\d{7}|20\d{6}|5070\d{7})$/;

test('there are at least 60 people and 40 companies, no two alike', () => {
  expect(new Set(NAMES).size).toBe(NAMES.length);
  expect(NAMES.length).toBeGreaterThanOrEqual(60);
  expect(COMPANY_COUNT).toBeGreaterThanOrEqual(40);
  expect(new Set(PLACES.map(({ name }) => name)).size).toBe(PLACES.length);
});

test('sample numbers reach nobody', () => {
  const phones = PLACES.flatMap(({ mobileNo }) => mobileNo.split(';')).filter((phone) => !OF_ACCOUNTS.includes(phone));
  expect(phones.filter((phone) => !REACHES_NOBODY.test(phone))).toEqual([]);
});

describe('addresses', () => {
  /** `경기 성남시 분당구`. */
  const districtOf = (text = '') => /^\S+(?: \S+[시군구](?= ))+(?: \S+[읍면](?= ))?/.exec(text)?.[0];

  test('name the same district by road and by lot, with 읍 or 면', () => {
    const differing = ADDRESSES.filter(
      ({ roadAddress, jibunAddress }) => districtOf(roadAddress) !== districtOf(jibunAddress),
    );
    expect(differing.map(({ roadAddress }) => roadAddress)).toEqual([]);
  });

  test('are written as on the sign: no blank in a road, one building number, a legal 동, 가 or 리', () => {
    const wrong = ADDRESSES.filter(
      ({ roadAddress, jibunAddress = '', zonecode = '' }) =>
        !/ \S+[로길] \d+(-\d+)?$/.test(roadAddress) ||
        /[로길] \d+번?길/.test(roadAddress) ||
        !/ \S+([동가로]|[읍면] \S+리) 산?\d+(-\d+)?$/.test(jibunAddress) ||
        !/^\d{5}$/.test(zonecode),
    );
    expect(wrong.map(({ roadAddress, jibunAddress }) => `${roadAddress} | ${jibunAddress ?? ''}`)).toEqual([]);
  });
});

test.each([
  ['motorcycle', /^(서울|경기|인천) [가-힣]{2,3} [가-하] \d{4}$/],
  ['car', /^[1-6]\d{2}[가-주] \d{4}$/],
  ['damas', /^(서울|경기|인천) (8\d|9[0-7])[바사아자] \d{4}$/],
  ['truck5t', /^(서울|경기|인천) (8\d|9[0-7])[바사아자] \d{4}$/],
])('the plate of a %s has its form', (vehicleClass, form) => {
  const plates = range(100).map((place) => plateOf(vehicleClass, place));
  expect(plates.filter((plate) => !form.test(plate))).toEqual([]);
});

describe('jobs', () => {
  test('load no vehicle with more than it carries', () => {
    const payload = new Map(VEHICLES.map(({ vehicleClass, payloadKg }) => [vehicleClass, payloadKg]));
    const tooHeavy = JOBS.filter(({ vehicles, count, kgEach }) =>
      vehicles.some((code) => count[1] * kgEach > (payload.get(code) ?? 0)),
    );
    expect(tooHeavy.map(({ goods, vehicles }) => `${goods}: ${vehicles.join()}`)).toEqual([]);
  });

  test('exist for every vehicle of every kind of order', () => {
    for (const orderType of ['Quick', 'Delivery'] as const) {
      const missing = vehiclesFor(orderType).filter(
        ({ vehicleClass }) => !JOBS.some((job) => job.orderType === orderType && job.vehicles.includes(vehicleClass)),
      );
      expect(missing.map(({ name }) => name)).toEqual([]);
    }
  });

  test('have a sender with a recipient within reach', () => {
    const lonely = JOBS.filter(({ vehicles: [vehicle = ''], from, to }) =>
      placesOf(from).every((sender) => recipientsOf(sender, to, reachOf(vehicle)).length === 0),
    );
    expect(lonely.map(({ goods }) => goods)).toEqual([]);
  });

  test('a home move goes from home to home', () => {
    const { waypoints, services } = randomRequest(randomFrom(7), { orderType: 'HomeMoving' });
    const homes = PLACES.filter(({ kind }) => kind === 'home').map(({ addressDetail }) => addressDetail);
    for (const { addressDetail } of waypoints) expect(homes).toContain(addressDetail);
    expect(services.map(({ code }) => code)).toEqual(expect.arrayContaining(['floorFrom', 'floorTo', 'areaTo']));
  });
});

describe('the list of a customer', () => {
  let sandbox: TestSandbox;
  let consumer: Person;
  beforeAll(async () => {
    sandbox = await startTestSandbox();
    consumer = await signedIn(sandbox.url, account('consumer'));
  });
  afterAll(() => sandbox.stop());

  test('looks like a usual week: nearly all done, a few under way, one or two cancelled', async () => {
    const { items, total } = (await consumer.send('listOrders', { query: { pageSize: 100 } })).data;
    const shareOf = (rows: typeof items, ...statuses: number[]) =>
      rows.filter(({ status }) => status !== undefined && statuses.includes(status)).length / rows.length;
    expect(total).toBe(150);
    expect(shareOf(items, 3)).toBeGreaterThan(0.75);
    expect(shareOf(items, 4, 5, 6)).toBeLessThan(0.15);
    expect(shareOf(items.slice(0, 20), 4, 5, 6)).toBeLessThanOrEqual(0.1);
  });

  test('has numbers of the day that fall from the newest order to the oldest', async () => {
    const pageOf = (pageIndex: number) => consumer.send('listOrders', { query: { pageIndex, pageSize: 100 } });
    const items = [await pageOf(0), await pageOf(1)].flatMap(({ data }) => data.items);
    expect(items).toHaveLength(150);
    const sequence = items.map(({ orderNo = '' }) => Number(orderNo.split('-')[1]));
    expect(sequence).toEqual([...new Set(sequence)].sort((one, other) => other - one));
    const dayOf = (createdAt = '') => koreanDate(Date.parse(createdAt)).slice(2).replaceAll('-', '');
    expect(items.map(({ orderNo = '' }) => orderNo.split('-')[0])).toEqual(
      items.map(({ createdAt }) => dayOf(createdAt)),
    );
  });

  test('has orders of the working hours of the day', async () => {
    const { items } = (await consumer.send('listOrders', { query: { sort: 'createdAtAsc', pageSize: 100 } })).data;
    const hours = items
      .filter(({ id, orderType }) => id.startsWith('sandbox-consumer-') && orderType !== 'HomeMoving')
      .map(({ createdAt = '' }) => (new Date(createdAt).getUTCHours() + 9) % 24);
    expect(hours.length).toBeGreaterThan(50);
    expect(hours.filter((hour) => hour < 9 || hour > 18)).toEqual([]);
  });
});
