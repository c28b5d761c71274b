// Geometry that only a drawn map needs, and that loads with it.
import { metresBetween } from './driver-position';
import { between, type LatLng } from './route-drawing';

/** Positions closer than this say nothing about a direction. */
export const MIN_HEADING_METRES = 8;

/** Compass direction from one point to another: degrees clockwise from north, 0 to 360. */
export function headingBetween(from: LatLng, to: LatLng): number {
  const east = (to.lng - from.lng) * Math.cos((from.lat * Math.PI) / 180);
  return ((Math.atan2(east, to.lat - from.lat) * 180) / Math.PI + 360) % 360;
}

/** The direction of the road ahead; undefined if there is none. */
export function headingAlong([from, ...ahead]: readonly LatLng[]): number | undefined {
  const to = from && ahead.find((point) => metresBetween(from, point) > MIN_HEADING_METRES);
  return from && to ? headingBetween(from, to) : undefined;
}

const ARC_STEPS = 24;
/** Height of an arc as a share of its length. */
const ARC_BEND = 0.12;

/** A bow from one place to the next: it cannot be taken for a road. */
export const arcBetween = (from: LatLng, to: LatLng): LatLng[] =>
  Array.from({ length: ARC_STEPS + 1 }, (_, step) => {
    const part = step / ARC_STEPS;
    const height = 4 * part * (1 - part) * ARC_BEND * Math.hypot(to.lat - from.lat, to.lng - from.lng);
    return { ...between(from, to, part), lat: from.lat + (to.lat - from.lat) * part + height };
  });
