import type { EtaRange } from '@/domain/order/eta';
import type { LatLng, SplitRoute } from '@/domain/order/route-drawing';
import type { Locale } from '@/config/locales';
import type { RouteKind, RouteState } from '../order/route-line-row';

export type MapStop = LatLng & {
  kind: RouteKind;
  /** The stop's number, from 1; not for pickup and drop-off. */
  number?: number;
  state: RouteState;
};

export type MapDriver = LatLng & {
  id: string;
  /** Accessible name of a clickable marker. */
  label: string;
  /** A short text on the marker; without it a vehicle icon is shown. */
  mark?: string;
  /** Degrees clockwise from north, until the marker's own movement shows its direction. */
  heading?: number;
};

/** Places whose roads are not known: joined by dashed arcs, with the straight-line distance on them. */
export type MapStraight = { points: readonly LatLng[]; label: string };

/** The driver's way to the next stop. `eta`: null if the arrival there is not known. */
export type DriverAhead = { metres: number; eta: EtaRange | null };

/** Everything on the map. Showing an equal scene again changes nothing. */
export type MapScene = {
  stops: readonly MapStop[];
  /** Only a route of the provider. */
  way: SplitRoute;
  straight?: MapStraight | null;
  drivers: readonly MapDriver[];
};

export type MapCamera = { at: LatLng; zoom: number };

export type MapOptions = {
  locale: Locale;
  /** The first view; without it, the map first shows everything. */
  camera?: MapCamera;
  /** The customer prefers reduced motion. */
  isStill: boolean;
  /** Touch device: one finger scrolls the page, two fingers move the map. */
  isTouched: boolean;
  onPick?: (id: string) => void;
  /** Accessible name of a marker that stands for several drivers. */
  groupLabel?: (count: number) => string;
  /** Called when the customer's movement begins, perhaps several times; `onCentre` follows, unless `moveTo` ends it. */
  onMoveStart?: () => void;
  /** Called with the middle of the map when the customer's movement has ended. */
  onCentre?: (at: LatLng) => void;
  /** The customer moved the map, so that it no longer follows the driver. */
  onUnfollow?: () => void;
  /** The map behind the route cannot be loaded; the sketch is shown instead. */
  onBasemapFailed?: () => void;
};

/** Everything that the app needs from a map library. */
export type MapHandle = {
  show: (scene: MapScene) => void;
  /** Shows everything, and follows changes again until the customer moves the map. */
  fit: () => void;
  zoom: (step: 1 | -1) => void;
  /** Puts a place in the middle, close enough to see its street. */
  moveTo: (at: LatLng) => void;
  /** Keeps the first driver in the middle until `fit`, `unfollow` or a movement by the customer. */
  follow: () => void;
  unfollow: () => void;
  /** The name of a station or a district nearby; null if the map knows none. */
  placeNear: (at: LatLng) => string | null;
  remove: () => void;
};

export type MountMap = (element: HTMLElement, options: MapOptions) => MapHandle;
/** Loads a library, which may take as long as a vendor's script. Rejects if it is blocked, refused or too late. */
export type LoadMap = () => Promise<MountMap>;
