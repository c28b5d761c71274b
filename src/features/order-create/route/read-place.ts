import type { QueryClient } from '@tanstack/react-query';
import {
  isPlaceBlock,
  meantAddress,
  parsePlace,
  placePatch,
  type ParsedPlace,
  type PlaceField,
} from '@/domain/address/parse-place';
import type { DraftAddress, DraftWaypoint } from '@/domain/order/draft';
import { positionOf } from '@/domain/order/route-drawing';
import { addressQueries } from '@/queries/address-queries';

export type PastedPlace = {
  before: DraftWaypoint;
  /** What the undo restores of it. */
  restored: Partial<DraftWaypoint>;
  unsure: readonly PlaceField[];
  /** What to search for when the address was not found for sure; '' if it was. */
  keyword: string;
};

export type ReadPlace = { patch: Partial<DraftWaypoint>; waypoint: DraftWaypoint; pasted: PastedPlace };

/** First the whole address; then without the province, which some people leave out or write in another way. */
const keywordsOf = (address: string) => [...new Set([address, address.split(' ').slice(-3).join(' ')])];

async function find(place: ParsedPlace, client: QueryClient): Promise<DraftAddress | null> {
  for (const keyword of place.address === '' ? [] : keywordsOf(place.address)) {
    // Without an answer the customer searches in the field.
    const found = await client.query(addressQueries.search(keyword)).catch(() => []);
    const meant = meantAddress(place, found);
    if (meant) return positionOf(meant) ? meant : client.query(addressQueries.located(meant)).catch(() => meant);
  }
  return null;
}

/** What the text says about the waypoint; null if it has nothing but an address or less. */
export async function readPlace(
  text: string,
  client: QueryClient,
  readWaypoint: () => DraftWaypoint | undefined,
): Promise<ReadPlace | null> {
  if (!isPlaceBlock(text)) return null;
  const place = parsePlace(text);
  const address = await find(place, client);
  // Read after the search: the customer may have gone on typing.
  const before = readWaypoint();
  if (!before) return null;
  const patch = placePatch(place, address);
  // An address that was not found is chosen by the customer, so it needs no check.
  const unsure = address ? place.unsure : place.unsure.filter((field) => field !== 'address');
  const pasted = { before, restored: before, unsure, keyword: address ? '' : place.address };
  return { patch, waypoint: { ...before, ...patch }, pasted };
}
