// What every map library needs of a scene, whatever it draws with.
import { arcBetween } from '@/domain/order/map-shapes';
import { isKnownPosition, type LatLng } from '@/domain/order/route-drawing';
import type { MapScene, MapStraight } from './map-port';

/** The first view, until there is something to show. */
export const SEOUL: LatLng = { lat: 37.54, lng: 126.99 };
/** Pixels of the world at zoom level 0. */
export const WORLD_PX = 256;
export const FIRST_ZOOM = 11;
export const MIN_ZOOM = 6;
/** The view of the whole is no closer than this. */
export const MAX_FIT_ZOOM = 15;
/** Fractional zoom levels blur tiles, but nothing that is drawn. */
export const ZOOM_STEP = 0.25;

export const EMPTY_SCENE: MapScene = { stops: [], way: { done: [], todo: [] }, drivers: [] };

const LOW_MAP = 225;
/** Pixels left free for markers, and for the buttons on the right and below. Low maps have one button, and no room. */
export const fitPadding = (height: number) => ({
  top: 36,
  right: 84,
  bottom: height < LOW_MAP ? 72 : 88,
  left: 36,
});

/** Everything that the view of the whole must show. */
export const pointsOf = ({ stops, way, straight, drivers }: MapScene): readonly LatLng[] => [
  ...stops,
  ...way.done,
  ...way.todo,
  ...(straight?.points ?? []),
  ...drivers,
];

/** Changes when something joins or leaves the map, not when it moves. The map fits its view only then. */
export const contentKeyOf = ({ stops, way, drivers }: MapScene) =>
  [stops.length, way.done.length + way.todo.length > 0, ...drivers.filter(isKnownPosition).map(({ id }) => id)].join(
    ' ',
  );

const spanOf = (arc: readonly LatLng[]) => {
  const [from, to] = [arc[0], arc.at(-1)];
  return from && to ? Math.hypot(to.lat - from.lat, to.lng - from.lng) : 0;
};

/** Arcs between the places, and the middle of the longest, where their length is written. */
export function arcsOf(straight: MapStraight | null | undefined): { arcs: LatLng[][]; middle: LatLng | null } {
  const points = straight?.points.filter(isKnownPosition) ?? [];
  const arcs = points.slice(1).map((to, index) => arcBetween(points[index] ?? to, to));
  const [longest] = arcs.toSorted((one, other) => spanOf(other) - spanOf(one));
  return { arcs, middle: longest?.[Math.floor(longest.length / 2)] ?? null };
}

/** Something on the map that would hide a name, with its size in pixels. */
export type Obstacle = { at: LatLng; width: number; height: number };

const STOP_PX = 26;
/** About the width of "12.3 km as the crow flies" with its background. */
const DISTANCE_PX = { width: 160, height: 28 };

/** Markers that stay where they are. Names below a moving driver would come and go. */
export function obstaclesOf({ stops, straight }: MapScene): Obstacle[] {
  const { middle } = arcsOf(straight);
  return [
    ...stops.filter(isKnownPosition).map(({ lat, lng }) => ({ at: { lat, lng }, width: STOP_PX, height: STOP_PX })),
    ...(middle ? [{ at: middle, ...DISTANCE_PX }] : []),
  ];
}
