import type { CDPSession, Page, Request } from '@playwright/test';
import { expect, test } from '../support/test';

const CHANGES = 1_000;
/** The engine keeps compiling code for the first hundreds of changes. */
const WARM_UP_ROUNDS = 25;
/** Growth that a page may have: a running timer, a response just read. */
const MAX_GROWTH = { nodes: 1.05, listeners: 1.05, heap: 1.2 };

test.use({ trace: 'off' });

/** Measures the page after garbage collection. */
async function measure(session: CDPSession) {
  await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const figure = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? 0;
  return { nodes: figure('Nodes'), listeners: figure('JSEventListeners'), heap: figure('JSHeapUsedSize') };
}

/** Returns a function that counts the page's running requests. */
function watchCalls(page: Page) {
  const underWay = new Set<Request>();
  const ended = (call: Request) => underWay.delete(call);
  page.on('request', (call) => underWay.add(call));
  page.on('requestfinished', ended);
  page.on('requestfailed', ended);
  return () => underWay.size;
}

/** Navigates inside the page: a thousand steps by Playwright would take a thousand times as long. */
const walk = (page: Page, paths: readonly string[], changes: number) =>
  page.evaluate(
    async ({ paths: stops, changes: count }) => {
      const { router } = (window as unknown as { next: { router: { push: (path: string) => Promise<boolean> } } }).next; // boundary: the router that Next exposes
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      for (let change = 0; change < count; change += 1) {
        await router.push(stops[change % stops.length] ?? '/');
        await frame();
      }
    },
    { paths, changes },
  );

test(`${CHANGES} screen changes leak no memory`, async ({ page, signIn }) => {
  test.setTimeout(300_000);
  const calls = watchCalls(page);
  await signIn();
  const paths = [
    '/orders',
    '/orders/sandbox-order-transit',
    '/orders/new',
    '/user',
    '/user/coupon',
    '/orders/new?type=HomeMoving',
    '/user/withdraw',
    '/dashboard',
  ];
  await page.goto('/dashboard');
  await page.evaluate(() => Object.assign(window, { mark: 'same document' }));
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');

  /** Waits for the start page without running requests, and measures it. */
  const measureAtRest = async () => {
    await expect(page).toHaveURL('/dashboard');
    await expect(page.getByRole('heading', { name: '최근 주문' })).toBeVisible();
    // A running request holds listeners; and Playwright reports no load event for later pages.
    await expect.poll(calls).toBe(0);
    // The map comes last, a moment after its data.
    await expect(page.getByRole('button', { name: '모두 보이게' })).toBeVisible();
    return measure(session);
  };
  await walk(page, paths, WARM_UP_ROUNDS * paths.length);
  const before = await measureAtRest();
  await walk(page, paths, CHANGES);
  const grown = async () => {
    const after = await measureAtRest();
    const ratios = {
      nodes: after.nodes / before.nodes,
      listeners: after.listeners / before.listeners,
      heap: after.heap / before.heap,
    };
    test.info().annotations.push({ type: 'growth', description: JSON.stringify({ before, after, ratios }) });
    return {
      nodes: Math.max(ratios.nodes, MAX_GROWTH.nodes),
      listeners: Math.max(ratios.listeners, MAX_GROWTH.listeners),
      heap: Math.max(ratios.heap, MAX_GROWTH.heap),
    };
  };
  // On a busy machine the page before is let go a moment later; what leaks never is.
  await expect.poll(grown).toEqual(MAX_GROWTH);
  expect(await page.evaluate(() => Reflect.get(window, 'mark') as unknown)).toBe('same document');
});
