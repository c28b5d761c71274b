import type { Page } from '@playwright/test';
import { expect, test } from '../support/test';

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

/** The face of `latin` names no range and so covers everything; that of `core` covers Korean. */
const PRELOADED = ['U+0-10FFFF', 'U+AC00-D7A3'];

const neededRanges = (page: Page) =>
  page.evaluate(() =>
    [...document.fonts].filter(({ status }) => status !== 'unloaded').map(({ unicodeRange }) => unicodeRange),
  );

test.describe('before any script runs', () => {
  test.use({ javaScriptEnabled: false });

  for (const address of PAGES) {
    test(`a page is drawn with the two preloaded files of the font: ${address}`, async ({ page }) => {
      await page.goto(address);
      await expect(page.getByRole('main')).toBeVisible();
      expect(await neededRanges(page)).toEqual(PRELOADED);
    });
  }

  for (const language of ['ko', 'en']) {
    test(`on a phone an order that loads keeps its height while the files of the font arrive: ${language}`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: 360, height: 740 });
      const heights = new Set<number>();
      for (const missing of ['none', '/latin-', '/core-', '.woff2']) {
        await page.route(
          ({ pathname }) => pathname.includes(missing),
          (route) => route.abort(),
        );
        await page.goto(`${language === 'ko' ? '' : `/${language}`}/orders/sandbox-order-transit`);
        // Screen readers hear another text instead, so this one has no role to find it by.
        const sentence = page.getByText(language === 'ko' ? '단계인지' : 'Checking the status');
        await expect(sentence).toBeVisible();
        heights.add(Math.round((await sentence.boundingBox())?.height ?? 0));
        await page.unrouteAll();
      }
      expect([...heights]).toHaveLength(1);
    });
  }
});

/** The last text of each page, which appears when the offer has loaded. */
const WHOLE = {
  '/': '원룸부터 가정 이사까지',
  '/login': '네이버',
};

for (const [address, last] of Object.entries(WHOLE)) {
  test(`a visit needs no third file of the font: ${address}`, async ({ page }) => {
    await page.goto(address);
    await expect(page.getByText(last).first()).toBeVisible();
    // The sign-in has the faces for names from the first input on. These pages need none of them.
    await page.keyboard.press('Shift');
    await page.waitForFunction(() => document.querySelector<HTMLLinkElement>('link[href*="/dynamic-"]')?.sheet);
    await page.evaluate(() => document.fonts.ready);
    expect(await neededRanges(page)).toEqual(PRELOADED);
  });
}

test('the styles of the first HTML stay in place when the page comes to life', async ({ page }) => {
  await page.addInitScript(() => {
    const removed: string[] = [];
    Object.assign(window, { removedStyles: removed });
    new MutationObserver((records) => {
      for (const { removedNodes } of records)
        for (const node of removedNodes) if (node instanceof HTMLStyleElement) removed.push(node.outerHTML);
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto('/login');
  // Comes with an answer, long after the first HTML.
  await expect(page.getByText(WHOLE['/login']).first()).toBeVisible();
  await expect(page.locator('style[data-emotion="on-html"]')).toBeAttached();
  expect(await page.evaluate(() => Reflect.get(window, 'removedStyles') as unknown)).toEqual([]);

  // None is written a second time.
  const [first, later] = await page.evaluate(() => {
    const rulesOf = (name: string) =>
      Array.from(document.querySelectorAll<HTMLStyleElement>(`style[data-emotion="${name}"]`), ({ sheet }) =>
        Array.from(sheet?.cssRules ?? [], ({ cssText }) => cssText),
      ).flat();
    return [rulesOf('on-html'), rulesOf('on')];
  });
  expect(first.length).toBeGreaterThan(20);
  expect(later.length).toBeGreaterThan(0);
  expect(later.filter((rule) => first.includes(rule))).toEqual([]);
});
