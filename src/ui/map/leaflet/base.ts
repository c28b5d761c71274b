import { TileLayer, type Map as LeafletMap } from 'leaflet';
import { MAP_TILES, MAX_ZOOM } from '@/config/map';
import type { Locale } from '@/config/locales';
import { drawSketch } from './sketch';

/** Adds the base layer: map tiles if configured, else our own sketch. */
export function createBaseLayer(map: LeafletMap, locale: Locale) {
  if (MAP_TILES === null) return drawSketch(map, locale);
  new TileLayer(MAP_TILES.url, { maxZoom: MAX_ZOOM }).addTo(map);
}
