import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { noonInKorea, post, priced } from './support/orders';
import { account, GUEST, person, signedIn, type Asked, type Person } from './support/provider';
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

const list = async (query: Asked['query'] = {}, someone = consumer) =>
  (await someone.send('listOrders', { query })).data;
const koreanDate = (iso: string | undefined) =>
  new Date(Date.parse(iso ?? '') + 9 * 60 * 60 * 1000).toISOString().slice(0, 10);

describe('the seed', () => {
  test('has 240 orders, most of the consumer, in every status', async () => {
    const totals = [(await list()).total, (await list({}, staff)).total];
    expect(totals).toEqual([150, 90]);
    for (const status of [1, 2, 3, 4, 5, 6, 7, 8, 9]) {
      expect((await list({ status })).total, `status ${status}`).toBeGreaterThan(0);
    }
  });

  test('reaches back 90 days', async () => {
    const { items } = await list({ sort: 'createdAtAsc', pageSize: 1 });
    const days = (Date.now() - Date.parse(items[0]?.createdAt ?? '')) / 86_400_000;
    expect(days).toBeGreaterThan(70);
    expect(days).toBeLessThan(95);
  });

  test('is the same every time', async () => {
    const before = (await list({ pageSize: 100 })).items.map(({ id, total, pickup }) => ({ id, total, pickup }));
    await sandbox.control().reset();
    consumer = await signedIn(sandbox.url, account('consumer'));
    staff = await signedIn(sandbox.url, account('staff'));
    const after = (await list({ pageSize: 100 })).items.map(({ id, total, pickup }) => ({ id, total, pickup }));
    const byId = (one: { id: string }, other: { id: string }) => one.id.localeCompare(other.id);
    expect(after.sort(byId).map(({ id, pickup }) => [id, pickup])).toEqual(
      before.sort(byId).map(({ id, pickup }) => [id, pickup]),
    );
  });
});

describe('the order list', () => {
  test('is newest first, and sorted by price on request', async () => {
    const { items } = await list();
    const times = items.map(({ createdAt }) => createdAt ?? '');
    expect(times).toEqual([...times].sort().reverse());
    const totals = (await list({ sort: 'totalAsc', pageSize: 100 })).items.map(({ total }) => total ?? 0);
    expect(totals).toEqual([...totals].sort((one, other) => one - other));
  });

  test('pages without losing or repeating an order', async () => {
    const pages = await Promise.all([0, 1, 2, 3].map((pageIndex) => list({ pageIndex, pageSize: 40 })));
    const ids = pages.flatMap(({ items }) => items.map(({ id }) => id));
    expect(new Set(ids).size).toBe(150);
  });

  test('filters by status, type and Korean day', async () => {
    const { items } = await list({ status: '3,5', orderType: 'Delivery', pageSize: 100 });
    expect(items.length).toBeGreaterThan(0);
    expect(items.every(({ status, orderType }) => [3, 5].includes(status ?? 0) && orderType === 'Delivery')).toBe(true);

    const day = koreanDate((await list({ sort: 'createdAtAsc', pageSize: 1 })).items[0]?.createdAt);
    const ofDay = await list({ from: day, to: day });
    expect(ofDay.items.length).toBeGreaterThan(0);
    expect(ofDay.items.map(({ createdAt }) => koreanDate(createdAt))).toEqual(ofDay.items.map(() => day));
  });

  test('finds by address, contact, number and Korean initials', async () => {
    const [first] = (await list()).items;
    for (const keyword of [first?.dropoff, first?.contactName, first?.orderNo, first?.orderNo?.replace('-', '')]) {
      const { items } = await list({ keyword: keyword ?? '', pageSize: 100 });
      expect(items.map(({ id }) => id)).toContain(first?.id);
    }
    const initials = await list({ keyword: 'ㅅㅇ ㄱㄴ', pageSize: 100 });
    expect(initials.items.length).toBeGreaterThan(0);
    expect((await list({ keyword: '없는주소입니다' })).total).toBe(0);
  });

  test('finds an organization’s own number with a bracket in it', async () => {
    const remark = String.raw`[관리번호: A\]1] [비용 부서: 영업]`;
    const { data: placed } = await post(staff, await priced(staff, { pay: 'credit', remark }));
    for (const keyword of ['A]1', '영업']) {
      expect((await list({ keyword }, staff)).items.map(({ id }) => id)).toContain(placed.id);
    }
  });

  test('is a customer’s own, for staff of an organization too: an order of a colleague is neither listed nor opened', async () => {
    const colleague = await signedIn(sandbox.url, await sandbox.control().createUser({ orgCode: 'acme' }));
    const { data: placed } = await post(colleague, await priced(colleague, { pay: 'credit' }));
    expect(placed.organizationId).toBe((await staff.send('getMe')).data.organization?.id);
    expect((await list({}, colleague)).items.map(({ id }) => id)).toEqual([placed.id]);
    expect((await list({ pageSize: 100 }, staff)).items.map(({ id }) => id)).not.toContain(placed.id);
    expect((await staff.send('getOrder', { path: { id: placed.id } })).status).toBe(404);
  });

  test('handles ten thousand', async () => {
    await sandbox.control().reset({ orders: 10_000 });
    const someone = await signedIn(sandbox.url, account('consumer'));
    expect((await list({ keyword: '서울', pageSize: 100 }, someone)).items).toHaveLength(100);
    expect((await list({}, someone)).total).toBe(10_150);
    consumer = someone;
  });
});

describe('recent addresses', () => {
  test('are those of the customer’s orders, the latest first, each once', async () => {
    const someone = await signedIn(sandbox.url, await sandbox.control().createUser());
    const records = async () => (await someone.send('listShippingRecords')).data;
    expect((await records()).total).toBe(0);
    const body = await priced(someone, { appointmentAt: noonInKorea(2) });
    await post(someone, body);
    await post(someone, body);
    const { items, total } = await records();
    expect(total).toBe(2);
    expect(items.map(({ contactName }) => contactName).sort()).toEqual(['김보냄', '이받음']);
  });
});

test('the month counts all orders except cancelled ones', async () => {
  const someone = await signedIn(sandbox.url, await sandbox.control().createUser());
  const userId = (await someone.send('getMe')).data.id;
  const completed = await sandbox.control().createOrder({ userId, status: 'completed' });
  await sandbox.control().createOrder({ userId, status: 'cancelled' });
  const period = koreanDate(completed.createdAt).slice(0, 7);
  const { data } = await someone.send('getStatistics', { query: { period } });
  expect(data).toMatchObject({ count: 1, total: completed.payAmount });
  expect(data.days.filter(({ count }) => count > 0).map(({ date }) => date)).toEqual([koreanDate(completed.createdAt)]);
});

test('the credit of a month counts no order of a later one', async () => {
  const now = (await sandbox.control().state()).now;
  const someone = await signedIn(sandbox.url, account('staff'));
  const usedIn = async (period: string) =>
    (await someone.send('getStatistics', { query: { period } })).data.credit?.used ?? 0;
  const [thisMonth, earlier] = [koreanDate(now).slice(0, 7), '2020-01'];
  const before = await usedIn(thisMonth);
  const { data: placed } = await post(someone, await priced(someone, { pay: 'credit' }));
  expect(await usedIn(thisMonth)).toBe(before + (placed.payAmount ?? 0));
  expect(await usedIn(earlier)).toBe(0);
});

describe('the address search', () => {
  const search = async (keyword: string) =>
    (await person(sandbox.url, GUEST).send('searchAddresses', { query: { keyword } })).data;

  test('matches road, lot, building and Korean initials', async () => {
    const found = async (keyword: string) => (await search(keyword)).items[0]?.buildingName;
    expect(await found('판교역로 166')).toBe('카카오 판교아지트');
    expect(await found('백현동 532')).toBe('카카오 판교아지트');
    expect(await found('서울특별시청')).toBe('서울특별시청');
    expect(await found('ㅅㅇㅌㅂㅅㅊ')).toBe('서울특별시청');
  });

  test('has about 300 places in and around Seoul', async () => {
    const totals = await Promise.all(
      ['서울', '경기', '인천'].map(async (keyword) => (await search(keyword)).total ?? 0),
    );
    expect(totals.reduce((sum, total) => sum + total, 0)).toBeGreaterThan(300);
  });

  test('can be empty or fail', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    expect((await search('!empty')).total).toBe(0);
    expect((await person(sandbox.url, GUEST).send('searchAddresses', { query: { keyword: '!error' } })).status).toBe(
      500,
    );
  });
});
