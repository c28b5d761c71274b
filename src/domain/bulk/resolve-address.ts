import type { DraftAddress } from '../order/draft';
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

const plain = (text: string | undefined) => (text ?? '').toLowerCase().replace(/[\s-]/g, '');

/** Search texts, the longest first: each drops one more word, as people write a company or floor after the address. */
export function searchesOf(cell: string, most = 3): AddressText[] {
  const { search, detail } = splitAddress(cell);
  const words = search.split(' ');
  const count = Math.min(most, detail === '' ? words.length : 1);
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
    for (const text of new Set([plain(address.roadAddress), plain(address.jibunAddress)])) {
      const before = byText.get(text);
      const isOther = before === null || (before !== undefined && before.buildingName !== address.buildingName);
      if (text !== '') byText.set(text, isOther ? null : address);
    }
  }
  return (search: string): DraftAddress | null => byText.get(plain(search)) ?? null;
}

/** Accepts the only result or the only exact match; with several matches the customer must choose. */
export function resolveAddress({ search, detail }: AddressText, found: readonly DraftAddress[]): Resolution {
  const wanted = plain(search);
  const [only] = found;
  if (!only) return { kind: 'none' };
  if (found.length === 1) return { kind: 'found', address: only, rest: detail };
  const isSame = ({ roadAddress, jibunAddress, buildingName }: DraftAddress) =>
    [roadAddress, jibunAddress, buildingName].some((text) => plain(text) === wanted);
  const same = found.filter(isSame);
  const [first] = same;
  if (same.length === 1 && first) return { kind: 'found', address: first, rest: detail };
  return { kind: 'several', addresses: found, rest: detail };
}
