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
};

/** Everything on the map. Showing an equal scene again changes nothing. */
export type MapScene = {
  stops: readonly MapStop[];
  way: SplitRoute;
  drivers: readonly MapDriver[];
};

export type MapOptions = {
  locale: Locale;
  /** The customer prefers reduced motion. */
  isStill: boolean;
  /** Touch device: one finger scrolls the page, two fingers move the map. */
  isTouched: boolean;
  onPick?: (id: string) => void;
  /** Called with the middle of the map when the customer's movement has ended. */
  onCentre?: (at: LatLng) => void;
};

/** Everything that the app needs from a map library. */
export type MapHandle = {
  show: (scene: MapScene) => void;
  /** Shows everything, and follows changes again until the customer moves the map. */
  fit: () => void;
  zoom: (step: 1 | -1) => void;
  /** Puts a place in the middle, close enough to see its street. */
  moveTo: (at: LatLng) => void;
  remove: () => void;
};

export type MountMap = (element: HTMLElement, options: MapOptions) => MapHandle;
