const MINUTE_MS = 60_000;
/** An older position no longer shows where the driver is. */
export const STALE_AFTER_MS = 3 * MINUTE_MS;
const STILL_AFTER_MS = 3 * MINUTE_MS;
/** GPS positions of a parked vehicle vary by up to this many metres. */
const STILL_METRES = 40;
const EARTH_METRES = 6_371_000;

export type Position = { lat: number; lng: number; at: string };
/** Where the driver stopped, and since when. */
export type Anchor = Position;

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Great-circle distance in metres (haversine formula). */
export function metresBetween(one: Pick<Position, 'lat' | 'lng'>, other: Pick<Position, 'lat' | 'lng'>): number {
  const [lat, lng] = [radians(other.lat - one.lat), radians(other.lng - one.lng)];
  const haversine =
    Math.sin(lat / 2) ** 2 + Math.cos(radians(one.lat)) * Math.cos(radians(other.lat)) * Math.sin(lng / 2) ** 2;
  return 2 * EARTH_METRES * Math.asin(Math.min(1, Math.sqrt(haversine)));
}

/** The anchor stays while the driver is within 40 m of it; beyond that, the new position becomes the anchor. */
export function followDriver(anchor: Anchor | null, position: Position): Anchor {
  if (anchor === null || metresBetween(anchor, position) > STILL_METRES) return position;
  return anchor;
}

type PositionState = 'fresh' | 'stale' | 'still';

/** `ageMs` is the position's present age. An old position does not show whether the driver stands still. */
export function positionState(position: Position, anchor: Anchor | null, ageMs: number): PositionState {
  if (ageMs > STALE_AFTER_MS) return 'stale';
  const stoodMs = anchor ? Date.parse(position.at) - Date.parse(anchor.at) : 0;
  return stoodMs >= STILL_AFTER_MS ? 'still' : 'fresh';
}
