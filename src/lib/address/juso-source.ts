import proj4 from 'proj4';
import { env } from '@/config/env';
import { ADDRESS_PAGE_SIZE } from '@/config/limits';
import type { DraftAddress } from '@/domain/order/draft';
import { fieldsOf, isRecord, textOf } from '@/domain/stored-values';
import type { AddressSource } from './address-source';

const VENDOR_URL = 'https://business.juso.go.kr';
const MAX_TEXT = 200;
/** Coordinates come in Korea's unified system (EPSG:5179, GRS80), in metres. */
const UNIFIED = '+proj=tmerc +lat_0=38 +lon_0=127.5 +k=0.9996 +x_0=1000000 +y_0=2000000 +ellps=GRS80 +units=m +no_defs';
/** Refused keywords (empty, too short, too broad, a number alone, reserved words): for the customer, nothing is found. */
const NOTHING_FOUND = ['E0005', 'E0006', 'E0008', 'E0009', 'E0010', 'E0011', 'E0012', 'E0013', 'E0015'];

type Row = Record<string, unknown>;
const field = (row: Row, name: string) => textOf(row[name], MAX_TEXT);

/** The vendor refuses keywords with these, as protection against SQL. */
const searchable = (keyword: string) => keyword.replace(/[%=><[\]]/g, ' ').trim();

async function ask(path: string, params: Record<string, string>, signal?: AbortSignal): Promise<Row[]> {
  const url = new URL(path, env.address.jusoUrl || VENDOR_URL);
  url.search = new URLSearchParams({ ...params, resultType: 'json' }).toString();
  const response = await fetch(url, { credentials: 'omit', referrerPolicy: 'origin', ...(signal ? { signal } : {}) });
  if (!response.ok) throw new Error(`Juso answered ${response.status}`);
  const body: unknown = await response.json();
  const results = fieldsOf(fieldsOf(body).results);
  const common = fieldsOf(results.common);
  const code = textOf(common.errorCode, MAX_TEXT);
  if (NOTHING_FOUND.includes(code)) return [];
  // Errors come with status 200. The message is the vendor's, for the log.
  if (code !== '0') throw new Error(`Juso refused: ${code} ${textOf(common.errorMessage, MAX_TEXT)}`);
  return Array.isArray(results.juso) ? results.juso.filter(isRecord) : [];
}

/** The codes that the second call needs for an address, since the contract's address has no room for them. */
const codes = new Map<string, Record<string, string>>();
const CODES = ['admCd', 'rnMgtSn', 'udrtYn', 'buldMnnm', 'buldSlno'] as const;

function addressOf(row: Row): DraftAddress {
  const roadAddress = field(row, 'roadAddrPart1') || field(row, 'roadAddr');
  codes.set(roadAddress, Object.fromEntries(CODES.map((name) => [name, field(row, name)])));
  const english = field(row, 'engAddr');
  return {
    roadAddress,
    ...(english === '' ? {} : { roadAddressEnglish: english }),
    jibunAddress: field(row, 'jibunAddr'),
    buildingName: field(row, 'bdNm'),
    zonecode: field(row, 'zipNo'),
  };
}

/** The entrance of a building in degrees; {} if the answer has none. */
function positionOf(row: Row | undefined) {
  const [x, y] = [Number(row?.entX), Number(row?.entY)];
  // The vendor gives '' for an unknown entrance, which is read as 0: a point far outside Korea.
  if (!x || !y) return {};
  const [lng, lat] = proj4(UNIFIED, 'WGS84', [x, y]);
  return { lat: Number(lat.toFixed(6)), lng: Number(lng.toFixed(6)) };
}

/**
 * The government's road address API. Its answers are read as data and never run: JSON over CORS instead of the JSONP of
 * the vendor's samples, which would need a third party's script in the page. Coordinates need a second key and call.
 */
export const jusoSource: AddressSource = {
  search: async (keyword, signal) => {
    const rows = await ask(
      '/addrlink/addrLinkApi.do',
      {
        confmKey: env.address.jusoKey,
        currentPage: '1',
        countPerPage: String(ADDRESS_PAGE_SIZE),
        keyword: searchable(keyword),
      },
      signal,
    );
    return rows.map(addressOf);
  },

  locate: async (address, signal) => {
    const known = codes.get(address.roadAddress);
    if (!known || env.address.jusoCoordinateKey === '') return address;
    const params = { confmKey: env.address.jusoCoordinateKey, ...known };
    const [row] = await ask('/addrlink/addrCoordApi.do', params, signal);
    return { ...address, ...positionOf(row) };
  },
};
