// Stands in for the government's road address API (business.juso.go.kr/addrlink) and its coordinate API, by its guide.
import { Hono } from 'hono';
import proj4 from 'proj4';
import { ADDRESSES, officialAddress, searchAddresses, type PlacedAddress } from '../groups/common/addresses';
import type { SandboxApp } from '../server/context';

/** Coordinates of the unified system (EPSG:5179) in metres. */
const UNIFIED = '+proj=tmerc +lat_0=38 +lon_0=127.5 +k=0.9996 +x_0=1000000 +y_0=2000000 +ellps=GRS80 +units=m +no_defs';
const SEARCH_KEY = 'search-key';
const COORDINATE_KEY = 'coordinate-key';
const MAX_PAGE = 100;

const ERRORS = {
  '0': '정상',
  E0001: '승인되지 않은 KEY 입니다.',
  E0005: '검색어가 입력되지 않았습니다.',
  E0006: '주소를 상세히 입력해 주시기 바랍니다.',
  E0008: '검색어는 두글자 이상 입력되어야 합니다.',
  E0009: '검색어는 문자와 숫자 같이 입력되어야 합니다.',
  E0013: 'SQL 예약어 또는 특수문자( %,=,>,<,[,] )는 검색이 불가능 합니다.',
} as const;
type Code = keyof typeof ERRORS;

/** Errors come with status 200 and an empty list. */
const answer = (errorCode: Code, juso: readonly object[] | null = null, totalCount = 0) => ({
  results: { common: { errorMessage: ERRORS[errorCode], errorCode, totalCount: String(totalCount) }, juso },
});

function problemOf(keyword: string): Code | null {
  if (keyword === '') return 'E0005';
  if (/[%=><[\]]/.test(keyword)) return 'E0013';
  if (keyword.length < 2) return 'E0008';
  if (/^\d+$/.test(keyword)) return 'E0009';
  return ['서울', '경기', '인천'].includes(keyword) ? 'E0006' : null;
}

/**
 * Provinces in full, the quarter in brackets, and the building behind the lot. The sandbox's index of an address stands
 * for the codes of its road.
 */
function rowOf(address: PlacedAddress) {
  const { roadAddress, jibunAddress = '', buildingName = '' } = address;
  const [main = '', sub = '0'] = roadAddress.split(' ').at(-1)?.split('-') ?? [];
  const road = officialAddress(roadAddress);
  const quarter = ` (${jibunAddress.split(' ').at(-2) ?? ''})`;
  return {
    roadAddr: road + quarter,
    roadAddrPart1: road,
    roadAddrPart2: quarter,
    jibunAddr: `${officialAddress(jibunAddress)} ${buildingName}`.trim(),
    engAddr: address.roadAddressEnglish ?? '',
    zipNo: address.zonecode ?? '',
    bdNm: buildingName,
    admCd: '1100000000',
    rnMgtSn: String(110_000_000_000 + ADDRESSES.indexOf(address)),
    bdKdcd: '0',
    udrtYn: '0',
    buldMnnm: main,
    buldSlno: sub,
  };
}

export function jusoRoutes(): SandboxApp {
  const app: SandboxApp = new Hono();

  app.get('/addrLinkApi.do', (c) => {
    const { confmKey, keyword = '', currentPage = '1', countPerPage = '10' } = c.req.query();
    if (confmKey !== SEARCH_KEY) return c.json(answer('E0001'));
    if (keyword === '!error') return c.text('', 503);
    const problem = problemOf(keyword);
    if (problem) return c.json(answer(problem));
    const found = searchAddresses(keyword);
    const size = Math.min(MAX_PAGE, Number(countPerPage));
    const first = (Number(currentPage) - 1) * size;
    return c.json(answer('0', found.slice(first, first + size).map(rowOf), found.length));
  });

  app.get('/addrCoordApi.do', (c) => {
    const { confmKey, rnMgtSn = '' } = c.req.query();
    // The key of the search is another application's.
    if (confmKey !== COORDINATE_KEY) return c.json(answer('E0001'));
    const address = ADDRESSES[Number(rnMgtSn) - 110_000_000_000];
    if (!address) return c.json(answer('0', []));
    const [x, y] = proj4('WGS84', UNIFIED, [address.lng, address.lat]);
    return c.json(answer('0', [{ rnMgtSn, entX: String(x), entY: String(y), bdNm: address.buildingName ?? '' }], 1));
  });
  return app;
}
