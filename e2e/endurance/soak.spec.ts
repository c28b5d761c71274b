import type { CDPSession, Page, Request } from '@playwright/test';
import { expect, test } from '../support/test';

const CHANGES = 1_000;
/** The engine still compiles what it meets for the first hundreds of times. */
const WARM_UP_ROUNDS = 25;
/** What a page may still hold of itself: a tick under way, an answer just read. */
const MOST_NODES = 1.05;
const MOST_LISTENERS = 1.05;
const MOST_HEAP = 1.2;

test.use({ trace: 'off' });

/** What is left in the page when all that nobody holds is gone. */
async function measure(session: CDPSession) {
  await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const figure = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? 0;
  return { nodes: figure('Nodes'), listeners: figure('JSEventListeners'), heap: figure('JSHeapUsedSize') };
}

/** How many calls of the page are under way. */
function watchCalls(page: Page) {
  const underWay = new Set<Request>();
  const ended = (call: Request) => underWay.delete(call);
  page.on('request', (call) => underWay.add(call));
  page.on('requestfinished', ended);
  page.on('requestfailed', ended);
  return () => underWay.size;
}

/** Walks in the page itself: a thousand steps by the test's own hand would take a thousand times as long. */
const walk = (page: Page, paths: readonly string[], changes: number) =>
  page.evaluate(
    async ({ paths: stops, changes: count }) => {
      const { router } = (window as unknown as { next: { router: { push: (path: string) => Promise<boolean> } } }).next; // boundary: Next's own handle
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      for (let change = 0; change < count; change += 1) {
        await router.push(stops[change % stops.length] ?? '/');
        await frame();
      }
    },
    { paths, changes },
  );

test(`${CHANGES} changes of the screen leave nothing behind`, async ({ page, signIn }) => {
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

  /** Comes to rest where it began. */
  const rest = async () => {
    await expect(page).toHaveURL('/dashboard');
    await expect(page.getByRole('heading', { name: '최근 주문' })).toBeVisible();
    // A call under way holds listeners, and of a page that was loaded once Playwright says nothing more.
    await expect.poll(calls).toBe(0);
    return measure(session);
  };
  await walk(page, paths, WARM_UP_ROUNDS * paths.length);
  const before = await rest();
  await walk(page, paths, CHANGES);
  const after = await rest();

  const growth = {
    nodes: after.nodes / before.nodes,
    listeners: after.listeners / before.listeners,
    heap: after.heap / before.heap,
  };
  test.info().annotations.push({ type: 'growth', description: JSON.stringify({ before, after, growth }) });
  expect(await page.evaluate(() => Reflect.get(window, 'mark') as unknown)).toBe('same document');
  expect(growth.nodes).toBeLessThan(MOST_NODES);
  expect(growth.listeners).toBeLessThan(MOST_LISTENERS);
  expect(growth.heap).toBeLessThan(MOST_HEAP);
});
