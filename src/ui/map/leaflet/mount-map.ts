import { LayerGroup, Map as LeafletMap, Polyline, TileLayer } from 'leaflet';
import 'leaflet/dist/leaflet.css';
import { BASEMAP, MAP_FILE, MAP_TILES, MAX_ZOOM } from '@/config/map';
import { boundsOf, type LatLng } from '@/domain/order/route-drawing';
import type { MapOptions, MapStraight, MountMap } from '../map-port';
import { createDrivers, createLabel, createStops, type MarkerHost } from '../markers';
import { nearestPlace } from '../sketch/nearest-place';
import {
  arcsOf,
  contentKeyOf,
  EMPTY_SCENE,
  FIRST_ZOOM,
  fitPadding,
  MAX_FIT_ZOOM,
  MIN_ZOOM,
  type Obstacle,
  obstaclesOf,
  pointsOf,
  SEOUL,
  ZOOM_STEP,
} from '../scene';
import { createMarkerHost } from './marker-host';
import { drawSketch, type Sketch } from './sketch-layer';
import type { StreetLayer } from './streets/street-layer';

/** Adds what is below the route. `placeNear` answers once the street map is there, which knows the names of stations. */
function createBaseLayer(map: LeafletMap, { locale, onBasemapFailed }: MapOptions) {
  let sketch: Sketch | null = null;
  let streets: StreetLayer | null = null;
  let obstacles: readonly Obstacle[] = [];
  let isRemoved = false;
  if (BASEMAP === 'tiles' && MAP_TILES) new TileLayer(MAP_TILES.url, { maxZoom: MAX_ZOOM }).addTo(map);
  // Also below the streets: it shows until they are there, and beyond the edge of their file.
  else sketch = drawSketch(map, locale);

  function fallBack() {
    if (isRemoved) return;
    streets?.remove();
    streets = null;
    onBasemapFailed?.();
  }
  async function addStreets(file: string) {
    try {
      const { StreetLayer: Streets } = await import('./streets/street-layer');
      if (isRemoved) return;
      streets = new Streets(file, locale, fallBack).addTo(map);
      streets.keepNamesFrom(obstacles);
    } catch {
      fallBack();
    }
  }
  if (BASEMAP === 'streets' && MAP_FILE) void addStreets(MAP_FILE);
  return {
    placeNear: (at: LatLng) => streets?.placeNear(at) ?? null,
    keepNamesFrom(next: readonly Obstacle[]) {
      if (JSON.stringify(next) === JSON.stringify(obstacles)) return;
      obstacles = next;
      sketch?.keepNamesFrom(next);
      streets?.keepNamesFrom(next);
    },
    remove() {
      isRemoved = true;
    },
  };
}

/** Dashed arcs between places, with their length on the longest. */
function createStraight(map: LeafletMap, host: MarkerHost) {
  const group = new LayerGroup().addTo(map);
  const showLabel = createLabel(host);
  let drawn = '';
  return (straight: MapStraight | null | undefined) => {
    const key = JSON.stringify(straight ?? null);
    if (key === drawn) return;
    drawn = key;
    group.clearLayers();
    const { arcs, middle } = arcsOf(straight);
    for (const className of ['map-straight-ground', 'map-straight'])
      for (const arc of arcs) group.addLayer(new Polyline(line(arc), { className, interactive: false }));
    showLabel(middle, straight?.label ?? '');
  };
}

const STREET_ZOOM = 16;
const FOLLOW_ZOOM = 15;

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

/** A drag, a pinch, a zoom or a turn of the wheel ends in frames and timers that outlive Leaflet's own `remove`. */
function removeMap(map: LeafletMap) {
  const pane = map.getPane('mapPane');
  map.remove();
  map.off();
  // They still read this private pane, and would fail without it.
  Object.assign(map, { _mapPane: pane });
}

/** Creates a Leaflet map with its style sheet, without its controls and without markup from strings. */
export const mountMap: MountMap = (element, options) => {
  // It gets its middle with the first scene: to draw another view before would double the work.
  const map = new LeafletMap(element, {
    zoom: FIRST_ZOOM,
    minZoom: MIN_ZOOM,
    maxZoom: MAX_ZOOM,
    zoomSnap: BASEMAP === 'tiles' ? 1 : ZOOM_STEP,
    zoomControl: false,
    attributionControl: false,
    scrollWheelZoom: false,
    dragging: !options.isTouched,
    zoomAnimation: !options.isStill,
    // A fade of the sketch's paper would draw the map for a dozen more frames.
    fadeAnimation: BASEMAP !== 'sketch' && !options.isStill,
    markerZoomAnimation: !options.isStill,
    inertia: !options.isStill,
  });
  const baseLayer = createBaseLayer(map, options);
  const lines = {
    ground: new Polyline([], { className: 'map-way', interactive: false }).addTo(map),
    todo: new Polyline([], { className: 'map-way-todo', interactive: false }).addTo(map),
    done: new Polyline([], { className: 'map-way-done', interactive: false }).addTo(map),
  };
  const host = createMarkerHost(map);
  const showStraight = createStraight(map, host);
  const showStops = createStops(host);
  const drivers = createDrivers(host, options, (at) => {
    if (isFollowing) keepInMiddle(at);
  });
  let scene = EMPTY_SCENE;
  let contentKey = '';
  let isMovedByUser = false;
  let isFollowing = false;
  let isProgrammatic = false;
  /** The place that the map was sent to. */
  let middle: LatLng | null = null;
  let isZooming = false;
  let hasView = false;
  map.whenReady(() => {
    hasView = true;
  });
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
    options.onMoveStart?.();
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
    drivers.arrange();
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
    const { top, right, bottom, left } = fitPadding(size.y);
    moveMap(() =>
      map.fitBounds(line(bounds), {
        paddingTopLeft: [left, top],
        paddingBottomRight: [right, bottom],
        maxZoom: MAX_FIT_ZOOM,
        animate: false,
      }),
    );
  }

  // Buttons pressed before the map was there: an animation would start after what follows, and undo it.
  let isNew = true;
  requestAnimationFrame(() => {
    isNew = false;
  });
  let { camera } = options;
  /** Shows the first scene as the picture before did, and every other one as a whole. */
  function begin() {
    if (camera) {
      const { at, zoom } = camera;
      moveMap(() => map.setView([at.lat, at.lng], zoom, { animate: false }));
    } else fit();
    camera = undefined;
  }

  function moveTo(at: LatLng) {
    isMovedByUser = false;
    middle = at;
    moveMap(() => map.setView([at.lat, at.lng], STREET_ZOOM, { animate: false }));
  }

  const resized = new ResizeObserver(() => {
    const before = map.getSize();
    moveMap(() => map.invalidateSize({ pan: false }));
    // The observer's first call comes without a change.
    if (map.getSize().equals(before)) return;
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
      const isSame = contentKeyOf(next) === contentKey;
      contentKey = contentKeyOf(next);
      if (!isSame && !isMovedByUser) begin();
      if (!hasView) moveMap(() => map.setView(SEOUL, FIRST_ZOOM));
      lines.ground.setLatLngs(line([...next.way.done, ...next.way.todo]));
      lines.done.setLatLngs(line(next.way.done));
      lines.todo.setLatLngs(line(next.way.todo));
      showStraight(next.straight);
      showStops(next.stops);
      baseLayer.keepNamesFrom(obstaclesOf(next));
      drivers.show(next.drivers);
    },
    fit,
    zoom: (step) => map.setZoom(map.getZoom() + step, isNew ? { animate: false } : {}),
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
      removeMap(map);
    },
  };
};
