import { act } from '@testing-library/react';
import { vi } from 'vitest';

const changes = new EventTarget();

/** jsdom has no media queries: `holds` decides which ones match. */
const mediaBy = (holds: (query: string) => boolean) => (query: string) => ({
  matches: holds(query),
  media: query,
  addListener: () => undefined,
  removeListener: () => undefined,
  addEventListener: changes.addEventListener.bind(changes),
  removeEventListener: changes.removeEventListener.bind(changes),
});

export const stubMedia = (holds: (query: string) => boolean) => void vi.stubGlobal('matchMedia', mediaBy(holds));

/** For effects that React runs when a test has taken its own queries away already. */
export const provideMedia = () => void Object.assign(globalThis, { matchMedia: mediaBy(() => false) });

/** Matches like a desktop screen. */
export const wideScreen = () => stubMedia((query) => query.includes('min-width'));

/** Resizes the window to a desktop screen. */
export function becomeWide() {
  wideScreen();
  act(() => void window.dispatchEvent(new Event('resize')));
}

/** And back to that of a phone. */
export function becomeNarrow() {
  stubMedia(() => false);
  act(() => void window.dispatchEvent(new Event('resize')));
}

/** Switches forced colours on, as a setting of the system does. */
export function forceColors() {
  stubMedia((query) => query === '(forced-colors: active)');
  act(() => void changes.dispatchEvent(new Event('change')));
}

/** jsdom has no layout, so nothing is ever resized. */
export class StillResizeObserver implements ResizeObserver {
  observe = () => undefined;
  unobserve = () => undefined;
  disconnect = () => undefined;
}
