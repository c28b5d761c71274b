import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { MAX_PHONES_PER_WAYPOINT, TEXT_LIMITS, type DraftWaypoint } from '@/domain/order/draft';
import { patchWaypoint } from '@/domain/order/draft-changes';
import { isComplete } from '@/domain/order/waypoints';
import { phonesBeforeMore } from '@/domain/text/pasted-phone';
import { useChangeDraft, useReadDraft } from '../use-draft';
import type { PastedPlace, ReadPlace } from './read-place';

/** Takes a pasted text apart and fills the waypoint in. */
export function usePlacePaste(waypointKey: string) {
  const client = useQueryClient();
  const readDraft = useReadDraft();
  const change = useChangeDraft();
  const [pasted, setPasted] = useState<PastedPlace | null>(null);

  const waypointNow = () => readDraft().waypoints.find(({ key }) => key === waypointKey);

  function fill({ patch, pasted: result }: ReadPlace) {
    change(patchWaypoint(waypointKey, patch));
    setPasted(result);
  }

  /** Keeps all of a pasted text with more than a number for the driver. Returns whether it takes the text. */
  function takePhone(text: string, index: number): boolean {
    const before = waypointNow();
    const note = `${before?.note} ${text.replace(/\s+/g, ' ')}`.trim();
    // A note that is cut would lose the extension.
    const found = note.length > TEXT_LIMITS.note ? [] : phonesBeforeMore(text);
    if (!before || !found[0]) return false;
    const { phones } = before;
    const filled = [...phones.with(index, found[0]), ...found.slice(1)].slice(0, MAX_PHONES_PER_WAYPOINT);
    change(patchWaypoint(waypointKey, { phones: filled, note }));
    setPasted({ before, restored: { phones, note: before.note }, unsure: ['phones', 'note'], keyword: '' });
    return true;
  }

  return {
    pasted,
    /** What the text says about the waypoint; null if it has nothing but an address or less. */
    read: (text: string) => import('./read-place').then(({ readPlace }) => readPlace(text, client, waypointNow)),
    fill,
    takePhone,
    undo: () => {
      if (pasted) change(patchWaypoint(waypointKey, pasted.restored));
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
