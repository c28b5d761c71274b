import { MAX_STOPS } from '@/config/limits';
import type { DraftAddress, DraftWaypoint } from '@/domain/order-draft';
import { isPhone } from '@/domain/phone';
import type { RouteKind } from '@/ui/route-line-row';

export type Waypoints = DraftWaypoint[];

/** Pickup first, drop-off last: what a waypoint is, its place decides. */
export function kindAt(index: number, total: number): RouteKind {
  if (index === 0) return 'pickup';
  return index === total - 1 ? 'dropoff' : 'stop';
}

export const canAddStop = (waypoints: Waypoints) => waypoints.length < MAX_STOPS + 2;

export const insertAt = (waypoints: Waypoints, index: number, waypoint: DraftWaypoint): Waypoints =>
  waypoints.toSpliced(index, 0, waypoint);

export const removeKey = (waypoints: Waypoints, key: string): Waypoints =>
  waypoints.length > 2 ? waypoints.filter((waypoint) => waypoint.key !== key) : waypoints;

export function moveKey(waypoints: Waypoints, key: string, by: -1 | 1): Waypoints {
  const from = waypoints.findIndex((waypoint) => waypoint.key === key);
  const [one, other] = [waypoints[from], waypoints[from + by]];
  if (!one || !other) return waypoints;
  return waypoints.with(from, other).with(from + by, one);
}

export function moveTo(waypoints: Waypoints, key: string, index: number): Waypoints {
  const from = waypoints.findIndex((waypoint) => waypoint.key === key);
  const moved = waypoints[from];
  return moved ? waypoints.toSpliced(from, 1).toSpliced(index, 0, moved) : waypoints;
}

export function swapEnds(waypoints: Waypoints): Waypoints {
  const [first, last] = [waypoints[0], waypoints.at(-1)];
  if (!first || !last) return waypoints;
  return waypoints.with(0, last).with(-1, first);
}

export const patchKey = (waypoints: Waypoints, key: string, patch: Partial<DraftWaypoint>): Waypoints =>
  waypoints.map((waypoint) => (waypoint.key === key ? { ...waypoint, ...patch } : waypoint));

/** Nobody orders enough stops for two of these to be the same. */
export const newKey = () => `stop-${Math.random().toString(36).slice(2, 10)}`;

/** Whether two addresses are of one building. */
export const isSamePlace = (one: DraftAddress, other: DraftAddress) =>
  one.roadAddress === other.roadAddress && (one.buildingName ?? '') === (other.buildingName ?? '');

type Gap = { field: string; error: 'contactName' | 'phones' | 'phone' };

/** What is still to be said of whom to ask for at a place, the first of it; null when that is all there. */
export function contactGap({ contactName, phones }: DraftWaypoint): Gap | null {
  if (contactName.trim() === '') return { field: 'contactName', error: 'contactName' };
  const wrong = phones.findIndex((phone) => phone.trim() !== '' && !isPhone(phone));
  if (wrong >= 0) return { field: `phone-${wrong}`, error: 'phone' };
  return phones.some((phone) => phone.trim() !== '') ? null : { field: 'phone-0', error: 'phones' };
}

/** Whether there is nothing left to ask for this place. */
export const isComplete = (waypoint: DraftWaypoint) => waypoint.address !== null && contactGap(waypoint) === null;

/** The two that a move has. */
export const endsOf = (waypoints: Waypoints): Waypoints => [...waypoints.slice(0, 1), ...waypoints.slice(1).slice(-1)];
