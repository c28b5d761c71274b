import PageLoader from 'next/dist/client/page-loader';
import SingletonRouter from 'next/router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { reduceRouterRequests } from '@/lib/browser/router-requests';

const ENTRY = 'static/chunks/entry.js';
const CODE = 'static/chunks/code.js';
/** Every page runs it. */
const LOADER = 'static/chunks/turbopack-loader.js';

let pages = 0;
/** Each test has its own page, because a page is fetched once. */
let page = '';
let requests: string[] = [];

const prefetch = vi.fn(async (_url: string, _asPath?: string, _options?: { priority?: boolean }) => undefined);

function createRouter() {
  const router = { pageLoader: new PageLoader('build', ''), prefetch, sbc: {} };
  // Next's router has much more, and none of it is used here.
  Reflect.set(SingletonRouter, 'router', router);
  reduceRouterRequests();
  return router;
}

function answer(respond: (file: string) => Promise<Response>) {
  vi.spyOn(window, 'fetch').mockImplementation(async (address) => {
    const file = typeof address === 'string' ? address : '';
    requests.push(file);
    return respond(file);
  });
}

beforeEach(() => {
  vi.useFakeTimers();
  page = `/page-${(pages += 1)}`;
  requests = [];
  prefetch.mockClear();
  Reflect.set(window, '__BUILD_MANIFEST', { [page]: [ENTRY] });
  const names = `load("${page}", [\n  "${CODE}",\n  "${LOADER}"\n])`;
  answer(async (file) => new Response(file.includes(ENTRY) ? names : 'throw 1'));
});

afterEach(() => {
  SingletonRouter.router = null;
  Reflect.deleteProperty(window, '__BUILD_MANIFEST');
  vi.unstubAllGlobals();
});

test('what a link in view leads to is fetched two seconds later', async () => {
  const router = createRouter();
  const done = router.prefetch('/orders', '/orders', {});
  await vi.advanceTimersByTimeAsync(1_999);
  expect(prefetch).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await done;
  expect(prefetch).toHaveBeenCalledExactlyOnceWith('/orders', '/orders', {});
});

test('it is fetched at once when the customer points at the link', async () => {
  await createRouter().prefetch('/orders', '/orders', { priority: true });
  expect(prefetch).toHaveBeenCalledExactlyOnceWith('/orders', '/orders', { priority: true });
});

test('the files with the code of a page are fetched, once for all links to it', async () => {
  const { pageLoader } = createRouter();
  await pageLoader.prefetch(page);
  await pageLoader.prefetch(page);
  expect(requests).toEqual([`/_next/${ENTRY}`, `/_next/${CODE}`]);
});

test.each([
  { saveData: true, effectiveType: '4g' },
  { saveData: false, effectiveType: 'slow-2g' },
])('no code is fetched in advance on a connection with %o', async (connection) => {
  const { pageLoader } = createRouter();
  vi.stubGlobal('navigator', { connection });
  await pageLoader.prefetch(page);
  expect(requests).toEqual([]);
  vi.unstubAllGlobals();
  await pageLoader.prefetch(page);
  expect(requests).not.toEqual([]);
});

test('code that cannot be fetched in advance is no error', async () => {
  const { pageLoader } = createRouter();
  answer(() => Promise.reject(new TypeError('no line')));
  await pageLoader.prefetch(page);
  expect(requests).toEqual([`/_next/${ENTRY}`]);
});

test('code that could not be fetched in advance is tried again', async () => {
  const { pageLoader } = createRouter();
  answer(() => Promise.reject(new TypeError('no line')));
  await pageLoader.prefetch(page);
  answer(async (file) => new Response(file.includes(ENTRY) ? `["${CODE}", "${LOADER}"]` : ''));
  await pageLoader.prefetch(page);
  expect(requests).toEqual([`/_next/${ENTRY}`, `/_next/${ENTRY}`, `/_next/${CODE}`]);
});

test('the page that a site sends in place of a missing file names no code', async () => {
  const { pageLoader } = createRouter();
  answer(async () => new Response(`<script src="/_next/${CODE}"></script>`, { status: 404 }));
  await pageLoader.prefetch(page);
  expect(requests).toEqual([`/_next/${ENTRY}`]);
});

test('the texts of a page have one address for all its queries', () => {
  const { pageLoader } = createRouter();
  const addresses = ['/orders', '/orders?status=moving', '/orders?view=map'].map((href) =>
    pageLoader.getDataHref({ href, asPath: href, locale: 'ko' }),
  );
  expect(new Set(addresses)).toEqual(new Set(['/_next/data/build/orders.json']));
  const order = { href: '/orders/[id]?id=abc', asPath: '/orders/abc?tip=1', locale: 'ko' };
  expect(pageLoader.getDataHref(order)).toBe('/_next/data/build/orders/abc.json');
  expect(pageLoader.getDataHref({ ...order, skipInterpolation: true })).toBe('/_next/data/build/orders/abc.json');
});
