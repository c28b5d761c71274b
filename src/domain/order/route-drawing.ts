import { metresBetween } from './driver-position';

export type LatLng = { lat: number; lng: number };
/** The drawn route: the part already driven and the part ahead. */
export type SplitRoute = { done: readonly LatLng[]; todo: readonly LatLng[] };

/** A driver farther than this from the route counts as off the route. */
const OFF_ROAD_METRES = 1_000;
/** For routes that pass a place twice: the weight of a metre along the route against a metre beside it. */
const ALONG_WEIGHT = 0.1;

/** Providers send 0, 0 for an unknown position. */
export const isKnownPosition = ({ lat, lng }: LatLng) =>
  Number.isFinite(lat) && Number.isFinite(lng) && Math.abs(lat) <= 90 && (lat !== 0 || lng !== 0);

/** Where an address is; null if its source had no coordinates. */
export function positionOf({ lat, lng }: Partial<LatLng>): LatLng | null {
  if (lat === undefined || lng === undefined) return null;
  return isKnownPosition({ lat, lng }) ? { lat, lng } : null;
}

/** The point at `part` (0 to 1) of the straight line between two points. */
export const between = (from: LatLng, to: LatLng, part: number): LatLng => ({
  lat: from.lat + (to.lat - from.lat) * part,
  lng: from.lng + (to.lng - from.lng) * part,
});

/** South-west and north-east corner of the known points; null if there are none. */
export function boundsOf(points: readonly LatLng[]): [LatLng, LatLng] | null {
  const known = points.filter(isKnownPosition);
  if (known.length === 0) return null;
  const lats = known.map(({ lat }) => lat);
  const lngs = known.map(({ lng }) => lng);
  return [
    { lat: Math.min(...lats), lng: Math.min(...lngs) },
    { lat: Math.max(...lats), lng: Math.max(...lngs) },
  ];
}

/** The position on a straight segment, from 0 to 1, that is nearest to the point. */
function nearestPart(from: LatLng, to: LatLng, point: LatLng): number {
  const longitudeScale = Math.cos((from.lat * Math.PI) / 180);
  const [x, y] = [(to.lng - from.lng) * longitudeScale, to.lat - from.lat];
  const length = x * x + y * y;
  if (length === 0) return 0;
  const along = ((point.lng - from.lng) * longitudeScale * x + (point.lat - from.lat) * y) / length;
  return Math.min(1, Math.max(0, along));
}

type Cut = { index: number; at: LatLng };

function cutAtDriver(path: readonly LatLng[], sums: readonly number[], driver: LatLng, expected: number): Cut | null {
  let best: (Cut & { score: number }) | null = null;
  for (const [index, to] of path.entries()) {
    const from = path[index - 1];
    if (!from) continue;
    const part = nearestPart(from, to, driver);
    const at = between(from, to, part);
    const beside = metresBetween(at, driver);
    if (beside > OFF_ROAD_METRES) continue;
    const along = (sums[index - 1] ?? 0) + metresBetween(from, at);
    const score = beside + Math.abs(along - expected) * ALONG_WEIGHT;
    if (best === null || score < best.score) best = { index, at, score };
  }
  return best;
}

function cutAtMetres(path: readonly LatLng[], sums: readonly number[], metres: number): Cut | null {
  const index = sums.findIndex((sum, place) => place > 0 && sum >= metres);
  const [from, to] = [path[index - 1], path[index]];
  if (!from || !to) return null;
  const before = sums[index - 1] ?? 0;
  const leg = (sums[index] ?? 0) - before;
  return { index, at: leg > 0 ? between(from, to, (metres - before) / leg) : to };
}

/**
 * Splits a route at the driver. `drivenPart` (0 to 1) is the provider's share of the whole route; null before pickup.
 * It decides where the route crosses itself or the position is unknown.
 */
export function splitRoute(path: readonly LatLng[], driver: LatLng | null, drivenPart: number | null): SplitRoute {
  const known = path.filter(isKnownPosition);
  if (drivenPart === null || known.length < 2) return { done: [], todo: known };
  const sums = known.reduce<number[]>((passed, point, index) => {
    const before = known[index - 1];
    return [...passed, (passed.at(-1) ?? 0) + (before ? metresBetween(before, point) : 0)];
  }, []);
  const expected = Math.min(1, Math.max(0, drivenPart)) * (sums.at(-1) ?? 0);
  const cut =
    (driver && isKnownPosition(driver) ? cutAtDriver(known, sums, driver, expected) : null) ??
    cutAtMetres(known, sums, expected);
  if (cut === null) return { done: known, todo: [] };
  return { done: [...known.slice(0, cut.index), cut.at], todo: [cut.at, ...known.slice(cut.index)] };
}

const lengthOf = (path: readonly LatLng[]) =>
  path.reduce((sum, point, index) => sum + (index > 0 ? metresBetween(path[index - 1] ?? point, point) : 0), 0);

/**
 * Metres along the road from the driver to the next stop. `remainingMetres` is the provider's length to the end of the route;
 * the part of it up to the next stop is measured on the drawn route. Null: the stop is unknown, or is not on the route.
 */
export function metresToNextStop(todo: readonly LatLng[], stop: LatLng | null, remainingMetres: number): number | null {
  if (!stop || !isKnownPosition(stop)) return null;
  const whole = lengthOf(todo);
  let best: { along: number; beside: number } | null = null;
  let along = 0;
  for (const [index, to] of todo.entries()) {
    const from = todo[index - 1];
    if (!from) continue;
    const at = between(from, to, nearestPart(from, to, stop));
    const beside = metresBetween(at, stop);
    // The first time that the route comes by the stop, not a later one.
    if (beside <= OFF_ROAD_METRES && (best === null || beside < best.beside - 1)) {
      best = { along: along + metresBetween(from, at), beside };
    }
    along += metresBetween(from, to);
  }
  if (best === null || whole === 0) return null;
  return Math.round((best.along / whole) * remainingMetres);
}

/** Both are 0 if the provider sends no lengths. */
type RouteLength = { distanceMetres: number; remainingMetres: number };

/** Metres to the end of the route; null if the provider sends no length. */
export const remainingOf = ({ distanceMetres, remainingMetres }: RouteLength) =>
  distanceMetres > 0 || remainingMetres > 0 ? remainingMetres : null;

/** The driven share, 0 to 1; null if the provider sends no length. */
export function drivenShareOf({ distanceMetres, remainingMetres }: RouteLength) {
  return distanceMetres > 0 ? Math.min(1, Math.max(0, 1 - remainingMetres / distanceMetres)) : null;
}
