// The markers of every map: which ones there are and how they move. A map library only puts them in place.
import { isKnownPosition, type LatLng } from '@/domain/order/route-drawing';
import { createGlide } from './glide';
import { createTurn, driverElement, groupElement, labelElement, stopElement } from './marker-elements';
import type { MapDriver, MapOptions, MapStop } from './map-port';
import { groupPoints, separatePoints, type Point } from './spread';

export type PlacedMarker = { moveTo: (at: LatLng) => void; at: () => LatLng; remove: () => void };

/** How a map library places elements. */
export type MarkerHost = {
  /** Puts the middle of an element at a place. What cannot be pressed is hidden from screen readers. */
  place: (
    at: LatLng,
    content: HTMLElement,
    options: { size: number; isAbove?: boolean; isPressable?: boolean },
  ) => PlacedMarker;
  /** Pixels at the present zoom, from any origin. */
  project: (at: LatLng) => Point;
  /** The map cannot zoom in any further. */
  isClosest: () => boolean;
  /** Zooms in by at least one level, to show all these places. */
  zoomTo: (places: readonly LatLng[]) => void;
};

const STOP_SIZE = 24;
const DRIVER_SIZE = 44;
/** Beyond this number, drivers who are close together are one marker, because there is no room to move them apart. */
export const MAX_SPREAD_DRIVERS = 24;
const GROUP_GAP = 52;
/** Positions of a fleet arrive one by one, and are grouped together. */
const ARRANGE_MS = 1_000;

export function createStops(host: MarkerHost) {
  let drawn = '';
  let markers: PlacedMarker[] = [];
  return (stops: readonly MapStop[]) => {
    const key = JSON.stringify(stops);
    if (key === drawn) return;
    drawn = key;
    for (const marker of markers) marker.remove();
    markers = stops.filter(isKnownPosition).map((stop) => host.place(stop, stopElement(stop), { size: STOP_SIZE }));
  };
}

/** A text at a place; null for none. */
export function createLabel(host: MarkerHost) {
  let marker: PlacedMarker | null = null;
  return (at: LatLng | null, text: string) => {
    marker?.remove();
    marker = at && host.place(at, labelElement(text), { size: 0 });
  };
}

type Shown = {
  face: string;
  content: HTMLElement;
  marker: PlacedMarker;
  glide: ReturnType<typeof createGlide>;
  turn: ReturnType<typeof createTurn>;
};
/** `group`: the drivers whom the marker stands for, itself first. `shown`: null if another one stands for it. */
type Entry = { driver: MapDriver; group: readonly Entry[]; shown: Shown | null };

/** `onMove`: the first driver is at a new place on the map. */
export function createDrivers(
  host: MarkerHost,
  { isStill, onPick, groupLabel }: MapOptions,
  onMove: (at: LatLng) => void,
) {
  const entries = new Map<string, Entry>();
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const isFleet = () => onPick !== undefined && entries.size > MAX_SPREAD_DRIVERS;
  const pixelsBetween = (from: LatLng, to: LatLng) => {
    const [start, end] = [host.project(from), host.project(to)];
    return Math.hypot(end.x - start.x, end.y - start.y);
  };

  function hide(entry: Entry) {
    entry.shown?.glide.stop();
    entry.shown?.marker.remove();
    entry.shown = null;
  }

  function elementOf(entry: Entry) {
    if (entry.group.length === 1) return driverElement(entry.driver, onPick);
    const count = entry.group.length;
    return groupElement(count, groupLabel?.(count) ?? '', () => host.zoomTo(entry.group.map(({ driver }) => driver)));
  }

  function draw(entry: Entry) {
    const { driver, group } = entry;
    const face = group.length > 1 ? `group ${group.length}` : `${driver.label} ${driver.mark ?? ''}`;
    if (entry.shown?.face === face) {
      entry.shown.turn.to(driver);
      entry.shown.glide.to({ lat: driver.lat, lng: driver.lng });
      return;
    }
    hide(entry);
    const content = elementOf(entry);
    const isPressable = onPick !== undefined;
    const marker = host.place(driver, content, { size: DRIVER_SIZE, isAbove: true, isPressable });
    const paint = (at: LatLng) => {
      marker.moveTo(at);
      if (entries.values().next().value === entry) onMove(at);
    };
    entry.shown = {
      face,
      content,
      marker,
      glide: createGlide(driver, paint, isStill, onPick && pixelsBetween),
      turn: createTurn(content, driver),
    };
  }

  /** Moves a few drivers who are close together apart, so that each one is visible and can be pressed. */
  function spread(all: readonly Entry[], isSpread: boolean) {
    const moves = isSpread
      ? separatePoints(
          all.map(({ driver }) => host.project(driver)),
          DRIVER_SIZE,
        )
      : [];
    for (const [index, { shown }] of all.entries()) {
      const { x, y } = moves[index] ?? { x: 0, y: 0 };
      shown?.content.style.setProperty('translate', `${x}px ${y}px`);
    }
  }

  function arrange() {
    clearTimeout(waiting);
    waiting = undefined;
    const all = [...entries.values()];
    const isGrouped = isFleet() && !host.isClosest();
    const focused = all.find(({ shown }) => shown?.content === document.activeElement);
    const groups = isGrouped
      ? groupPoints(
          all.map(({ driver }) => host.project(driver)),
          GROUP_GAP,
        ).map((places) => places.flatMap((place) => all[place] ?? []))
      : all.map((entry) => [entry]);
    for (const group of groups) {
      const [leader, ...others] = group;
      if (!leader) continue;
      leader.group = group;
      others.forEach(hide);
      draw(leader);
    }
    spread(all, !isGrouped);
    // A marker that became part of a group, or a group that came apart, passes the focus on.
    const leader = focused && groups.find((group) => group.includes(focused))?.[0];
    if (leader?.shown && leader.shown.content !== document.activeElement)
      leader.shown.content.focus({ preventScroll: true });
  }

  return {
    show(drivers: readonly MapDriver[]) {
      const known = new Map(drivers.filter(isKnownPosition).map((driver) => [driver.id, driver]));
      const isSame = known.size === entries.size && [...known.keys()].every((id) => entries.has(id));
      for (const [id, entry] of entries) {
        if (known.has(id)) continue;
        hide(entry);
        entries.delete(id);
      }
      for (const [id, driver] of known) {
        const entry = entries.get(id);
        if (entry) entry.driver = driver;
        else entries.set(id, { driver, group: [], shown: null });
      }
      if (isSame && isFleet()) waiting ??= setTimeout(arrange, ARRANGE_MS);
      else arrange();
    },
    /** After a zoom, other markers are close together. */
    arrange,
    /** All who have a marker of their own, where and how it is now: it may still be moving. */
    shown: (): MapDriver[] =>
      [...entries.values()].flatMap(({ driver, shown }) =>
        shown ? [{ ...driver, ...shown.marker.at(), heading: shown.turn.heading() }] : [],
      ),
    /** Where the first driver is shown now. */
    first: (): LatLng | null => entries.values().next().value?.shown?.marker.at() ?? null,
    remove() {
      clearTimeout(waiting);
      [...entries.values()].forEach(hide);
    },
  };
}
