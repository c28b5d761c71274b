import { type LatLngExpression, Map as LeafletMap, Polyline, TileLayer } from 'leaflet';
import 'leaflet/dist/leaflet.css';
import type { Locale } from '@/config/locales';
import { MAP_TILES, MAX_ZOOM } from '@/config/map';
import { boundsOf, type LatLng } from '@/domain/order/route-drawing';
import type { MapScene, MountMap } from '../map-port';
import { createDrivers, createStops } from './markers';
import { drawSketch } from './sketch';

/** Adds the base layer: map tiles if configured, else our own sketch. */
function createBaseLayer(map: LeafletMap, locale: Locale) {
  if (MAP_TILES === null) return drawSketch(map, locale);
  new TileLayer(MAP_TILES.url, { maxZoom: MAX_ZOOM }).addTo(map);
}

/** The first view, until there is something to show. */
const SEOUL: LatLngExpression = [37.54, 126.99];
const FIRST_ZOOM = 11;
const MIN_ZOOM = 6;
const MAX_FIT_ZOOM = 15;
const STREET_ZOOM = 16;
/** Pixels left free for markers, and for the buttons on the right and below. */
const FIT_PADDING = { paddingTopLeft: [36, 36], paddingBottomRight: [84, 60] } satisfies Record<
  string,
  [number, number]
>;

const pointsOf = ({ stops, way, drivers }: MapScene) => [...stops, ...way.done, ...way.todo, ...drivers];
/** Identifies what is on the map, independent of positions: the view is fitted again only when it changes. */
const contentKeyOf = ({ stops, way, drivers }: MapScene) =>
  [stops.length, way.done.length + way.todo.length > 0, ...drivers.map(({ id }) => id)].join(' ');
const line = (points: readonly LatLng[]) => points.map(({ lat, lng }): [number, number] => [lat, lng]);

/** Creates a Leaflet map with its style sheet, without its controls and without markup from strings. */
export const mountMap: MountMap = (element, options) => {
  const map = new LeafletMap(element, {
    center: SEOUL,
    zoom: FIRST_ZOOM,
    minZoom: MIN_ZOOM,
    maxZoom: MAX_ZOOM,
    // Fractional zoom levels blur tiles, but not the sketch.
    zoomSnap: MAP_TILES ? 1 : 0.25,
    zoomControl: false,
    attributionControl: false,
    scrollWheelZoom: false,
    dragging: !options.isTouched,
    zoomAnimation: !options.isStill,
    fadeAnimation: !options.isStill,
    markerZoomAnimation: !options.isStill,
    inertia: !options.isStill,
  });
  createBaseLayer(map, options.locale);
  const lines = {
    ground: new Polyline([], { className: 'map-way', interactive: false }).addTo(map),
    todo: new Polyline([], { className: 'map-way-todo', interactive: false }).addTo(map),
    done: new Polyline([], { className: 'map-way-done', interactive: false }).addTo(map),
  };
  const showStops = createStops(map);
  const drivers = createDrivers(map, options);
  let scene: MapScene = { stops: [], way: { done: [], todo: [] }, drivers: [] };
  let contentKey = '';
  let isMovedByUser = false;
  let isProgrammatic = false;
  /** The place that the map was sent to. */
  let middle: LatLng | null = null;
  let isZooming = false;
  map.on('zoomanim', () => {
    isZooming = true;
  });
  map.on('zoomend', () => {
    isZooming = false;
  });

  /** Runs a movement that must not count as the customer's. */
  function moveMap(move: () => void) {
    isProgrammatic = true;
    move();
    isProgrammatic = false;
  }
  map.on('movestart zoomstart', () => {
    if (!isProgrammatic) isMovedByUser = true;
  });

  map.on('moveend', () => {
    if (isProgrammatic) return;
    const { lat, lng } = map.getCenter();
    options.onCentre?.({ lat, lng });
  });

  function fit() {
    isMovedByUser = false;
    const bounds = boundsOf(pointsOf(scene));
    const size = map.getSize();
    if (!bounds || size.x === 0 || size.y === 0) return;
    moveMap(() => map.fitBounds(line(bounds), { ...FIT_PADDING, maxZoom: MAX_FIT_ZOOM, animate: false }));
  }

  function moveTo(at: LatLng) {
    isMovedByUser = false;
    middle = at;
    moveMap(() => map.setView([at.lat, at.lng], STREET_ZOOM, { animate: false }));
  }

  const resized = new ResizeObserver(() => {
    moveMap(() => map.invalidateSize({ pan: false }));
    if (isMovedByUser) return;
    // A map in an opening dialog grows, which would move its middle.
    if (middle) moveTo(middle);
    else fit();
  });
  resized.observe(element);

  return {
    show(next) {
      scene = next;
      lines.ground.setLatLngs(line([...next.way.done, ...next.way.todo]));
      lines.done.setLatLngs(line(next.way.done));
      lines.todo.setLatLngs(line(next.way.todo));
      showStops(next.stops);
      drivers.show(next.drivers);
      if (contentKeyOf(next) === contentKey) return;
      contentKey = contentKeyOf(next);
      if (!isMovedByUser) fit();
    },
    fit,
    zoom: (step) => map.setZoom(map.getZoom() + step),
    moveTo,
    remove() {
      resized.disconnect();
      drivers.remove();
      // A running zoom ends by a timer that `remove` does not clear, so the map is removed after the zoom.
      if (isZooming) map.once('moveend', () => map.remove());
      else map.remove();
    },
  };
};
