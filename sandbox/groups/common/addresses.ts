import rows from '../../db/addresses.json';
import type { Schemas } from '../../server/operation';
import { Refusal } from '../../server/refusal';
import { straightMetres, type LatLng } from '../order/price/geometry';
import { choseongOf, plainText, searchFor } from '../order/search-text';
import { englishAddress } from './english-address';

export type PlacedAddress = Schemas['Address'] & LatLng;
type Row = [road: string, jibun: string, building: string, zonecode: string, lat: number, lng: number];
type Entry = { address: PlacedAddress; plainText: string; choseongText: string };

/** `서울특별시청` is also found by `서울시청`. */
const SHORT_CITY = /특별(?:자치)?시|광역시/g;

const PROVINCES = { 서울: '서울특별시', 인천: '인천광역시', 경기: '경기도' };

/** `서울 중구 세종대로 110` as authorities write it. */
export const officialAddress = (address: string) =>
  address.replace(/^(서울|인천|경기)(?= )/, (short) => PROVINCES[short as keyof typeof PROVINCES]); // as the pattern says

function entry([roadAddress, jibunAddress, buildingName, zonecode, lat, lng]: Row): Entry {
  const roadAddressEnglish = englishAddress(roadAddress);
  const shortName = buildingName.replace(SHORT_CITY, '시');
  const words = [
    roadAddress,
    officialAddress(roadAddress),
    jibunAddress,
    buildingName,
    shortName,
    roadAddressEnglish,
  ].join(' | ');
  return {
    address: { roadAddress, roadAddressEnglish, jibunAddress, buildingName, zonecode, lat, lng },
    plainText: plainText(words),
    choseongText: choseongOf(words),
  };
}

const ENTRIES = (rows as Row[]).map(entry);
export const ADDRESSES: readonly PlacedAddress[] = ENTRIES.map(({ address }) => address);

/** Addresses that contain all words of the keyword; those whose building name starts with it come first. */
export function searchAddresses(keyword: string): PlacedAddress[] {
  const words = keyword.trim().split(/\s+/).map(searchFor);
  const found = ENTRIES.filter((row) => words.every(({ column, text }) => row[column].includes(text)));
  const start = plainText(keyword);
  const isFirst = ({ address }: Entry) => plainText(address.buildingName ?? '').startsWith(start);
  return [...found.filter(isFirst), ...found.filter((row) => !isFirst(row))].map(({ address }) => address);
}

/** A pin farther than this from every known address has none. */
const NEAR_METRES = 3_000;
/** Drivers come to places within this distance of a known address. */
const SERVED_METRES = 20_000;

/** The nearest known address, at the place of the pin: the sandbox knows one address per block at best. */
export function addressAt(point: LatLng): Schemas['AddressAt'] {
  const nearest = ADDRESSES.map((address) => ({ address, metres: straightMetres(address, point) })).reduce(
    (one, other) => (other.metres < one.metres ? other : one),
  );
  return {
    address: nearest.metres > NEAR_METRES ? null : { ...nearest.address, ...point },
    isServed: nearest.metres <= SERVED_METRES,
  };
}

/** City and district: `서울 중구`, `경기 성남시 분당구`. */
const districtOf = (text: string) => /^\S+(?: \S+[시군구])+/.exec(text.trim())?.[0];

function middleOf(places: readonly LatLng[]): LatLng {
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  return { lat: mean(places.map(({ lat }) => lat)), lng: mean(places.map(({ lng }) => lng)) };
}

/** The address with coordinates. One without them is found by its road, else it is the middle of its district. */
export function placed(address: Schemas['Address']): PlacedAddress {
  const { lat, lng, roadAddress } = address;
  if (lat !== undefined && lng !== undefined) return { ...address, lat, lng };
  const district = districtOf(roadAddress);
  const known = ADDRESSES.find((other) => other.roadAddress === roadAddress) ?? searchAddresses(roadAddress)[0];
  const inDistrict = district === undefined ? [] : ADDRESSES.filter((other) => other.roadAddress.startsWith(district));
  if (!known && inDistrict.length === 0) {
    throw new Refusal(400, { msgId: 'ADDRESS_NOT_FOUND', message: `Not found: ${roadAddress}` });
  }
  const { lat: foundLat, lng: foundLng } = known ?? middleOf(inDistrict);
  return { ...address, lat: foundLat, lng: foundLng };
}
