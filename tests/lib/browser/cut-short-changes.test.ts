import Router from 'next/dist/shared/lib/router/router';
import SingletonRouter from 'next/router';
import { afterAll, expect, test, vi } from 'vitest';
import { watchCutShortChanges } from '@/lib/browser/cut-short-changes';

afterAll(() => {
  vi.unstubAllGlobals();
  SingletonRouter.router = null;
});

/** Next's own router with one page for all documents. As in the browser, a change cuts short the rendering of the last one. */
function openRouter() {
  vi.stubGlobal('__NEXT_DATA__', {});
  vi.stubGlobal('__BUILD_MANIFEST', { __rewrites: { beforeFiles: [], afterFiles: [], fallback: [] } });
  const Page = () => null;
  let cutShort: (() => void) | undefined;
  const rendering = { onStart: () => {} };
  const render = () => {
    cutShort?.();
    return new Promise<void>((resolve, reject) => {
      cutShort = () => reject(Object.assign(new Error('Cancel rendering route'), { cancelled: true }));
      setTimeout(() => {
        cutShort = undefined;
        resolve();
      });
      rendering.onStart();
    });
  };
  const pageLoader = {
    getPageList: () => Promise.resolve(['/', '/terms/[name]']),
    getMiddleware: () => Promise.resolve(undefined),
    getDataHref: () => '',
    loadPage: () => Promise.resolve({ page: Page, mod: {}, styleSheets: [] }),
  };
  const options = {
    App: Page,
    Component: Page,
    wrapApp: () => Page,
    subscription: render,
    initialProps: {},
    pageLoader,
  };
  // It would go on listening to Back in the next file of this worker.
  const listening = vi.spyOn(window, 'addEventListener').mockImplementation(() => undefined);
  // Boundary: of what Next gives its router these are the parts that a change of the page reads.
  const router = new Router('/', {}, '/', options as unknown as ConstructorParameters<typeof Router>[3]);
  SingletonRouter.router = router;
  listening.mockRestore();
  return { router, rendering };
}

test('two presses on a link are one finished change, and so is the next one to that page', async () => {
  const { router, rendering } = openRouter();
  const stop = watchCutShortChanges();
  await router.push('/terms/service');
  const finished: string[] = [];
  router.events.on('routeChangeComplete', (url: string) => void finished.push(url));

  let second: Promise<boolean> | undefined;
  rendering.onStart = () => void (second ??= router.push('/terms/privacy'));
  await router.push('/terms/privacy');
  await second;
  await router.push('/terms/location');
  expect(finished).toEqual(['/terms/privacy', '/terms/location']);
  stop();
});
