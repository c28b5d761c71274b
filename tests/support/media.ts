import { vi } from 'vitest';

/** jsdom knows no media queries: `holds` says which of them do. */
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

/** As on a desktop. */
export const wideScreen = () => stubMedia((query) => query.includes('min-width'));

/** jsdom lays nothing out, so nothing is ever resized. */
export class StillResizeObserver implements ResizeObserver {
  observe = () => undefined;
  unobserve = () => undefined;
  disconnect = () => undefined;
}
