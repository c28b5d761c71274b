import type { LatLng, Way } from '@/domain/order/route-drawing';
import type { Locale } from '@/config/locales';
import type { RouteKind, RouteState } from '../order/route-line-row';

export type MapStop = LatLng & {
  kind: RouteKind;
  /** Of a stop between pickup and drop-off, from 1. */
  number?: number;
  state: RouteState;
};

export type MapDriver = LatLng & {
  id: string;
  /** The marker's name where it can be chosen. */
  label: string;
  /** A short text on the marker; a vehicle without it. */
  mark?: string;
};

/** All that is on the map; the same scene again changes nothing. */
export type MapScene = {
  stops: readonly MapStop[];
  way: Way;
  drivers: readonly MapDriver[];
};

export type MapOptions = {
  locale: Locale;
  /** The customer wants no motion. */
  isStill: boolean;
  /** One finger scrolls the page, two move the map. */
  isTouched: boolean;
  onPick?: (id: string) => void;
};

/** What a map library has to be able to do for us, and all of it. */
export type MapHandle = {
  show: (scene: MapScene) => void;
  /** Everything in view; from then on it follows again, until the customer moves the map. */
  fit: () => void;
  zoom: (step: 1 | -1) => void;
  remove: () => void;
};

export type MountMap = (element: HTMLElement, options: MapOptions) => MapHandle;
