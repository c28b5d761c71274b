import { DivIcon, DomEvent, LayerGroup, type Map as LeafletMap, Marker } from 'leaflet';
import { isKnownPosition, type LatLng } from '@/domain/order/route-drawing';
import { createGlide } from '../glide';
import { createTurn, driverElement, stopElement } from '../marker-elements';
import type { MapDriver, MapOptions, MapStop } from '../map-port';

export type Point = { x: number; y: number };

const MAX_ROUNDS = 60;

/**
 * Offsets in pixels that separate the points by at least `gap`. Points with enough space do not move. Deterministic:
 * equal input gives equal output.
 */
export function separatePoints(points: readonly Point[], gap: number): Point[] {
  const placed = points.map(({ x, y }) => ({ x, y }));
  for (let round = 0; round < MAX_ROUNDS && pushApart(placed, gap); round += 1);
  return placed.map(({ x, y }, index) => ({ x: x - (points[index]?.x ?? x), y: y - (points[index]?.y ?? y) }));
}

/** Moves both points of every close pair apart by half the missing distance. Returns false if no pair was close. */
function pushApart(placed: Point[], gap: number) {
  let hasMoved = false;
  for (const [index, one] of placed.entries())
    for (const other of placed.slice(index + 1)) {
      const distance = Math.hypot(other.x - one.x, other.y - one.y);
      if (distance >= gap) continue;
      hasMoved = true;
      // Two points at the same spot have no direction; the index gives each pair its own angle.
      const angle = distance < 1 ? index * 2.4 : Math.atan2(other.y - one.y, other.x - one.x);
      // One extra pixel lets the result settle when a third point is in between.
      const push = (gap - distance) / 2 + 1;
      one.x -= Math.cos(angle) * push;
      one.y -= Math.sin(angle) * push;
      other.x += Math.cos(angle) * push;
      other.y += Math.sin(angle) * push;
    }
  return hasMoved;
}

const STOP_SIZE = 24;
const DRIVER_SIZE = 44;

function createMarker(at: { lat: number; lng: number }, html: HTMLElement, size: number, isDecoration: boolean) {
  const icon = new DivIcon({ html, className: 'map-marker', iconSize: [size, size], iconAnchor: [size / 2, size / 2] });
  const marker = new Marker([at.lat, at.lng], {
    icon,
    keyboard: false,
    interactive: false,
    zIndexOffset: size === DRIVER_SIZE ? 1_000 : 0,
  });
  if (isDecoration) marker.on('add', () => marker.getElement()?.setAttribute('aria-hidden', 'true'));
  return marker;
}

function stopMarker(stop: MapStop) {
  return createMarker(stop, stopElement(stop), STOP_SIZE, true);
}

function driverMarker(driver: MapDriver, onPick: MapOptions['onPick']) {
  const html = driverElement(driver, onPick);
  // Prevents the map from treating the press as the start of a drag.
  if (onPick) DomEvent.disableClickPropagation(html);
  return createMarker(driver, html, DRIVER_SIZE, !onPick);
}

export function createStops(map: LeafletMap) {
  const group = new LayerGroup().addTo(map);
  let drawn = '';
  return (stops: readonly MapStop[]) => {
    const key = JSON.stringify(stops);
    if (key === drawn) return;
    drawn = key;
    group.clearLayers();
    for (const stop of stops.filter(isKnownPosition)) group.addLayer(stopMarker(stop));
  };
}

/** `onMove`: the first driver is at a new place on the map. */
export function createDrivers(map: LeafletMap, { isStill, onPick }: MapOptions, onMove: (at: LatLng) => void) {
  type Shown = {
    key: string;
    at: MapDriver;
    marker: Marker;
    glide: ReturnType<typeof createGlide>;
    turn: ReturnType<typeof createTurn>;
  };
  const shown = new Map<string, Shown>();

  /** Moves drivers who are close together apart, so that each one is visible and clickable. */
  function spreadDrivers() {
    const all = [...shown.values()];
    const moves = separatePoints(
      all.map(({ at }) => map.latLngToLayerPoint(at)),
      DRIVER_SIZE,
    );
    for (const [index, { marker }] of all.entries()) {
      const face = marker.getElement()?.querySelector<HTMLElement>('[data-part]');
      const { x, y } = moves[index] ?? { x: 0, y: 0 };
      face?.style.setProperty('translate', `${x}px ${y}px`);
    }
  }
  map.on('zoomend', spreadDrivers);

  function drop(id: string) {
    shown.get(id)?.glide.stop();
    shown.get(id)?.marker.remove();
    shown.delete(id);
  }

  function add(driver: MapDriver, key: string) {
    const marker = driverMarker(driver, onPick).addTo(map);
    const paint = (at: LatLng) => {
      marker.setLatLng([at.lat, at.lng]);
      if (shown.keys().next().value === driver.id) onMove(at);
    };
    const turn = createTurn(marker.getElement(), driver);
    shown.set(driver.id, { key, at: driver, marker, glide: createGlide(driver, paint, isStill), turn });
  }

  return {
    show(drivers: readonly MapDriver[]) {
      const known = drivers.filter(isKnownPosition);
      for (const id of shown.keys()) if (!known.some((driver) => driver.id === id)) drop(id);
      for (const driver of known) {
        const key = `${driver.label} ${driver.mark ?? ''}`;
        const old = shown.get(driver.id);
        if (old?.key === key) {
          old.at = driver;
          old.turn(driver);
          old.glide.to({ lat: driver.lat, lng: driver.lng });
        } else {
          drop(driver.id);
          add(driver, key);
        }
      }
      spreadDrivers();
    },
    /** Where the first driver is shown now. */
    first(): LatLng | null {
      const [driver] = shown.values();
      return driver ? driver.marker.getLatLng() : null;
    },
    remove: () => [...shown.keys()].forEach(drop),
  };
}
