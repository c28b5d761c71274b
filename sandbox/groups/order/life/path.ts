import { legMetres, type LatLng } from '../price/geometry';

const POINTS_PER_LEG = 12;
/** How far the road leaves the straight line, as a share of the leg. */
const BEND = 0.06;

/** A bent line between two points. Deterministic. */
function leg(from: LatLng, to: LatLng): LatLng[] {
  const dLat = to.lat - from.lat;
  const dLng = to.lng - from.lng;
  const turn = Math.sin((from.lat + to.lng) * 1e4) > 0 ? 1 : -1;
  return Array.from({ length: POINTS_PER_LEG }, (_, index) => {
    const part = (index + 1) / POINTS_PER_LEG;
    const bend = Math.sin(part * Math.PI * 2) * BEND * turn + Math.sin(part * Math.PI) * BEND;
    return { lat: from.lat + dLat * part - dLng * bend, lng: from.lng + dLng * part + dLat * bend };
  });
}

const rounded = ({ lat, lng }: LatLng): LatLng => ({
  lat: Math.round(lat * 1e6) / 1e6,
  lng: Math.round(lng * 1e6) / 1e6,
});

export function pathThrough(points: readonly LatLng[]): LatLng[] {
  const [first, ...rest] = points;
  if (!first) return [];
  return [first, ...rest.flatMap((to, index) => leg(points[index] ?? to, to))].map(rounded);
}

/** The position after `part` (0–1) of the leg that starts at waypoint `index`. */
export function pointOnLeg(points: readonly LatLng[], index: number, part: number): LatLng | null {
  const from = points[index];
  const to = points[index + 1];
  if (!from) return null;
  if (!to) return rounded(from);
  const line = [from, ...leg(from, to)];
  const place = Math.min(1, Math.max(0, part)) * POINTS_PER_LEG;
  const before = line[Math.floor(place)] ?? from;
  const after = line[Math.ceil(place)] ?? to;
  const rest = place - Math.floor(place);
  return rounded({
    lat: before.lat + (after.lat - before.lat) * rest,
    lng: before.lng + (after.lng - before.lng) * rest,
  });
}

/** Metres from that position to the end. */
export function metresLeft(points: readonly LatLng[], index: number, part: number): number {
  const legs = legMetres(points);
  const later = legs.slice(index + 1).reduce((sum, metres) => sum + metres, 0);
  return Math.round(later + (legs[index] ?? 0) * (1 - Math.min(1, Math.max(0, part))));
}
