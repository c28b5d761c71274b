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

test.beforeEach(async ({ page, signIn }) => {
  await page.addInitScript(() => {
    window.shifted = 0;
    const count = (list: PerformanceObserverEntryList) => {
      for (const entry of list.getEntries()) window.shifted += Number(Reflect.get(entry, 'value'));
    };
    new PerformanceObserver(count).observe({ type: 'layout-shift', buffered: true });
  });
  await signIn();
});

for (const address of PAGES) {
  for (const size of ['phone', 'desktop'] as const) {
    test(`nothing jumps while ${address} comes, ${size}`, async ({ page }) => {
      if (size === 'phone') await page.setViewportSize(PHONE);
      await page.goto(address);
      await expect(page.getByRole('contentinfo')).toBeVisible();
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
      expect(await page.evaluate(() => window.shifted)).toBeLessThanOrEqual(MOST);
    });
  }
}
