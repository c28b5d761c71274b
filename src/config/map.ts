import { env } from './env';

/** As near as the sketch has anything to say. */
const SKETCH_MAX_ZOOM = 16;

/** Picture tiles of a deployment, or null: then the map draws a ground of its own and asks nobody for anything. */
export const MAP_TILES = env.map.tileUrl === '' ? null : { url: env.map.tileUrl, attribution: env.map.attribution };
export const MAX_ZOOM = MAP_TILES ? Number(env.map.maxZoom) : SKETCH_MAX_ZOOM;
