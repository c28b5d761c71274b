import { env } from './env';

/** The sketch shows no more detail beyond this zoom level. */
const SKETCH_MAX_ZOOM = 16;

/** The map tiles of a deployment. Null: the map draws its own background and sends no requests. */
export const MAP_TILES = env.map.tileUrl === '' ? null : { url: env.map.tileUrl, attribution: env.map.attribution };
export const MAX_ZOOM = MAP_TILES ? Number(env.map.maxZoom) : SKETCH_MAX_ZOOM;
