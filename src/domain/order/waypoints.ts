import { isPhone } from '../text/phone';
import { MAX_STOPS, type DraftAddress, type DraftWaypoint } from './draft';
import { positionOf } from './route-drawing';

export const canAddStop = (total: number) => total < MAX_STOPS + 2;

/** Random enough for the few stops of one order. */
export const newStopKey = () => `stop-${Math.random().toString(36).slice(2, 10)}`;

/** Whether two addresses are the same building; some sources tell its position later. */
export const isSamePlace = (one: DraftAddress | null, other: DraftAddress | null) =>
  one?.roadAddress === other?.roadAddress && (one?.buildingName ?? '') === (other?.buildingName ?? '');

type ContactGap = { field: string; error: 'contactName' | 'phones' | 'phone' };

/** The first missing or invalid field of a waypoint's contact; null if it is complete. */
export function contactProblem({ contactName, phones }: DraftWaypoint): ContactGap | null {
  if (contactName.trim() === '') return { field: 'contactName', error: 'contactName' };
  const wrong = phones.findIndex((phone) => phone.trim() !== '' && !isPhone(phone));
  if (wrong >= 0) return { field: `phone-${wrong}`, error: 'phone' };
  return phones.some((phone) => phone.trim() !== '') ? null : { field: 'phone-0', error: 'phones' };
}

export const isComplete = (waypoint: DraftWaypoint) => waypoint.address !== null && contactProblem(waypoint) === null;

export const hasAllAddresses = (waypoints: readonly DraftWaypoint[]) =>
  waypoints.every(({ address }) => address !== null);

/** Whether the distances between the places can be computed: some sources give addresses without coordinates. */
export const hasAllPositions = (waypoints: readonly DraftWaypoint[]) =>
  waypoints.every(({ address }) => address !== null && positionOf(address) !== null);
