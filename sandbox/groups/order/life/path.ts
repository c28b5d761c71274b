// The drawn route. It follows the roads of the street map where there is one, else streets of an invented town.
import { legMetres, straightMetres, type LatLng } from '../price/geometry';
import type { Roads } from './roads';

/** The direction of the invented town's streets. */
const TOWN = { east: Math.cos(0.2), north: Math.sin(0.2) };
/** The corners of a leg: the share of its long side; and of its short side, with a detour as a share of the long one. */
const CORNERS = [
  [0.15, 0, 0],
  [0.15, 0.35, 0.1],
  [0.5, 0.35, 0.1],
  [0.5, 0.75, 0.05],
  [0.85, 0.75, 0.05],
  [0.85, 1, 0],
] as const;
const EAST_SCALE = Math.cos((37.5 * Math.PI) / 180);
/** About all orders of a fleet. */
const KEPT_LEGS = 1_000;

let roads: Roads | null = null;
const legs = new Map<string, readonly LatLng[]>();
const keyOf = (places: readonly LatLng[]) => places.map(({ lat, lng }) => `${lat} ${lng}`).join(' ');

/** Routes that are prepared from now on follow these roads. */
export function followRoads(known: Roads) {
  roads = known;
}

const rounded = ({ lat, lng }: LatLng): LatLng => ({
  lat: Math.round(lat * 1e6) / 1e6,
  lng: Math.round(lng * 1e6) / 1e6,
});

/** A few turns by right angles. Deterministic. */
function inventedLeg(from: LatLng, to: LatLng): LatLng[] {
  const [x, y] = [(to.lng - from.lng) * EAST_SCALE, to.lat - from.lat];
  // The leg in the directions of the town.
  const [along, across] = [x * TOWN.east + y * TOWN.north, y * TOWN.east - x * TOWN.north];
  const isLongAlong = Math.abs(along) > Math.abs(across);
  const [long, short] = isLongAlong ? [along, across] : [across, along];
  const corners = CORNERS.map(([part, otherPart, detour]) => {
    const [u, v] = [long * part, short * otherPart + Math.abs(long) * detour];
    const [east, north] = isLongAlong ? [u, v] : [v, u];
    return {
      lat: from.lat + east * TOWN.north + north * TOWN.east,
      lng: from.lng + (east * TOWN.east - north * TOWN.north) / EAST_SCALE,
    };
  });
  return [from, ...corners, to].map(rounded);
}

const legBetween = (from: LatLng, to: LatLng) => legs.get(keyOf([from, to])) ?? inventedLeg(from, to);

/** Finds the roads between these places. Without it, and where there are none, their route is invented. */
export async function prepareRoute(points: readonly LatLng[]) {
  for (const [index, to] of points.entries()) {
    const from = points[index - 1];
    if (!from || !roads || legs.has(keyOf([from, to]))) continue;
    const found = await roads.between(from, to);
    legs.set(keyOf([from, to]), found?.map(rounded) ?? inventedLeg(from, to));
    for (const old of legs.keys()) if (legs.size > KEPT_LEGS) legs.delete(old);
  }
}

export function pathThrough(points: readonly LatLng[]): LatLng[] {
  const [first, ...rest] = points;
  if (!first) return [];
  return [rounded(first), ...rest.flatMap((to, index) => legBetween(points[index] ?? to, to).slice(1))];
}

/** The position after `part` (0–1) of the leg that starts at waypoint `index`. */
export function pointOnLeg(points: readonly LatLng[], index: number, part: number): LatLng | null {
  const from = points[index];
  const to = points[index + 1];
  if (!from) return null;
  if (!to) return rounded(from);
  const line = legBetween(from, to);
  const lengths = line.slice(1).map((point, place) => straightMetres(line[place] ?? point, point));
  let left = lengths.reduce((sum, metres) => sum + metres, 0) * Math.min(1, Math.max(0, part));
  for (const [place, metres] of lengths.entries()) {
    const [before, after] = [line[place] ?? from, line[place + 1] ?? to];
    if (left <= metres && metres > 0) {
      const share = left / metres;
      return rounded({
        lat: before.lat + (after.lat - before.lat) * share,
        lng: before.lng + (after.lng - before.lng) * share,
      });
    }
    left -= metres;
  }
  return rounded(to);
}

/** Metres from that position to the end. */
export function metresLeft(points: readonly LatLng[], index: number, part: number): number {
  const metresOfLegs = legMetres(points);
  const later = metresOfLegs.slice(index + 1).reduce((sum, metres) => sum + metres, 0);
  return Math.round(later + (metresOfLegs[index] ?? 0) * (1 - Math.min(1, Math.max(0, part))));
}
