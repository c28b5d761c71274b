import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { MAX_PHONES_PER_WAYPOINT, TEXT_LIMITS, type DraftAddress, type DraftWaypoint } from '@/domain/order/draft';
import { patchWaypoint } from '@/domain/order/draft-changes';
import type { ParsedPlace, PlaceField } from '@/domain/address/parse-place';
import { positionOf } from '@/domain/order/route-drawing';
import { isComplete } from '@/domain/order/waypoints';
import { addressQueries } from '@/queries/address-queries';
import { useChangeDraft, useReadDraft } from '../use-draft';

export type PastedPlace = {
  /** For the undo. */
  before: DraftWaypoint;
  unsure: readonly PlaceField[];
  /** What to search for when the address was not found for sure; '' if it was. */
  keyword: string;
};

export type ReadPlace = { patch: Partial<DraftWaypoint>; waypoint: DraftWaypoint; pasted: PastedPlace };

const loadParser = () => import('@/domain/address/parse-place');

/** First the whole address; then without the province, which some people leave out or write in another way. */
const keywordsOf = (address: string) => [...new Set([address, address.split(' ').slice(-3).join(' ')])];

/** Takes a pasted text apart and fills the waypoint in. */
export function usePlacePaste(waypointKey: string) {
  const client = useQueryClient();
  const readDraft = useReadDraft();
  const change = useChangeDraft();
  const [pasted, setPasted] = useState<PastedPlace | null>(null);

  async function find(place: ParsedPlace): Promise<DraftAddress | null> {
    const { meantAddress } = await loadParser();
    for (const keyword of place.address === '' ? [] : keywordsOf(place.address)) {
      // Without an answer the customer searches in the field.
      const found = await client.query(addressQueries.search(keyword)).catch(() => []);
      const meant = meantAddress(place, found);
      if (meant) return positionOf(meant) ? meant : client.query(addressQueries.located(meant)).catch(() => meant);
    }
    return null;
  }

  /** What the text says about the waypoint; null if it has nothing but an address or less. */
  async function read(text: string): Promise<ReadPlace | null> {
    const { isPlaceBlock, parsePlace } = await loadParser();
    if (!isPlaceBlock(text)) return null;
    const place = parsePlace(text);
    const address = await find(place);
    // Read after the search: the customer may have gone on typing.
    const before = readDraft().waypoints.find(({ key }) => key === waypointKey);
    if (!before) return null;

    const building = address?.buildingName ?? '';
    const detail = building === '' ? place.addressDetail : place.addressDetail.replace(building, '').trim();
    const phones = place.phones.slice(0, MAX_PHONES_PER_WAYPOINT);
    const patch: Partial<DraftWaypoint> = {
      // The unit and door code belong to the address that is replaced.
      ...(place.address === '' ? {} : { address, addressDetail: '', doorCode: '', isDoorCodeLost: false }),
      ...(detail === '' ? {} : { addressDetail: detail.slice(0, TEXT_LIMITS.addressDetail) }),
      ...(place.contactName === '' ? {} : { contactName: place.contactName.slice(0, TEXT_LIMITS.contactName) }),
      ...(phones.length === 0 ? {} : { phones }),
      ...(place.note === '' ? {} : { note: place.note.slice(0, TEXT_LIMITS.note) }),
      ...(place.doorCode === '' ? {} : { doorCode: place.doorCode, isDoorCodeLost: false }),
    };
    // An address that was not found is chosen by the customer, so it needs no check.
    const unsure = address ? place.unsure : place.unsure.filter((field) => field !== 'address');
    const result = { before, unsure, keyword: address ? '' : place.address };
    return { patch, waypoint: { ...before, ...patch }, pasted: result };
  }

  function fill({ patch, pasted: result }: ReadPlace) {
    change(patchWaypoint(waypointKey, patch));
    setPasted(result);
  }

  return {
    pasted,
    read,
    fill,
    undo: () => {
      if (pasted) change(patchWaypoint(waypointKey, pasted.before));
      setPasted(null);
    },
    /** The customer has chosen the address that was not found. */
    completed: () => setPasted(pasted && { ...pasted, keyword: '' }),
    close: () => setPasted(null),
  };
}

/** Leaves the address to the customer. */
export function withoutPlace(read: ReadPlace): ReadPlace {
  const { address, addressDetail, doorCode } = read.pasted.before;
  return {
    ...read,
    patch: { ...read.patch, address, addressDetail, doorCode },
    pasted: { ...read.pasted, keyword: ' ' },
  };
}

/** The entered values, which a choice of the address must not replace; name and phone belong together. */
export const enteredIn = ({ addressDetail, contactName, phones }: DraftWaypoint) => ({
  ...(addressDetail === '' ? {} : { addressDetail }),
  ...(`${contactName}${phones.join('')}` === '' ? {} : { contactName, phones }),
});

/** Whether nothing is left to ask after a paste. */
export const isSettled = (waypoint: DraftWaypoint, { unsure }: PastedPlace) =>
  isComplete(waypoint) && unsure.length === 0;

/** A quick check before the parser is loaded: several lines, a phone number, or a long text. */
export const mayBeBlock = (text: string) =>
  /\S\s*\n\s*\S/.test(text) || /\d{3,4}[\s.-]?\d{4}(?!\d)/.test(text) || text.trim().length > 30;
