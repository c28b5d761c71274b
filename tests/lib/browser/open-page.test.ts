import SingletonRouter from 'next/router';
import { afterEach, expect, test, vi } from 'vitest';
import { copyShellTexts, openOrStay } from '@/lib/browser/open-page';
import { createRouter } from '../../support/router';

const PATH = '/orders/order-0001';

/** The page's files are missing: Next reports it and loads the document, unless a listener throws. */
function openMissing(site: () => Promise<Response>, locale = 'ko') {
  const router = createRouter({ locale });
  const byNext = vi.fn();
  vi.mocked(router.replace).mockImplementation(async () => {
    router.events.emit('routeChangeError', new Error('gone'), PATH, { shallow: false });
    byNext();
    return false;
  });
  const assign = vi.fn();
  vi.spyOn(window, 'location', 'get').mockReturnValue({ ...window.location, assign });
  const fetched = vi.spyOn(window, 'fetch').mockImplementation(site);
  return { router, byNext, assign, fetched, opened: openOrStay(router, PATH) };
}

const respond = (status: number) => async () => new Response(null, { status });

test('a page that opens is not requested again', async () => {
  const router = createRouter();
  const fetched = vi.spyOn(window, 'fetch');
  expect(await openOrStay(router, PATH)).toBe(true);
  expect(fetched).not.toHaveBeenCalled();
});

test.each([
  ['cannot be reached', () => Promise.reject(new TypeError('no line'))],
  ['is down', respond(503)],
])('no document is loaded while the site %s', async (_state, site) => {
  const { opened, assign, byNext, fetched } = openMissing(site);
  expect(await opened).toBe(false);
  expect(fetched).toHaveBeenCalledOnce();
  expect(assign).not.toHaveBeenCalled();
  expect(byNext).not.toHaveBeenCalled();
});

test.each([
  ['ko', PATH],
  ['en', `/en${PATH}`],
])('after a deployment the page is loaded as a document, in %s', async (locale, address) => {
  const { opened, assign, fetched } = openMissing(respond(200), locale);
  expect(await opened).toBe(true);
  expect(fetched).toHaveBeenCalledWith(address, { method: 'HEAD', cache: 'no-store' });
  expect(assign).toHaveBeenCalledExactlyOnceWith(address);
});

test('only the requested page is kept from loading as a document, and only while it is opening', async () => {
  const { router, opened } = openMissing(respond(503));
  expect(() => router.events.emit('routeChangeError', new Error('gone'), '/orders')).not.toThrow();
  await opened;
  expect(() => router.events.emit('routeChangeError', new Error('gone'), PATH)).not.toThrow();
});

test('a customer who goes elsewhere while the page opens gets there', async () => {
  const router = createRouter();
  vi.mocked(router.replace).mockImplementation(async () => {
    // Next reports the page it gives up inside the navigation to the other one, which an error would stop.
    const routeCancelled = Object.assign(new Error('Route Cancelled'), { cancelled: true });
    expect(() => router.events.emit('routeChangeError', routeCancelled, PATH, { shallow: false })).not.toThrow();
    return false;
  });
  const fetched = vi.spyOn(window, 'fetch');
  expect(await openOrStay(router, PATH)).toBe(true);
  expect(fetched).not.toHaveBeenCalled();
});

const textsAt = (locale: string, id: string) => `https://deliver-on.test/_next/data/build/${locale}/orders/${id}.json`;

/** What Next's router keeps for the order, after these texts of the shell were asked for. */
async function copiedFrom(texts: Promise<unknown>, locale = 'ko') {
  const sdc: Record<string, unknown> = {
    [textsAt(locale, 'shell')]: texts,
    [textsAt(locale, 'another')]: Promise.resolve('texts of another order'),
  };
  // Next's router has much more, and none of it is used here.
  Reflect.set(SingletonRouter, 'router', { sdc });
  copyShellTexts((id) => `/orders/${id}`, 'order-0001');
  await Promise.resolve();
  return sdc[textsAt(locale, 'order-0001')];
}

afterEach(() => {
  SingletonRouter.router = null;
});

test.each(['ko', 'en'])('a new order’s page has the texts that were fetched for any order, in %s', async (locale) => {
  await expect(copiedFrom(Promise.resolve('texts'), locale)).resolves.toBe('texts');
});

test.each([
  ['on their way', () => new Promise(() => undefined)],
  ['lost', () => Promise.reject(new TypeError('no line'))],
])('texts that are %s are not taken for it: its page asks for them itself', async (_state, request) => {
  expect(await copiedFrom(request())).toBeUndefined();
});
