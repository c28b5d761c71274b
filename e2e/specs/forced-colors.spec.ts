import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/test';

/** Colours of the system that are not the page's own, as the browser draws them. */
async function systemColor(page: Page, name: 'ButtonBorder' | 'CanvasText' | 'Highlight') {
  return page.evaluate((color) => {
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.setProperty('color', color);
    const drawn = getComputedStyle(probe).color;
    probe.remove();
    return drawn;
  }, name);
}

const hasEdge = async (element: Locator, color: string) => {
  await expect(element).toHaveCSS('outline-style', 'solid');
  await expect(element).toHaveCSS('outline-color', color);
};

const ON = { forcedColors: 'active' } as const;

test('in forced colours, buttons and choices have an edge, and what is chosen has another', async ({ page }) => {
  await page.emulateMedia(ON);
  await page.goto('/orders/new');
  const choice = (name: string) => page.getByRole('radio', { name, exact: true });
  await hasEdge(page.getByRole('button', { name: '다음', exact: true }), await systemColor(page, 'ButtonBorder'));
  await hasEdge(page.locator('label').filter({ has: choice('화물') }), await systemColor(page, 'ButtonBorder'));
  await hasEdge(choice('퀵'), await systemColor(page, 'Highlight'));
});

test('in forced colours, a dialog has an edge, and the way of an order is a line', async ({
  page,
  sandbox,
  signIn,
}) => {
  const order = await sandbox.createOrder({ status: 'active', order: { orderType: 'Quick', pay: 'cash' } });
  await signIn();
  await page.emulateMedia(ON);
  await page.goto(`/orders/${order.id}`);
  await page.getByRole('button', { name: '주문 취소', exact: true }).first().click();
  await hasEdge(page.getByRole('dialog'), await systemColor(page, 'CanvasText'));
  const line = page.locator('ol[aria-label="경로"] > li').first();
  const drawn = await line.evaluate((place) => getComputedStyle(place, '::before').backgroundColor);
  expect(drawn).not.toBe(await line.evaluate(() => getComputedStyle(document.body).backgroundColor));
});

test('edges come when forced colours are switched on later, and everyone else has none', async ({ page }) => {
  await page.goto('/login');
  const button = page.getByRole('button', { name: '로그인', exact: true });
  await expect(button).toHaveCSS('outline-style', 'none');
  await page.emulateMedia(ON);
  await hasEdge(button, await systemColor(page, 'ButtonBorder'));
  await page.emulateMedia({ forcedColors: 'none' });
  await expect(button).toHaveCSS('outline-style', 'none');
});
