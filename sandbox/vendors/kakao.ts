/// <reference types="kakao.maps.d.ts" />
// Stands in for Kakao's JavaScript SDK: its loader and its `services` library, by the vendor's types and documented limits.
import { Hono } from 'hono';
import { addressAt, ADDRESSES, searchAddresses, type PlacedAddress } from '../groups/common/addresses';
import { plainText } from '../groups/order/search-text';
import type { SandboxApp } from '../server/context';
import { addKakaoTiles, createKakaoMap } from './kakao-map';
import { originText, scriptAnswer } from './script-answer';

type Services = typeof kakao.maps.services;
type Lot = kakao.maps.services.Address;
type Road = kakao.maps.services.RoadAaddress;
type Place = kakao.maps.services.PlacesSearchResultItem;
type Found = Parameters<Parameters<kakao.maps.services.Geocoder['addressSearch']>[1]>[0][number];
type At = Parameters<Parameters<kakao.maps.services.Geocoder['coord2Address']>[2]>[0][number];
type Rows = { addresses: Found; places: Place; at: At };
type KakaoAnswer<Row> = { rows: Row[]; total: number; page: number; size: number };

/** The vendor's limits: rows of a page, and rows of all pages together. */
const ADDRESS_LIMITS = { size: 10, most: 30, all: Infinity };
const PLACE_LIMITS = { size: 15, most: 15, all: 45 };

const parts = (address: string) => {
  const [first = '', second = '', third = ''] = address.split(' ');
  return { region_1depth_name: first, region_2depth_name: second, region_3depth_name: third };
};
const xy = ({ lat, lng }: PlacedAddress) => ({ x: String(lng), y: String(lat) });

function lotOf(address: PlacedAddress): Lot {
  const [main = '', sub = ''] = (address.jibunAddress ?? '').split(' ').at(-1)?.split('-') ?? [];
  return {
    address_name: address.jibunAddress ?? '',
    ...parts(address.jibunAddress ?? ''),
    region_3depth_h_name: '',
    h_code: '',
    b_code: '',
    mountain_yn: 'N',
    main_address_no: main,
    sub_address_no: sub,
    // oxlint-disable-next-line typescript/no-deprecated -- the vendor still sends it, and its type requires it
    zip_code: '',
    ...xy(address),
  };
}

function roadOf(address: PlacedAddress): Road {
  const words = address.roadAddress.split(' ');
  const [main = '', sub = ''] = words.at(-1)?.split('-') ?? [];
  return {
    address_name: address.roadAddress,
    ...parts(address.roadAddress),
    road_name: words.at(-2) ?? '',
    underground_yn: 'N',
    main_building_no: main,
    sub_building_no: sub,
    building_name: address.buildingName ?? '',
    zone_no: address.zonecode ?? '',
    ...xy(address),
  };
}

const foundOf = (address: PlacedAddress): Found => ({
  address_name: address.roadAddress,
  address_type: 'ROAD_ADDR',
  address: lotOf(address),
  road_address: roadOf(address),
  ...xy(address),
});

const placeOf = (address: PlacedAddress, index: number): Place => ({
  id: String(index),
  place_name: address.buildingName ?? '',
  category_name: '',
  category_group_code: '',
  category_group_name: '',
  phone: '',
  address_name: address.jibunAddress ?? '',
  road_address_name: address.roadAddress,
  ...xy(address),
  place_url: '',
  distance: '',
});

/** The vendor finds addresses by their text alone, and an area (`강남구`) as a region. */
function findAddresses(keyword: string): Found[] {
  const text = plainText(keyword);
  const isRegion = ADDRESSES.some(({ roadAddress }) => roadAddress.split(' ').includes(keyword));
  const hits = ADDRESSES.filter((one) => plainText(`${one.roadAddress}|${one.jibunAddress ?? ''}`).includes(text));
  const [first] = hits;
  if (!isRegion || !first) return hits.map(foundOf);
  return [{ ...foundOf(first), address_name: keyword, address_type: 'REGION' }];
}

/** Places by name, without the vendor's knowledge of initials. */
const findPlaces = (keyword: string) =>
  searchAddresses(keyword).filter(({ buildingName = '' }) => plainText(buildingName).includes(plainText(keyword)));

function pageOf<Row>(rows: readonly Row[], limits: typeof PLACE_LIMITS, query: URLSearchParams): KakaoAnswer<Row> {
  const page = Math.max(1, Number(query.get('page') ?? 1));
  const size = Math.min(limits.most, Math.max(1, Number(query.get('size') ?? limits.size)));
  const all = rows.slice(0, limits.all);
  return { rows: all.slice((page - 1) * size, page * size), total: rows.length, page, size };
}

/** The script, as it runs in the page: it must not use anything outside itself. Its parts are there once it has started. */
export function installKakao(origin: string, map: object, hasServices: boolean) {
  type Status = `${kakao.maps.services.Status}`;
  async function ask<Path extends keyof Rows>(path: Path, params: Record<string, string | number | undefined>) {
    const query = new URLSearchParams();
    for (const [name, value] of Object.entries(params)) if (value !== undefined) query.set(name, String(value));
    try {
      const response = await fetch(`${origin}/sandbox-kakao/${path}?${query.toString()}`);
      if (!response.ok) throw new Error('refused');
      const answer = (await response.json()) as KakaoAnswer<Rows[Path]>; // boundary: this file writes the answer
      return { ...answer, status: (answer.rows.length > 0 ? 'OK' : 'ZERO_RESULT') as Status };
    } catch {
      return { rows: [], total: 0, page: 1, size: 1, status: 'ERROR' as Status };
    }
  }

  /** The vendor's way through the pages: the callback is called again. */
  function paginationOf(answer: { total: number; page: number; size: number }, goTo: (page: number) => void) {
    const last = Math.max(1, Math.ceil(answer.total / answer.size));
    return {
      totalCount: answer.total,
      current: answer.page,
      first: 1,
      last,
      hasNextPage: answer.page < last,
      hasPrevPage: answer.page > 1,
      nextPage: () => goTo(answer.page + 1),
      prevPage: () => goTo(answer.page - 1),
      gotoPage: goTo,
      gotoFirst: () => goTo(1),
      gotoLast: () => goTo(last),
    } satisfies kakao.maps.Pagination;
  }

  const analyzeType = 'SIMILAR' as kakao.maps.services.AnalyzeType; // boundary: see below
  const Geocoder = class {
    addressSearch: kakao.maps.services.Geocoder['addressSearch'] = (addr, callback, option) => {
      void ask('addresses', { query: addr, page: option?.page, size: option?.size }).then((answer) =>
        callback(
          answer.rows,
          answer.status as kakao.maps.services.Status, // boundary: the enum exists in the vendor's types only
          paginationOf(answer, (page) =>
            this.addressSearch(addr, callback, { page, size: answer.size, analyze_type: analyzeType }),
          ),
        ),
      );
    };
    coord2Address: kakao.maps.services.Geocoder['coord2Address'] = (x, y, callback) => {
      void ask('at', { x, y }).then(({ rows, status }) => callback(rows, status as kakao.maps.services.Status)); // boundary: see above
    };
  } satisfies new () => Pick<kakao.maps.services.Geocoder, 'addressSearch' | 'coord2Address'>;

  const Places = class {
    keywordSearch: kakao.maps.services.Places['keywordSearch'] = (keyword, callback, options) => {
      void ask('places', { query: keyword, page: options?.page, size: options?.size }).then((answer) =>
        callback(
          answer.rows,
          answer.status as kakao.maps.services.Status, // boundary: see above
          paginationOf(answer, (page) => this.keywordSearch(keyword, callback, { ...options, page })),
        ),
      );
    };
  } satisfies new () => Pick<kakao.maps.services.Places, 'keywordSearch'>;

  const Status = { OK: 'OK', ZERO_RESULT: 'ZERO_RESULT', ERROR: 'ERROR' } satisfies Record<
    keyof Services['Status'],
    string
  >;
  const maps = {
    load(start: () => void) {
      const parts = { ...map, ...(hasServices ? { services: { Geocoder, Places, Status } } : {}) };
      setTimeout(() => {
        Object.assign(maps, parts);
        start();
      }, 0);
    },
  };
  Object.assign(window, { kakao: { maps } });
}

export function kakaoRoutes(): SandboxApp {
  const app: SandboxApp = new Hono();
  const queryOf = (url: string) => new URL(url).searchParams;
  addKakaoTiles(app);

  app.get('/v2/maps/sdk.js', (c) => {
    // An unknown key gets no script.
    if (c.req.query('appkey') === 'refused') return c.json({ errorType: 'AccessDeniedError' }, 401);
    const hasServices = (c.req.query('libraries') ?? '').split(',').includes('services');
    const origin = originText(c);
    const script = `(${installKakao.toString()})(${origin}, (${createKakaoMap.toString()})(${origin}), ${hasServices});`;
    return scriptAnswer(c, script);
  });
  app.get('/addresses', (c) => {
    const query = queryOf(c.req.url);
    if (query.get('query') === '!error') return c.json({}, 429);
    return c.json(pageOf(findAddresses(query.get('query') ?? ''), ADDRESS_LIMITS, query));
  });
  app.get('/places', (c) => {
    const query = queryOf(c.req.url);
    if (query.get('query') === '!error') return c.json({}, 429);
    return c.json(pageOf(findPlaces(query.get('query') ?? '').map(placeOf), PLACE_LIMITS, query));
  });
  app.get('/at', (c) => {
    const query = queryOf(c.req.url);
    const point = { lat: Number(query.get('y')), lng: Number(query.get('x')) };
    const { address } = addressAt(point);
    const placed = address ? { ...address, ...point } : null;
    const rows: At[] = placed ? [{ address: lotOf(placed), road_address: roadOf(placed) }] : [];
    return c.json({ rows, total: rows.length, page: 1, size: 1 });
  });
  return app;
}
