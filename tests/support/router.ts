import mitt from 'next/dist/shared/lib/mitt';
import type { NextRouter } from 'next/router';
import { vi } from 'vitest';
import { DEFAULT_LOCALE, LOCALES } from '@/config/locales';

/** A router that does not navigate and records its calls. */
export function createRouter(over: Partial<NextRouter> = {}): NextRouter {
  return {
    route: '/',
    pathname: '/',
    query: {},
    asPath: '/',
    basePath: '',
    locale: DEFAULT_LOCALE,
    locales: LOCALES,
    defaultLocale: DEFAULT_LOCALE,
    isReady: true,
    isFallback: false,
    isPreview: false,
    isLocaleDomain: false,
    push: vi.fn(async () => true),
    replace: vi.fn(async () => true),
    reload: vi.fn(),
    back: vi.fn(),
    forward: vi.fn(),
    prefetch: vi.fn(async () => undefined),
    beforePopState: vi.fn(),
    events: mitt(),
    ...over,
  };
}
