import { vi } from 'vitest';

/** jsdom has no media queries: `holds` decides which ones match. */
export function stubMedia(holds: (query: string) => boolean) {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: holds(query),
    media: query,
    addListener: () => undefined,
    removeListener: () => undefined,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
}

/** Matches like a desktop screen. */
export const wideScreen = () => stubMedia((query) => query.includes('min-width'));

/** jsdom has no layout, so nothing is ever resized. */
export class StillResizeObserver implements ResizeObserver {
  observe = () => undefined;
  unobserve = () => undefined;
  disconnect = () => undefined;
}
