import { QueryClient } from '@tanstack/react-query';
import { Hono } from 'hono';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createRecentSearch, resolveAddress, searchesOf } from '@/domain/bulk/resolve-address';
import { addressAt, searchAddresses } from '../../../sandbox/groups/common/addresses';
import { jusoRoutes } from '../../../sandbox/vendors/juso';
import { kakaoRoutes } from '../../../sandbox/vendors/kakao';
import { server } from '../../support/server';
import { runScripts } from '../../support/vendor-scripts';

const HOST = process.env.NEXT_PUBLIC_PROVIDER_HOST;
const CITY_HALL = { roadAddress: '서울 중구 세종대로 110', lat: 37.56661, lng: 126.97839 };
const FIELDS = ['roadAddress', 'roadAddressEnglish', 'jibunAddress', 'buildingName', 'zonecode', 'lat', 'lng'];

/** The vendors' stand-ins, and the provider's own search. */
const vendors = new Hono()
  .route('/sandbox-kakao', kakaoRoutes())
  .route('/addrlink', jusoRoutes())
  .get('/common/api/v1/addresses', (c) => {
    const { keyword = '' } = c.req.query();
    if (keyword === '!error') return c.json({ msgId: 'FAILED', message: 'Failed.' }, 400);
    const items = searchAddresses(keyword).slice(0, 10);
    return c.json({ data: { items, pageIndex: 0, pageSize: 10, total: items.length } });
  })
  .get('/common/api/v1/addresses/at', (c) =>
    c.json({ data: addressAt({ lat: Number(c.req.query('lat')), lng: Number(c.req.query('lng')) }) }),
  );

/** The app's queries as a deployment with these variables has them. */
async function configured(variables: Record<string, string>) {
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(`NEXT_PUBLIC_${name}`, value);
  vi.resetModules();
  const { addressQueries } = await import('@/queries/address-queries');
  return { addressQueries, client: new QueryClient({ defaultOptions: { queries: { retry: false } } }) };
}

beforeEach(() => {
  vi.unstubAllEnvs();
  Reflect.deleteProperty(window, 'kakao');
  server.use(http.all(`${HOST}/*`, async ({ request }) => (await vendors.fetch(request)) as HttpResponse<string>)); // boundary: any response will do
  runScripts();
});

const KAKAO = {
  ADDRESS_SOURCE: 'kakao',
  KAKAO_MAP_KEY: 'key',
  KAKAO_MAP_SDK_URL: `${HOST}/sandbox-kakao/v2/maps/sdk.js`,
};
const JUSO = {
  ADDRESS_SOURCE: 'juso',
  JUSO_URL: HOST,
  JUSO_KEY: 'search-key',
  JUSO_COORDINATE_KEY: 'coordinate-key',
};

const SHORT = { roadAddress: CITY_HALL.roadAddress, jibunAddress: '서울 중구 태평로1가 31' };
/** Juso writes provinces in full, and the building behind the lot. */
const IN_FULL = {
  roadAddress: '서울특별시 중구 세종대로 110',
  jibunAddress: '서울특별시 중구 태평로1가 31 서울특별시청',
};

describe.each<[string, Record<string, string>, typeof SHORT]>([
  ['the provider', {}, SHORT],
  ['Kakao', KAKAO, SHORT],
  ['Juso', JUSO, IN_FULL],
])('addresses of %s', (_name, variables, written) => {
  const search = async (keyword: string) => {
    const { addressQueries, client } = await configured(variables);
    return client.query(addressQueries.search(keyword));
  };

  test('are found by road and number, in the form of the contract', async () => {
    const found = await search('세종대로 110');
    expect(found[0]).toMatchObject({
      ...written,
      buildingName: '서울특별시청',
      zonecode: '04524',
    });
    expect(found.length).toBeLessThanOrEqual(10);
    for (const address of found) {
      expect(Object.keys(address).filter((name) => !FIELDS.includes(name))).toEqual([]);
      expect(typeof address.lat).toBe(typeof address.lng);
    }
  });

  test.each([
    ['서울시청', '서울특별시청'],
    ['강남역 3번 출구', '강남역'],
  ])('are found by the everyday name %s', async (keyword, building) => {
    const found = await search(keyword);
    expect(found.map(({ buildingName }) => buildingName)).toContainEqual(expect.stringContaining(building));
  });

  test('nothing found is an empty list, and a failure is not', async () => {
    await expect(search('어디에도 없는 곳')).resolves.toEqual([]);
    await expect(search('!error')).rejects.toThrow();
  });

  test('get their coordinates, in degrees', async () => {
    const { addressQueries, client } = await configured(variables);
    const [found] = await client.query(addressQueries.search('세종대로 110'));
    if (!found) throw new Error('not found');
    const { lat = 0, lng = 0 } = found.lat === undefined ? await client.query(addressQueries.located(found)) : found;
    expect(Math.abs(lat - CITY_HALL.lat) + Math.abs(lng - CITY_HALL.lng)).toBeLessThan(0.00002);
  });

  test('belong to a pin, whose place they keep; a river has none', async () => {
    const { addressQueries, client } = await configured(variables);
    const pin = { lat: 37.5664, lng: 126.9782 };
    const { address } = await client.query(addressQueries.at(pin));
    expect(address).toMatchObject({ roadAddress: CITY_HALL.roadAddress, ...pin });
    expect((await client.query(addressQueries.at({ lat: 36.2, lng: 125.1 }))).address).toBeNull();
  });

  test('a search that is given up ends', async () => {
    const { addressQueries, client } = await configured(variables);
    const options = addressQueries.search('세종대로');
    const asked = client.query(options);
    await client.cancelQueries({ queryKey: options.queryKey });
    await expect(asked).rejects.toThrow();
  });
});

test('Kakao: a refused key fails, and the next search tries the script again', async () => {
  const { addressQueries, client } = await configured({ ...KAKAO, KAKAO_MAP_KEY: 'refused' });
  const scripts = vi.spyOn(document.head, 'append');
  await expect(client.query(addressQueries.search('세종대로'))).rejects.toThrow('did not load');
  await expect(client.query(addressQueries.search('강남대로'))).rejects.toThrow('did not load');
  expect(scripts).toHaveBeenCalledTimes(2);
});

test('Kakao: an area is no address', async () => {
  const { addressQueries, client } = await configured(KAKAO);
  const found = await client.query(addressQueries.search('중구'));
  expect(found.filter(({ roadAddress }) => !/\d/.test(roadAddress))).toEqual([]);
});

test('Juso: a wrong key fails with the code of the vendor', async () => {
  const { addressQueries, client } = await configured({ ...JUSO, JUSO_KEY: 'wrong' });
  await expect(client.query(addressQueries.search('세종대로'))).rejects.toThrow('E0001');
});

test('Juso: without the second key the provider finds the place', async () => {
  const { addressQueries, client } = await configured({ ...JUSO, JUSO_COORDINATE_KEY: '' });
  const [found] = await client.query(addressQueries.search('세종대로 110'));
  if (!found) throw new Error('not found');
  await expect(client.query(addressQueries.located(found))).resolves.toEqual(found);
  expect(found.lat).toBeUndefined();
});

test('Juso: the text that it writes is found again as exactly that address, however a sheet spells it', async () => {
  const { addressQueries, client } = await configured(JUSO);
  const found = await client.query(addressQueries.search('서울 중구'));
  expect(found.length).toBeGreaterThan(1);
  const find = createRecentSearch(found);
  for (const cell of ['서울 중구 세종대로 110', '서울특별시 중구 세종대로 110', '서울시 중구 세종대로 110 3층']) {
    const [text = { search: '', detail: '' }] = searchesOf(cell);
    expect(find(text.search)).toMatchObject(IN_FULL);
    expect(resolveAddress(text, found)).toMatchObject({ kind: 'found', address: IN_FULL });
  }
});

test('Juso: a building without a known entrance has no place, and not one in the sea', async () => {
  server.use(
    http.get(`${HOST}/addrlink/addrCoordApi.do`, () =>
      HttpResponse.json({ results: { common: { errorCode: '0' }, juso: [{ entX: '', entY: '' }] } }),
    ),
  );
  const { addressQueries, client } = await configured(JUSO);
  const [found] = await client.query(addressQueries.search('세종대로 110'));
  if (!found) throw new Error('not found');
  await expect(client.query(addressQueries.located(found))).resolves.toEqual(found);
});
