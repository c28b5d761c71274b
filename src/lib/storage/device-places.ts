import { useMemo } from 'react';
import { readWaypoint, type DraftAddress, type DraftWaypoint } from '@/domain/order/draft';
import { isRecord, listOf, textOf } from '@/domain/stored-values';
import { sharedText } from './shared-text';
import { parseFields } from './stored-fields';

const placesText = sharedText('devicePlaces');
const MAX_PLACES = 50;
export const MAX_NAME = 20;

/** What the device keeps of a waypoint: neither its door code nor its note. */
export type KeptFields = { address: DraftAddress } & Pick<DraftWaypoint, 'addressDetail' | 'contactName' | 'phones'>;

/** A place that was used on this device. */
export type DevicePlace = KeptFields & {
  id: string;
  /** Such as `회사`; '' until the customer names it. */
  name: string;
  isPinned: boolean;
  wasPickup: boolean;
};

type Stored = { places: DevicePlace[]; isShared: boolean };

export const keptFields = ({ address, addressDetail, contactName, phones }: KeptFields): KeptFields => ({
  address,
  addressDetail,
  contactName,
  phones,
});

function readPlace(value: unknown): DevicePlace[] {
  if (!isRecord(value)) return [];
  const { address, ...others } = readWaypoint(value, '');
  if (address === null) return [];
  const kept = keptFields({ address, ...others });
  return [
    {
      ...kept,
      id: placeId(kept),
      name: textOf(value.name, MAX_NAME),
      isPinned: value.isPinned === true,
      wasPickup: value.wasPickup === true,
    },
  ];
}

function read(text: string | null): Stored {
  const stored = parseFields(text) ?? {};
  const isShared = stored.isShared === true;
  return { places: isShared ? [] : listOf(stored.places, MAX_PLACES).flatMap(readPlace), isShared };
}

/** A shared device keeps none: no logout tells that a guest, or a member whose session expires, has left. */
export function writePlaces(change: (stored: Stored) => Stored) {
  const { places, isShared } = change(read(placesText.read()));
  placesText.write(JSON.stringify({ places: isShared ? [] : places, isShared }));
}

const placeId = ({ address, addressDetail }: KeptFields) =>
  `${address.roadAddress} ${address.buildingName ?? ''} ${addressDetail}`.trim();

const pinnedFirst = (places: readonly DevicePlace[]) =>
  places.toSorted((one, other) => Number(other.isPinned) - Number(one.isPinned));

/** Pinned places are dropped last. */
const withinLimit = (places: readonly DevicePlace[]) => {
  const limited = new Set(pinnedFirst(places).slice(0, MAX_PLACES));
  return places.filter((place) => limited.has(place));
};

/** Call it when the customer goes on with these waypoints. The newest place comes first. */
export const rememberPlaces = (waypoints: readonly DraftWaypoint[]) =>
  writePlaces(({ places, ...stored }) => {
    const used = waypoints.flatMap(({ address, ...others }, index): DevicePlace[] => {
      if (address === null) return [];
      const kept = keptFields({ address, ...others });
      const id = placeId(kept);
      const known = places.find((place) => place.id === id);
      return [{ ...kept, id, name: known?.name ?? '', isPinned: known?.isPinned ?? false, wasPickup: index === 0 }];
    });
    const all = [...used, ...places];
    // A round trip uses one place twice.
    const isFirst = ({ id }: DevicePlace, index: number) => all.findIndex((place) => place.id === id) === index;
    return { ...stored, places: withinLimit(all.filter(isFirst)) };
  });

/** The places of this device: pinned ones first, then the newest. Other devices and the provider do not have them. */
export function useDevicePlaces(): Stored {
  const text = placesText.useText();
  return useMemo(() => {
    const { places, isShared } = read(text);
    return { places: pinnedFirst(places), isShared };
  }, [text]);
}
