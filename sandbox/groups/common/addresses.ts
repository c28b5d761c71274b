import rows from '../../db/addresses.json';
import type { Schemas } from '../../server/operation';
import { choseongOf, plainText, searchFor } from '../order/search-text';
import { englishAddress } from './english-address';

type Row = [road: string, jibun: string, building: string, zonecode: string, lat: number, lng: number];
type Entry = { address: Schemas['Address']; plainText: string; choseongText: string };

function entry([roadAddress, jibunAddress, buildingName, zonecode, lat, lng]: Row): Entry {
  const roadAddressEnglish = englishAddress(roadAddress);
  const words = [roadAddress, jibunAddress, buildingName, roadAddressEnglish].join(' | ');
  return {
    address: { roadAddress, roadAddressEnglish, jibunAddress, buildingName, zonecode, lat, lng },
    plainText: plainText(words),
    choseongText: choseongOf(words),
  };
}

const ENTRIES = (rows as Row[]).map(entry);
export const ADDRESSES: readonly Schemas['Address'][] = ENTRIES.map(({ address }) => address);

/** Addresses that contain all words of the keyword; those whose building name starts with it come first. */
export function searchAddresses(keyword: string): Schemas['Address'][] {
  const words = keyword.trim().split(/\s+/).map(searchFor);
  const found = ENTRIES.filter((row) => words.every(({ column, text }) => row[column].includes(text)));
  const start = plainText(keyword);
  const isFirst = ({ address }: Entry) => plainText(address.buildingName ?? '').startsWith(start);
  return [...found.filter(isFirst), ...found.filter((row) => !isFirst(row))].map(({ address }) => address);
}
