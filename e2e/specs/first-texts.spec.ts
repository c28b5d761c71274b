import { expect, test } from '../support/test';

// The first HTML, as it is before any script runs.
test.use({ javaScriptEnabled: false });

/** The pages of scripts/fonts/first-seen.txt. */
const PAGES = [
  '/',
  '/login',
  '/forgotpassword',
  '/dashboard',
  '/orders',
  '/orders/new',
  '/orders/payment',
  '/orders/sandbox-order-transit',
  '/public/mobis/sandbox-order-transit',
  '/no-such-page',
];

/** `latin`, which has no range of its own, and `core`. */
const PRELOADED = ['U+0-10FFFF', 'U+AC00-D7A3'];

for (const address of PAGES) {
  test(`the first texts of a page are drawn with the two preloaded files of the font: ${address}`, async ({ page }) => {
    await page.goto(address);
    await expect(page.getByRole('main')).toBeVisible();
    const needed = await page.evaluate(() =>
      [...document.fonts].filter(({ status }) => status !== 'unloaded').map(({ unicodeRange }) => unicodeRange),
    );
    expect(needed).toEqual(PRELOADED);
  });
}
