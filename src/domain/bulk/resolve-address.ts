import type { DraftAddress } from '../order/draft';
import { plainText } from '../text/plain-text';
import { splitAddress, type AddressText } from './split-address';

/** The result of looking up an address text. */
export type Resolution =
  | { kind: 'pending' }
  /** The address search failed. */
  | { kind: 'failed' }
  /** `rest`: text after the address, such as a floor. */
  | { kind: 'found'; address: DraftAddress; rest: string }
  | { kind: 'several'; addresses: readonly DraftAddress[]; rest: string }
  | { kind: 'none' };

/** The same for `서울특별시 중구 세종대로 110` and `서울 중구 세종대로 110`: sources and customers write provinces either way. */
const keyOf = (text = '') => plainText(splitAddress(text).search);

/** Whether an address has the house or lot number of the text, if the text has one. */
function hasNumberOf(text: string, { roadAddress, jibunAddress = '' }: DraftAddress): boolean {
  const { number } = splitAddress(text);
  return number === null || [roadAddress, jibunAddress].some((known) => splitAddress(known).number === number);
}

/**
 * Search texts, the longest first: each drops one more word, as people write a company or floor after the address. A
 * house or lot number is not dropped, because the search would find another building.
 */
export function searchesOf(cell: string, most = 3): AddressText[] {
  const { search, detail, number } = splitAddress(cell);
  const words = search.split(' ');
  const count = Math.min(most, number === null ? words.length : 1);
  return Array.from({ length: count }, (_, dropped) => ({
    search: words.slice(0, words.length - dropped).join(' '),
    detail: [...words.slice(words.length - dropped), detail].filter((part) => part !== '').join(' '),
  }));
}

/**
 * Finds the address of an earlier order by its road or lot address. Two buildings at one address need the search, and a
 * choice.
 */
export function createRecentSearch(addresses: readonly DraftAddress[]) {
  const byText = new Map<string, DraftAddress | null>();
  for (const address of addresses) {
    for (const text of new Set([keyOf(address.roadAddress), keyOf(address.jibunAddress)])) {
      const before = byText.get(text);
      const isOther = before === null || (before !== undefined && before.buildingName !== address.buildingName);
      if (text !== '') byText.set(text, isOther ? null : address);
    }
  }
  return (search: string): DraftAddress | null => {
    const address = byText.get(keyOf(search));
    return address && hasNumberOf(search, address) ? address : null;
  };
}

/**
 * Accepts the only result or the only exact match; with several matches the customer must choose, and also if the house
 * number is another one: searches match parts of numbers.
 */
export function resolveAddress({ search, detail }: AddressText, found: readonly DraftAddress[]): Resolution {
  const wanted = keyOf(search);
  if (found.length === 0) return { kind: 'none' };
  const isSame = ({ roadAddress, jibunAddress, buildingName }: DraftAddress) =>
    [roadAddress, jibunAddress, buildingName].some((text) => keyOf(text) === wanted);
  const same = found.filter((address) => hasNumberOf(search, address) && (found.length === 1 || isSame(address)));
  const [first] = same;
  if (same.length === 1 && first) return { kind: 'found', address: first, rest: detail };
  return { kind: 'several', addresses: found, rest: detail };
}
