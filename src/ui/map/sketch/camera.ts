// Which part of the world a picture shows: Web Mercator, rounded to pixels as Leaflet does it, so that the map can take the
// picture's place without a move.
import type { LatLng } from '@/domain/order/route-drawing';
import type { MapCamera } from '../map-port';
import { MAX_FIT_ZOOM, MIN_ZOOM, WORLD_PX, ZOOM_STEP, type fitPadding } from '../scene';
import type { Point } from '../spread';

function project({ lat, lng }: LatLng, zoom: number): Point {
  const world = WORLD_PX * 2 ** zoom;
  const sine = Math.sin((lat * Math.PI) / 180);
  return { x: world * (lng / 360 + 0.5), y: world * (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) };
}

function unproject({ x, y }: Point, zoom: number): LatLng {
  const world = WORLD_PX * 2 ** zoom;
  return {
    lat: (Math.atan(Math.sinh(Math.PI * (1 - (2 * y) / world))) * 180) / Math.PI,
    lng: (x / world - 0.5) * 360,
  };
}

/** Shows everything between two corners, south-west and north-east; `padding`: pixels that stay free. */
export function cameraFor(
  [southWest, northEast]: readonly [LatLng, LatLng],
  size: { width: number; height: number },
  padding: ReturnType<typeof fitPadding>,
): MapCamera {
  const [from, to] = [project(southWest, 0), project(northEast, 0)];
  const [width, height] = [size.width - padding.left - padding.right, size.height - padding.top - padding.bottom];
  // A frame without room shows as much as it can.
  const scale = Math.min(Math.max(1, width) / (to.x - from.x), Math.max(1, height) / (from.y - to.y));
  // A hundredth of a step less is rounding.
  const steps = Math.floor(Math.round((Math.log2(scale) / ZOOM_STEP) * 100) / 100);
  const zoom = Math.max(MIN_ZOOM, Math.min(MAX_FIT_ZOOM, steps * ZOOM_STEP));
  const [corner, opposite] = [project(southWest, zoom), project(northEast, zoom)];
  const middle = {
    x: (corner.x + opposite.x + padding.right - padding.left) / 2,
    y: (corner.y + opposite.y + padding.bottom - padding.top) / 2,
  };
  return { at: unproject(middle, zoom), zoom };
}

/** `place`: pixels from the left upper corner. `world`: this corner in pixels of the whole world. */
export function createProjection({ at, zoom }: MapCamera, size: { width: number; height: number }) {
  const middle = project(at, zoom);
  const world = { x: Math.round(middle.x - size.width / 2), y: Math.round(middle.y - size.height / 2) };
  return {
    world,
    place(place: LatLng): Point {
      const { x, y } = project(place, zoom);
      return { x: Math.round(x) - world.x, y: Math.round(y) - world.y };
    },
  };
}
