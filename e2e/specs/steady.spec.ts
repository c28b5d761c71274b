import type { Locator } from '@playwright/test';
import { CITY_HALL, ComposerScreen, GANGNAM } from '../screens/composer';
import { expect, test } from '../support/test';

declare global {
  interface Window {
    shifted: number;
  }
}

/** What moved that nobody touched, as browsers count it: how much of the window, times how far. */
const MOST = 0.01;
const PHONE = { width: 360, height: 740 };

const PAGES = [
  '/dashboard',
  '/orders',
  '/orders?view=map',
  '/orders/new',
  '/orders/sandbox-order-transit',
  '/user/coupon',
] as const;

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    window.shifted = 0;
    const count = (list: PerformanceObserverEntryList) => {
      for (const entry of list.getEntries()) window.shifted += Number(Reflect.get(entry, 'value'));
    };
    new PerformanceObserver(count).observe({ type: 'layout-shift', buffered: true });
  });
});

for (const size of ['phone', 'desktop'] as const) {
  test(`nothing jumps while a page comes, ${size}`, async ({ page, context, signIn }) => {
    await signIn();
    if (size === 'phone') await page.setViewportSize(PHONE);
    const session = await context.newCDPSession(page);
    await page.addInitScript(() => {
      // The empty page of before has no storage.
      if (window.origin !== 'null') sessionStorage.clear();
    });
    for (const address of PAGES) {
      await test.step(address, async () => {
        // Each page comes as on a first visit, with its fonts and code from afar.
        await session.send('Network.clearBrowserCache');
        await page.goto(address);
        await expect(page.getByRole('contentinfo')).toBeVisible();
        await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
        expect(await page.evaluate(() => window.shifted)).toBeLessThanOrEqual(MOST);
      });
    }
  });
}

/** What the dashboard asks for above all that can be seen of it on a phone; each once came last and moved the rest. */
const LATE = {
  'what is offered': (url: URL) => url.pathname.endsWith('/feature/flag'),
  'the orders under way': ({ searchParams }: URL) => searchParams.get('status') === '2,9,8',
  'the orders that wait': ({ searchParams }: URL) => searchParams.get('status') === '1,7',
};

test('the dashboard stays in place whichever answer comes last', async ({ page, signIn }) => {
  await signIn();
  await page.setViewportSize(PHONE);
  const drawn = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  for (const [name, isLate] of Object.entries(LATE)) {
    await test.step(name, async () => {
      const others = Object.values(LATE)
        .filter((one) => one !== isLate)
        .map((isOther) => page.waitForResponse((response) => isOther(new URL(response.url()))));
      await page.route(isLate, async (route) => {
        await Promise.all(others);
        await page.evaluate(drawn);
        await route.continue();
      });
      await page.goto('/dashboard');
      await expect(page.getByRole('link', { name: /^이사/ })).toBeVisible();
      await expect(page.getByRole('link', { name: /^배정이나 결제를 기다리는 주문/ })).toBeVisible();
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
      expect(await page.evaluate(() => window.shifted)).toBeLessThanOrEqual(MOST);
      await page.unrouteAll();
    });
  }
});

/** How far one thing is below another, wherever the page is scrolled to. */
async function below(one: Locator, other: Locator) {
  const [box, from] = [await one.boundingBox(), await other.boundingBox()];
  return Math.round((box?.y ?? 0) - (from?.y ?? 0));
}

test('the way on stays where it is while the price is asked for, and when it comes', async ({ page, sandbox }) => {
  const composer = new ComposerScreen(page);
  const panel = page.getByRole('complementary', { name: '주문 요약' });
  const place = () => below(composer.next(), panel);
  await composer.open();
  await composer.fillPlace('출발지', CITY_HALL);
  await composer.fillPlace('도착지', GANGNAM);
  await expect(panel).toContainText('이받아');
  const before = await place();

  await sandbox.delay('estimate', 1_000, 2);
  await composer.chooseVehicle('오토바이');
  await expect(panel.getByText('요금을 계산하고 있어요')).toBeVisible();
  expect(await place()).toBe(before);
  await expect(panel.getByText('요금 상세')).toBeVisible();
  expect(await place()).toBe(before);

  await composer.chooseVehicle('다마스');
  await expect(panel.getByText('다시 계산하고 있어요')).toBeVisible();
  expect(await place()).toBe(before);
  await expect(panel.getByText(/^\+.*차량 변경/)).toBeVisible();
  expect(await place()).toBe(before);
});

test('the vehicles stay where they are while a place is completed', async ({ page }) => {
  const composer = new ComposerScreen(page);
  const place = () => below(page.getByRole('radio', { name: /^오토바이/ }), page.getByRole('heading', { level: 1 }));
  await composer.open();
  await composer.fillPlace('출발지', { ...CITY_HALL, phone: '' });
  const before = await place();
  await composer.row('출발지').getByLabel('전화번호').fill(CITY_HALL.phone);
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('persist:orderDraft'))).toContain('1111-2222');
  expect(await place()).toBe(before);
});
