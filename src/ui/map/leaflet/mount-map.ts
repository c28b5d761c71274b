import { DivIcon, LayerGroup, type LatLngExpression, Map as LeafletMap, Marker, Polyline, TileLayer } from 'leaflet';
import 'leaflet/dist/leaflet.css';
import { BASEMAP, MAP_FILE, MAP_TILES, MAX_ZOOM } from '@/config/map';
import { arcBetween } from '@/domain/order/map-shapes';
import { boundsOf, isKnownPosition, type LatLng } from '@/domain/order/route-drawing';
import { labelElement } from '../marker-elements';
import type { MapOptions, MapScene, MapStraight, MountMap } from '../map-port';
import { nearestPlace } from './nearest-place';
import { createDrivers, createStops } from './markers';
import { drawSketch } from './sketch';
import type { StreetLayer } from './streets/street-layer';

/** Adds what is below the route. `placeNear` answers once the street map is there, which knows the names of stations. */
function createBaseLayer(map: LeafletMap, { locale, onBasemapFailed }: MapOptions) {
  let streets: StreetLayer | null = null;
  let isRemoved = false;
  if (BASEMAP === 'tiles' && MAP_TILES) new TileLayer(MAP_TILES.url, { maxZoom: MAX_ZOOM }).addTo(map);
  // Also below the streets: it shows until they are there, and beyond the edge of their file.
  else drawSketch(map, locale);

  function fallBack() {
    if (isRemoved) return;
    streets?.remove();
    streets = null;
    onBasemapFailed?.();
  }
  async function addStreets(file: string) {
    try {
      const { StreetLayer: Streets } = await import('./streets/street-layer');
      if (!isRemoved) streets = new Streets(file, locale, fallBack).addTo(map);
    } catch {
      fallBack();
    }
  }
  if (BASEMAP === 'streets' && MAP_FILE) void addStreets(MAP_FILE);
  return {
    placeNear: (at: LatLng) => streets?.placeNear(at) ?? null,
    remove() {
      isRemoved = true;
    },
  };
}

/** Dashed arcs between places, with their length on the longest. */
function createStraight(map: LeafletMap) {
  const group = new LayerGroup().addTo(map);
  let drawn = '';
  return (straight: MapStraight | null | undefined) => {
    const key = JSON.stringify(straight ?? null);
    if (key === drawn) return;
    drawn = key;
    group.clearLayers();
    const points = straight?.points.filter(isKnownPosition) ?? [];
    const arcs = points.slice(1).map((to, index) => arcBetween(points[index] ?? to, to));
    for (const className of ['map-straight-ground', 'map-straight'])
      for (const arc of arcs) group.addLayer(new Polyline(line(arc), { className, interactive: false }));
    const middles = arcs.map((arc) => ({ at: arc[Math.floor(arc.length / 2)], span: spanOf(arc) }));
    const [longest] = middles.toSorted((one, other) => other.span - one.span);
    if (!straight || !longest?.at) return;
    const icon = new DivIcon({ html: labelElement(straight.label), className: 'map-marker', iconSize: [0, 0] });
    const marker = new Marker(longest.at, { icon, keyboard: false, interactive: false });
    marker.on('add', () => marker.getElement()?.setAttribute('aria-hidden', 'true'));
    group.addLayer(marker);
  };
}

const spanOf = (arc: readonly LatLng[]) => {
  const [from, to] = [arc[0], arc.at(-1)];
  return from && to ? Math.hypot(to.lat - from.lat, to.lng - from.lng) : 0;
};

/** The first view, until there is something to show. */
const SEOUL: LatLngExpression = [37.54, 126.99];
const FIRST_ZOOM = 11;
const MIN_ZOOM = 6;
const MAX_FIT_ZOOM = 15;
const STREET_ZOOM = 16;
const FOLLOW_ZOOM = 15;
const LOW_MAP = 225;
/** Pixels left free for markers, and for the buttons on the right and below. Low maps have one button, and no room. */
const fitPadding = (height: number): { paddingTopLeft: [number, number]; paddingBottomRight: [number, number] } => ({
  paddingTopLeft: [36, 36],
  paddingBottomRight: [84, height < LOW_MAP ? 60 : 88],
});

const pointsOf = ({ stops, way, straight, drivers }: MapScene) => [
  ...stops,
  ...way.done,
  ...way.todo,
  ...(straight?.points ?? []),
  ...drivers,
];
/** Identifies what is on the map, independent of positions: the view is fitted again only when it changes. */
const contentKeyOf = ({ stops, way, drivers }: MapScene) =>
  [stops.length, way.done.length + way.todo.length > 0, ...drivers.map(({ id }) => id)].join(' ');
const line = (points: readonly LatLng[]) => points.map(({ lat, lng }): [number, number] => [lat, lng]);

/**
 * The wheel scrolls the page until the map has the focus. With Ctrl or ⌘ it always zooms, which is also how a pinch on a
 * trackpad arrives.
 */
function letWheelZoom(map: LeafletMap, element: HTMLElement) {
  const choose = ({ ctrlKey, metaKey }: WheelEvent) => {
    if (ctrlKey || metaKey || element.contains(document.activeElement)) map.scrollWheelZoom.enable();
    else map.scrollWheelZoom.disable();
  };
  element.addEventListener('wheel', choose, { capture: true, passive: true });
  return () => element.removeEventListener('wheel', choose, { capture: true });
}

/** Creates a Leaflet map with its style sheet, without its controls and without markup from strings. */
export const mountMap: MountMap = (element, options) => {
  const map = new LeafletMap(element, {
    center: SEOUL,
    zoom: FIRST_ZOOM,
    minZoom: MIN_ZOOM,
    maxZoom: MAX_ZOOM,
    // Fractional zoom levels blur tiles, but nothing that is drawn.
    zoomSnap: BASEMAP === 'tiles' ? 1 : 0.25,
    zoomControl: false,
    attributionControl: false,
    scrollWheelZoom: false,
    dragging: !options.isTouched,
    zoomAnimation: !options.isStill,
    fadeAnimation: !options.isStill,
    markerZoomAnimation: !options.isStill,
    inertia: !options.isStill,
  });
  const baseLayer = createBaseLayer(map, options);
  const lines = {
    ground: new Polyline([], { className: 'map-way', interactive: false }).addTo(map),
    todo: new Polyline([], { className: 'map-way-todo', interactive: false }).addTo(map),
    done: new Polyline([], { className: 'map-way-done', interactive: false }).addTo(map),
  };
  const showStraight = createStraight(map);
  const showStops = createStops(map);
  const drivers = createDrivers(map, options, (at) => {
    if (isFollowing) keepInMiddle(at);
  });
  let scene: MapScene = { stops: [], way: { done: [], todo: [] }, drivers: [] };
  let contentKey = '';
  let isMovedByUser = false;
  let isFollowing = false;
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
  map.on('movestart', () => {
    if (isProgrammatic) return;
    isMovedByUser = true;
  });
  // Zooming keeps following; the driver stays in the middle.
  map.on('dragstart', unfollow);
  element.addEventListener('keydown', ({ key }) => {
    if (key.startsWith('Arrow')) unfollow();
  });

  function unfollow() {
    if (!isFollowing) return;
    isFollowing = false;
    options.onUnfollow?.();
  }

  function keepInMiddle({ lat, lng }: LatLng) {
    const offset = map.latLngToContainerPoint([lat, lng]).subtract(map.getSize().divideBy(2)).round();
    if (!isZooming && (offset.x !== 0 || offset.y !== 0)) moveMap(() => map.panBy(offset, { animate: false }));
  }
  map.on('zoomend', () => {
    const at = drivers.first();
    if (isFollowing && at) keepInMiddle(at);
  });

  map.on('moveend', () => {
    if (isProgrammatic) return;
    const { lat, lng } = map.getCenter();
    options.onCentre?.({ lat, lng });
  });

  function fit() {
    unfollow();
    isMovedByUser = false;
    const bounds = boundsOf(pointsOf(scene));
    const size = map.getSize();
    if (!bounds || size.x === 0 || size.y === 0) return;
    moveMap(() => map.fitBounds(line(bounds), { ...fitPadding(size.y), maxZoom: MAX_FIT_ZOOM, animate: false }));
  }

  function moveTo(at: LatLng) {
    isMovedByUser = false;
    middle = at;
    moveMap(() => map.setView([at.lat, at.lng], STREET_ZOOM, { animate: false }));
  }

  const resized = new ResizeObserver(() => {
    moveMap(() => map.invalidateSize({ pan: false }));
    const driver = drivers.first();
    // A map in an opening dialog grows, which would move its middle.
    if (isFollowing && driver) keepInMiddle(driver);
    else if (!isMovedByUser && middle) moveTo(middle);
    else if (!isMovedByUser) fit();
  });
  resized.observe(element);
  const stopWheel = letWheelZoom(map, element);

  return {
    show(next) {
      scene = next;
      lines.ground.setLatLngs(line([...next.way.done, ...next.way.todo]));
      lines.done.setLatLngs(line(next.way.done));
      lines.todo.setLatLngs(line(next.way.todo));
      showStraight(next.straight);
      showStops(next.stops);
      drivers.show(next.drivers);
      if (contentKeyOf(next) === contentKey) return;
      contentKey = contentKeyOf(next);
      if (!isMovedByUser) fit();
    },
    fit,
    zoom: (step) => map.setZoom(map.getZoom() + step),
    moveTo,
    follow() {
      const at = drivers.first();
      if (!at) return;
      isFollowing = true;
      isMovedByUser = true;
      moveMap(() => map.setView([at.lat, at.lng], Math.max(FOLLOW_ZOOM, map.getZoom()), { animate: false }));
    },
    unfollow,
    placeNear: (at) => baseLayer.placeNear(at) ?? nearestPlace(at, options.locale),
    remove() {
      stopWheel();
      baseLayer.remove();
      resized.disconnect();
      drivers.remove();
      // A running zoom ends by a timer that `remove` does not clear, so the map is removed after the zoom.
      if (isZooming) map.once('moveend', () => map.remove());
      else map.remove();
    },
  };
};
