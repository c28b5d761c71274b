import { env } from './env';

/** The sketch shows no more detail beyond this zoom level. */
const SKETCH_MAX_ZOOM = 16;
const STREETS_MAX_ZOOM = 19;

/** Path of the PMTiles file with the street map; null without one. */
export const MAP_FILE = env.map.file === '' ? null : env.map.file;
/** The map tiles of a deployment. Null: the map draws its own background and sends no requests. */
export const MAP_TILES = env.map.tileUrl === '' ? null : { url: env.map.tileUrl, attribution: env.map.attribution };

export type Basemap = 'streets' | 'tiles' | 'kakao' | 'sketch';

/** The map under the route. Kakao's comes last, because its key may be set only for the address search. */
export const BASEMAP = basemap();
/** Of our own map; the sketch also stands in for Kakao's map. */
export const MAX_ZOOM = {
  streets: STREETS_MAX_ZOOM,
  tiles: Number(env.map.maxZoom),
  kakao: SKETCH_MAX_ZOOM,
  sketch: SKETCH_MAX_ZOOM,
}[BASEMAP];

export const OSM_COPYRIGHT_URL = 'https://www.openstreetmap.org/copyright';

function basemap(): Basemap {
  if (MAP_FILE) return 'streets';
  if (MAP_TILES) return 'tiles';
  return env.kakao.mapKey === '' ? 'sketch' : 'kakao';
}
