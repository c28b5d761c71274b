import { vi } from 'vitest';

/** jsdom has no media queries: `holds` decides which ones match. */
const mediaBy = (holds: (query: string) => boolean) => (query: string) => ({
  matches: holds(query),
  media: query,
  addListener: () => undefined,
  removeListener: () => undefined,
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
});

export const stubMedia = (holds: (query: string) => boolean) => void vi.stubGlobal('matchMedia', mediaBy(holds));

/** For effects that React runs when a test has taken its own queries away already. */
export const provideMedia = () => void Object.assign(globalThis, { matchMedia: mediaBy(() => false) });

/** Matches like a desktop screen. */
export const wideScreen = () => stubMedia((query) => query.includes('min-width'));

/** jsdom has no layout, so nothing is ever resized. */
export class StillResizeObserver implements ResizeObserver {
  observe = () => undefined;
  unobserve = () => undefined;
  disconnect = () => undefined;
}
