const MINUTE_MS = 60_000;
/** Older than this, a position is not where the driver is but where they were. */
export const STALE_AFTER_MS = 3 * MINUTE_MS;
const STILL_AFTER_MS = 3 * MINUTE_MS;
/** What a satellite fix wanders by while the vehicle stands. */
const STILL_METRES = 40;
const EARTH_METRES = 6_371_000;

export type Position = { lat: number; lng: number; at: string };
/** The place the driver has stayed at, and since when. */
export type Anchor = Position;

const radians = (degrees: number) => (degrees * Math.PI) / 180;

export function metresBetween(one: Pick<Position, 'lat' | 'lng'>, other: Pick<Position, 'lat' | 'lng'>): number {
  const [lat, lng] = [radians(other.lat - one.lat), radians(other.lng - one.lng)];
  const half =
    Math.sin(lat / 2) ** 2 + Math.cos(radians(one.lat)) * Math.cos(radians(other.lat)) * Math.sin(lng / 2) ** 2;
  return 2 * EARTH_METRES * Math.asin(Math.min(1, Math.sqrt(half)));
}

/** The anchor stays while the driver is near it and moves along as soon as they have left. */
export function followDriver(anchor: Anchor | null, position: Position): Anchor {
  if (anchor === null || metresBetween(anchor, position) > STILL_METRES) return position;
  return anchor;
}

export type PositionState = 'fresh' | 'stale' | 'still';

/** `ageMs`: how old the position is by now. An old position says nothing about standing or moving. */
export function positionState(position: Position, anchor: Anchor | null, ageMs: number): PositionState {
  if (ageMs > STALE_AFTER_MS) return 'stale';
  const stoodMs = anchor ? Date.parse(position.at) - Date.parse(anchor.at) : 0;
  return stoodMs >= STILL_AFTER_MS ? 'still' : 'fresh';
}
