export type LatLng = { lat: number; lng: number };

const EARTH_METRES = 6_371_000;
const RADIANS = Math.PI / 180;
/** Roads are longer than the straight line. */
const ROAD_FACTOR = 1.3;
const METRES_PER_SECOND = 7;
const STOP_SECONDS = 300;

/** Straight-line distance in metres (haversine formula). */
export function straightMetres(from: LatLng, to: LatLng): number {
  const dLat = (to.lat - from.lat) * RADIANS;
  const dLng = (to.lng - from.lng) * RADIANS;
  const a =
    Math.sin(dLat / 2) ** 2 + Math.cos(from.lat * RADIANS) * Math.cos(to.lat * RADIANS) * Math.sin(dLng / 2) ** 2;
  return 2 * EARTH_METRES * Math.asin(Math.sqrt(a));
}

/** Road length of each leg in metres. */
export const legMetres = (points: readonly LatLng[]): number[] =>
  points.slice(1).map((point, index) => straightMetres(points[index] ?? point, point) * ROAD_FACTOR);

/** Road length, and driving time with five minutes per stop. */
export function routeLength(points: readonly LatLng[]) {
  const metres = legMetres(points).reduce((sum, leg) => sum + leg, 0);
  const stops = points.length - 2;
  return {
    distanceMetres: Math.round(metres),
    durationSeconds: Math.round(metres / METRES_PER_SECOND) + stops * STOP_SECONDS,
  };
}
