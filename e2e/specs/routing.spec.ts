import type { Page } from '@playwright/test';
import { expect, test } from '../support/test';

declare global {
  interface Window {
    mark?: string;
  }
}

const mark = () => {
  window.mark = 'same document';
};
const readMark = () => window.mark;

async function openOrders(page: Page) {
  const menu = page.getByRole('navigation').first();
  await menu.getByRole('link', { name: /^주문 내역/ }).click();
  await expect(page).toHaveURL('/orders');
}

test('moving between pages never reloads the document', async ({ page, signIn }) => {
  await signIn();
  await page.goto('/dashboard');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.evaluate(mark);
  const menu = page.getByRole('navigation').first();
  for (const [name, path] of [
    [/^주문 내역/, '/orders'],
    [/^새 주문/, '/orders/new'],
    [/^홈$/, '/dashboard'],
  ] as const) {
    await menu.getByRole('link', { name }).click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  expect(await page.evaluate(readMark)).toBe('same document');
});

test('a page fetches the data of the pages that its menu leads to, and not its own once more', async ({
  page,
  signIn,
}) => {
  const fetched: string[] = [];
  page.on('request', (request) => {
    const [, path] = /\/_next\/data\/[^/]+\/ko(\/.*)\.json/.exec(request.url()) ?? [];
    if (path !== undefined) fetched.push(path);
  });
  await signIn();
  await page.goto('/dashboard');
  await expect.poll(() => fetched).toEqual(expect.arrayContaining(['/orders', '/orders/new']));
  expect(fetched).not.toContain('/dashboard');
  await openOrders(page);
  await expect.poll(() => fetched).toContain('/dashboard');
  // Home leads to the orders with three queries.
  expect(fetched.filter((path) => path === '/orders')).toHaveLength(1);
});

/** The scripts that the page has requested, and how many bytes came over the network. */
const readScripts = () =>
  performance
    .getEntriesByType('resource')
    .filter((entry) => entry instanceof PerformanceResourceTiming)
    .filter(({ name }) => name.endsWith('.js'))
    .map(({ name, initiatorType, transferSize }) => ({ name, isRun: initiatorType === 'script', transferSize }));

test('a press on a link waits for nothing of the site: its page came before', async ({ page, signIn }) => {
  const texts: string[] = [];
  page.on('request', (request) => {
    if (/\/ko\/orders\.json/.test(request.url())) texts.push(request.method());
  });
  const inAdvance = async () =>
    (await page.evaluate(readScripts)).filter(({ isRun }) => !isRun).map(({ name }) => name);
  await signIn();
  await page.goto('/orders/new');
  // The manifest's file of home and of the orders, and the code that each names.
  await expect.poll(async () => (await inAdvance()).length).toBeGreaterThan(3);
  await expect.poll(() => texts).toEqual(['GET']);
  const fetched = await inAdvance();
  await page.evaluate(() => performance.clearResourceTimings());
  await openOrders(page);
  await expect(page.getByRole('heading', { level: 1, name: '주문 내역' })).toBeVisible();
  const run = (await page.evaluate(readScripts)).filter(({ name, isRun }) => isRun && fetched.includes(name));
  expect(run.length).toBeGreaterThan(1);
  expect(run.map(({ transferSize }) => transferSize)).toEqual(run.map(() => 0));
  expect(texts).toEqual(['GET']);
});

test('every dynamic page opens by its URL, cold and warm, under the strict policy', async ({ page }) => {
  for (const path of [
    '/nobody-knows-me/signup',
    '/public/customer/b2c/order/never-seen-before',
    '/public/mobis/never-seen-before',
  ]) {
    for (const address of [path, `/en${path}`]) {
      for (const visit of ['cold', 'warm']) {
        await test.step(`${address}, ${visit}`, async () => {
          const answer = await page.goto(address);
          expect(answer?.headers()['content-security-policy']).toContain("'strict-dynamic'");
          expect(answer?.headers()['content-security-policy']).toContain("require-trusted-types-for 'script'");
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          await expect(page).toHaveURL(address);
        });
      }
    }
  }
});

test('an order opens by its URL and by a click alike', async ({ page, signIn, sandbox }) => {
  const order = await sandbox.createOrder({ role: 'consumer' });
  await signIn();
  await page.goto(`/orders/${order.id}`);
  await expect(page.getByText(order.orderNo).first()).toBeVisible();
  await page.getByRole('link', { name: '주문 내역' }).first().click();
  await expect(page).toHaveURL('/orders');
  await page
    .getByRole('link', { name: new RegExp(order.orderNo) })
    .first()
    .click();
  await expect(page).toHaveURL(`/orders/${order.id}`);
  await expect(page.getByText(order.orderNo).first()).toBeVisible();
});

test('an unknown URL gets a 404 page in its language', async ({ page }) => {
  const korean = await page.goto('/no/such/page');
  expect(korean?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: '페이지를 찾을 수 없어요' })).toBeVisible();
  const english = await page.goto('/en/no/such/page');
  expect(english?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'We can’t find this page' })).toBeVisible();
});

test('going back before the page is ready is not an error of the page', async ({ page, context }) => {
  await page.goto('/orders/new');
  await page.getByRole('link', { name: '로그인 · 회원가입' }).click();
  await expect(page.getByRole('button', { name: '로그인', exact: true })).toBeVisible();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  await page.addInitScript(() => {
    const isRouterThere = () => Boolean((window as { next?: { router?: unknown } }).next?.router); // boundary: Next's own global
    const timer = setInterval(() => {
      if (!isRouterThere()) return;
      clearInterval(timer);
      history.back();
    });
  });
  await page.reload();
  await expect(page).toHaveURL('/orders/new');
  await expect(page.getByRole('heading', { level: 1, name: '새 주문' })).toBeVisible();
});

test('the scripts of a page ask the browser to compile them beside the main thread', async ({ page, request }) => {
  await page.goto('/login');
  const scripts = page.locator('script[src*="/static/chunks/"]');
  const addresses = await scripts.evaluateAll((list) => list.map((script) => script.getAttribute('src') ?? ''));
  expect(addresses.length).toBeGreaterThan(1);
  for (const address of addresses) {
    expect(await (await request.get(address)).text(), address).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
  }
});
