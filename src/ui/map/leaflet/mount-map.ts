import 'leaflet/dist/leaflet.css';
import { Map as LeafletMap, Polyline, type LatLngExpression } from 'leaflet';
import { boundsOf, type LatLng } from '@/domain/order/route-drawing';
import { MAP_TILES, MAX_ZOOM } from '@/config/map';
import type { MapScene, MountMap } from '../map-port';
import { createBase } from './base';
import { createDrivers, createStops } from './markers';

/** Until something is known to show: Seoul. */
const SEOUL: LatLngExpression = [37.54, 126.99];
const FIRST_ZOOM = 11;
const MIN_ZOOM = 6;
const CLOSEST_FIT = 15;
/** Pixels: room for the markers, and for the buttons at the right and below. */
const ROOM = { paddingTopLeft: [36, 36], paddingBottomRight: [84, 60] } satisfies Record<string, [number, number]>;

const pointsOf = ({ stops, way, drivers }: MapScene) => [...stops, ...way.done, ...way.todo, ...drivers];
/** What belongs to the picture, wherever it is by now. */
const castOf = ({ stops, way, drivers }: MapScene) =>
  [stops.length, way.done.length + way.todo.length > 0, ...drivers.map(({ id }) => id)].join(' ');
const line = (points: readonly LatLng[]) => points.map(({ lat, lng }): [number, number] => [lat, lng]);

/** Leaflet with its style sheet, without its controls and without markup from strings. */
export const mountMap: MountMap = (element, options) => {
  const map = new LeafletMap(element, {
    center: SEOUL,
    zoom: FIRST_ZOOM,
    minZoom: MIN_ZOOM,
    maxZoom: MAX_ZOOM,
    // Pictures blur between their sizes, the sketch does not.
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
  createBase(map, options.locale);
  const lines = {
    ground: new Polyline([], { className: 'map-way', interactive: false }).addTo(map),
    todo: new Polyline([], { className: 'map-way-todo', interactive: false }).addTo(map),
    done: new Polyline([], { className: 'map-way-done', interactive: false }).addTo(map),
  };
  const showStops = createStops(map);
  const drivers = createDrivers(map, options);
  let scene: MapScene = { stops: [], way: { done: [], todo: [] }, drivers: [] };
  let cast = '';
  let isTakenOver = false;
  let isOurs = false;
  let isZooming = false;
  map.on('zoomanim', () => {
    isZooming = true;
  });
  map.on('zoomend', () => {
    isZooming = false;
  });

  /** A movement that is not the customer's. */
  function byUs(move: () => void) {
    isOurs = true;
    move();
    isOurs = false;
  }
  map.on('movestart zoomstart', () => {
    if (!isOurs) isTakenOver = true;
  });

  function fit() {
    isTakenOver = false;
    const bounds = boundsOf(pointsOf(scene));
    const size = map.getSize();
    if (!bounds || size.x === 0 || size.y === 0) return;
    byUs(() => map.fitBounds(line(bounds), { ...ROOM, maxZoom: CLOSEST_FIT, animate: false }));
  }

  const resized = new ResizeObserver(() => {
    byUs(() => map.invalidateSize({ pan: false }));
    if (!isTakenOver) fit();
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
      if (castOf(next) === cast) return;
      cast = castOf(next);
      if (!isTakenOver) fit();
    },
    fit,
    zoom: (step) => map.setZoom(map.getZoom() + step),
    remove() {
      resized.disconnect();
      drivers.remove();
      // A zoom under way ends by a timer that Leaflet does not take along.
      if (isZooming) map.once('moveend', () => map.remove());
      else map.remove();
    },
  };
};
