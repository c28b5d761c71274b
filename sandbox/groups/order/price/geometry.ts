export type LatLng = { lat: number; lng: number };

const EARTH_METRES = 6_371_000;
const RADIANS = Math.PI / 180;
/** Roads are longer than the straight line. */
const ROAD_FACTOR = 1.3;
/** In town about 25 km/h with lights and traffic; longer trips use expressways, at about 50 km/h. */
const TOWN = { metres: 10_000, metresPerSecond: 7 };
const EXPRESSWAY_METRES_PER_SECOND = 14;
export const STOP_SECONDS = 300;

/** Straight-line distance in metres (haversine formula). */
export function straightMetres(from: LatLng, to: LatLng): number {
  const dLat = (to.lat - from.lat) * RADIANS;
  const dLng = (to.lng - from.lng) * RADIANS;
  const a =
    Math.sin(dLat / 2) ** 2 + Math.cos(from.lat * RADIANS) * Math.cos(to.lat * RADIANS) * Math.sin(dLng / 2) ** 2;
  return 2 * EARTH_METRES * Math.asin(Math.sqrt(a));
}

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0);

/** Road length of each leg in metres. */
export const legMetres = (points: readonly LatLng[]): number[] =>
  points.slice(1).map((point, index) => straightMetres(points[index] ?? point, point) * ROAD_FACTOR);

export const drivingSeconds = (metres: number) =>
  Math.min(metres, TOWN.metres) / TOWN.metresPerSecond +
  Math.max(0, metres - TOWN.metres) / EXPRESSWAY_METRES_PER_SECOND;

/** Road length, and driving time with five minutes per stop. */
export function routeLength(points: readonly LatLng[]) {
  const legs = legMetres(points);
  const stops = points.length - 2;
  return {
    distanceMetres: Math.round(sumOf(legs)),
    durationSeconds: Math.round(sumOf(legs.map(drivingSeconds))) + stops * STOP_SECONDS,
  };
}
