import type { Locator } from '@playwright/test';
import { CITY_HALL, ComposerScreen, GANGNAM } from '../screens/composer';
import { PROVIDER } from '../support/accounts';
import { pricedSheet, send } from '../support/bulk';
import { openPayment } from '../support/draft';
import { expect, test } from '../support/test';

declare global {
  interface Window {
    shifted: number;
  }
}

/** The largest Cumulative Layout Shift allowed: share of the window that moved, times how far. */
const MAX_SHIFT = 0.01;
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
      for (const entry of list.getEntries()) {
        // The definition leaves out what follows a press within half a second. A script's focus is not a press.
        if (Reflect.get(entry, 'hadRecentInput') !== true) window.shifted += Number(Reflect.get(entry, 'value'));
      }
    };
    new PerformanceObserver(count).observe({ type: 'layout-shift', buffered: true });
  });
});

for (const size of ['phone', 'desktop'] as const) {
  test(`the layout does not shift while a page loads, ${size}`, async ({ page, context, signIn }) => {
    await signIn();
    if (size === 'phone') await page.setViewportSize(PHONE);
    const session = await context.newCDPSession(page);
    await page.addInitScript(() => {
      // The blank page before has no storage.
      if (window.origin !== 'null') sessionStorage.clear();
    });
    for (const address of PAGES) {
      await test.step(address, async () => {
        // Each page loads as on a first visit, with fonts and code from the network.
        await session.send('Network.clearBrowserCache');
        await page.goto(address);
        await expect(page.getByRole('contentinfo')).toBeVisible();
        await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
        expect(await page.evaluate(() => window.shifted)).toBeLessThanOrEqual(MAX_SHIFT);
      });
    }
  });
}

/** The requests behind the top of the phone dashboard; in the past, each shifted the layout when it came last. */
const LATE = {
  'what is offered': (url: URL) => url.pathname.endsWith('/feature/flag'),
  'the orders under way': ({ searchParams }: URL) => searchParams.get('status') === '2,9,8',
  'the orders that wait': ({ searchParams }: URL) => searchParams.get('status') === '1,7',
};

test('the dashboard stays in place in whichever order the responses arrive', async ({ page, signIn }) => {
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
      await expect(page.getByRole('link', { name: /^배정 또는 결제 대기 중인 주문/ })).toBeVisible();
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
      expect(await page.evaluate(() => window.shifted)).toBeLessThanOrEqual(MAX_SHIFT);
      await page.unrouteAll();
    });
  }
});

test('a driver and an arrival time that come after the list move nothing', async ({ page, sandbox, signIn }) => {
  await signIn();
  await page.setViewportSize(PHONE);
  const { id } = await sandbox.createOrder({ status: 'active', isFrozen: true });
  // The longest texts: no arrival time yet, and a driver that only the order's status names.
  const answer = (path: string, change: (body: string) => string) =>
    page.route(
      ({ pathname }) => pathname.endsWith(path),
      async (route) => {
        const { pathname, search } = new URL(route.request().url());
        const response = await route.fetch({ url: PROVIDER + pathname + search });
        await route.fulfill({ response, body: change(await response.text()) });
      },
    );
  await answer('/api/v1/orders', (body) => body.replaceAll(/"driverName":"[^"]*"/g, '"driverName":null'));
  await answer(`/orders/${id}/status`, (body) => body.replace(/"eta":\{[^}]*\}/, '"eta":null'));
  await sandbox.delay('getOrderStatus', 1_000);

  await page.goto('/orders');
  const card = page.getByRole('region', { name: '진행 중인 주문' }).getByRole('listitem').first();
  await expect(card).toContainText('기사 배정');
  await expect(card).not.toContainText('· 기사 ');
  await expect(card).toContainText('· 기사 ');
  await expect(card).toContainText('도착 예정 시간을 계산하고 있어요');
  expect(await page.evaluate(() => window.shifted)).toBeLessThanOrEqual(MAX_SHIFT);
});

/** Vertical distance between two elements, regardless of scrolling. */
async function distanceBelow(one: Locator, other: Locator) {
  const [box, from] = [await one.boundingBox(), await other.boundingBox()];
  return Math.round((box?.y ?? 0) - (from?.y ?? 0));
}

test('the main button stays in place while the price loads and when it arrives', async ({ page, sandbox }) => {
  const composer = new ComposerScreen(page);
  const panel = page.getByRole('complementary', { name: '주문 요약' });
  const place = () => distanceBelow(composer.next(), panel);
  await composer.open();
  await composer.fillPlace('출발지', CITY_HALL);
  // The vehicle is proposed, so the price is requested with the second address. The other vehicles are priced too.
  await sandbox.delay('estimate', 3_000, 20);
  await composer.fillPlace('도착지', GANGNAM);
  await expect(panel).toContainText('이받아');
  await expect(panel.getByText('요금을 계산하고 있어요')).toBeVisible();
  const before = await place();
  await expect(panel.getByText('요금 상세')).toBeVisible();
  expect(await place()).toBe(before);

  await page.getByRole('checkbox', { name: /급송/ }).check();
  await expect(panel.getByText('다시 계산하고 있어요')).toBeVisible();
  expect(await place()).toBe(before);
  await expect(panel.getByText(/^\+[\d,]+원/)).toBeVisible();
  expect(await place()).toBe(before);
});

test('the payment methods stay in place while coupons and terms load, at 0.02 of a shift in all', async ({
  page,
  sandbox,
  signIn,
}) => {
  await signIn();
  await page.setViewportSize(PHONE);
  await sandbox.delay('listCoupons', 2_000, 4);
  await openPayment(page);
  const methods = page.getByRole('heading', { name: '결제 수단' });
  const place = () => distanceBelow(methods, page.getByRole('heading', { level: 1 }));
  await expect(page.getByRole('region', { name: '쿠폰' }).getByText('쿠폰을 확인하고 있어요.')).toBeVisible();
  const before = await place();
  await expect(page.getByText(/할인 · 가장 큰 할인$/).first()).toBeVisible();
  await expect(page.getByRole('button', { name: /^취소 수수료/ })).toBeVisible();
  expect(await place()).toBe(before);
  expect(await page.evaluate(() => window.shifted)).toBeLessThanOrEqual(0.02);
});

test('the composer stays in place when its font comes late', async ({ page }) => {
  await page.setViewportSize(PHONE);
  let send: () => void = () => undefined;
  const sent = new Promise<void>((resolve) => (send = resolve));
  await page.route('**/fonts/**', async (route) => {
    await sent;
    await route.continue();
  });
  // A page waits for its fonts before it counts as loaded.
  await page.goto('/orders/new', { waitUntil: 'commit' });
  const place = () =>
    distanceBelow(page.getByRole('group', { name: '주문 종류' }), page.getByRole('heading', { level: 1 }));
  await expect(page.getByRole('group', { name: '주문 종류' })).toBeVisible();
  expect(await page.evaluate(() => document.fonts.status)).toBe('loading');
  const before = await place();
  send();
  await expect.poll(() => page.evaluate(() => document.fonts.status)).toBe('loaded');
  expect(await place()).toBe(before);
});

test('the vehicles stay in place while a waypoint is completed', async ({ page }) => {
  const composer = new ComposerScreen(page);
  const place = () =>
    distanceBelow(page.getByRole('radio', { name: /^오토바이/ }), page.getByRole('heading', { level: 1 }));
  await composer.open();
  await composer.fillPlace('출발지', { ...CITY_HALL, phone: '' });
  const before = await place();
  await composer.row('출발지').getByLabel('전화번호', { exact: true }).fill(CITY_HALL.phone);
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('persist:orderDraft'))).toContain('1111-2222');
  expect(await place()).toBe(before);
});

test('on a phone the bar of a sheet stays in place when its last order is sent', async ({ page, sandbox, signIn }) => {
  await signIn('staff');
  await page.setViewportSize(PHONE);
  await pricedSheet(page, 4);
  await sandbox.delay('createOrder', 1_000, 4);
  await send(page, 4);
  const bar = page.locator('[data-bottom="bar"]');
  await expect(bar.getByText(/^접수 중/)).toBeVisible();
  const before = await bar.boundingBox();
  await expect(bar.getByText('접수 4건', { exact: true })).toBeVisible();
  await expect(bar.getByRole('button', { name: '같은 4건 다시 접수' })).toBeVisible();
  expect(await bar.boundingBox()).toEqual(before);
});

test('on a phone a member’s placed order opens at its top, without a glance at the footer', async ({
  page,
  sandbox,
  signIn,
}) => {
  await signIn();
  await page.setViewportSize(PHONE);
  const payment = await openPayment(page);
  await payment.payBy('카드');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await sandbox.delay('createOrder', 1_000, 1);
  await payment.place().click();
  await page.waitForURL(/\/orders\/(?!payment)/);
  await expect(page.getByRole('heading', { name: '진행 상황' })).toBeVisible();
  expect(await page.evaluate(() => window.shifted)).toBeLessThanOrEqual(0.02);
});

test('on a phone a pasted place folds at once, however long its search takes', async ({ page, context, sandbox }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.setViewportSize(PHONE);
  await sandbox.delay('searchAddresses', 1_500, 2);
  await page.goto('/orders/new');
  await page.evaluate(() => navigator.clipboard.writeText('서울 중구 세종대로 110\n김보내 01011112222'));
  await page.getByRole('combobox', { name: '출발지 주소' }).click();
  await expect(page.getByRole('option', { name: '지도에서 위치 선택' })).toBeVisible();
  // What the press itself moves comes later than half a second on a busy machine, and would count here.
  await page.evaluate(
    () =>
      new Promise<void>((resolve) =>
        requestAnimationFrame(() =>
          requestAnimationFrame(() => {
            window.shifted = 0;
            resolve();
          }),
        ),
      ),
  );
  await page.keyboard.press('Control+V');
  await expect(page.getByText('주소를 검색하고 있어요')).toBeVisible();
  await expect(page.getByRole('button', { name: /출발지 수정/ })).toBeVisible();
  expect(await page.evaluate(() => window.shifted)).toBeLessThanOrEqual(0.02);
});
