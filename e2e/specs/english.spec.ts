import type { Page } from '@playwright/test';
import { expectSettled } from '../support/accessibility';
import { account } from '../support/accounts';
import { markJustDone } from '../support/just-done';
import { expect, test } from '../support/test';

const PAGES = {
  nobody: [
    ...['/login', '/signup', '/acme/signup', '/nobody-knows-me/signup', '/oldtown/signup', '/forgotpassword'],
    ...['/welcome', '/farewell', '/oauth-result', '/kcb-start'],
    ...[
      '/terms/service',
      '/terms/collection',
      '/terms/provision',
      '/terms/privacy',
      '/terms/location',
      '/terms/marketing',
    ],
  ],
  member: ['/user', '/user/coupon', '/user/withdraw'],
};

/** Names from the provider, which have only one language: people (and initials), organizations and coupons. */
const PROVIDERS_OWN = /이도윤|^이$|주식회사 마루기획|감사 10% 할인|3,000원 할인|간편결제 4,000원 할인/g;

/** The visible and announced texts, except those marked as Korean. */
const koreanLines = (page: Page) =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const lines: string[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      if (element && !element.closest('script, style, noscript, [lang="ko"]')) lines.push(node.textContent ?? '');
    }
    for (const element of document.querySelectorAll('[aria-label], [placeholder], [alt], [title]')) {
      if (element.closest('[lang="ko"]')) continue;
      for (const name of ['aria-label', 'placeholder', 'alt', 'title']) lines.push(element.getAttribute(name) ?? '');
    }
    return [document.title, ...lines].filter((line) => /[\u1100-\u11FF\u3130-\u318F\uAC00-\uD7A3]/.test(line));
  });

async function expectEnglish(page: Page) {
  const left = (await koreanLines(page)).filter((line) => /\p{Script=Hangul}/u.test(line.replace(PROVIDERS_OWN, '')));
  expect(left).toEqual([]);
}

for (const visitor of ['nobody', 'member'] as const) {
  test(`the account pages for ${visitor} have no Korean except names`, { tag: '@long' }, async ({ page, signIn }) => {
    if (visitor === 'member') await signIn('member');
    for (const path of PAGES[visitor]) {
      await test.step(path, async () => {
        await markJustDone(page, path);
        await page.goto(`/en${path}`);
        await expect(page).toHaveURL(`/en${path}`);
        await expectSettled(page);
        await expect(page.locator('html')).toHaveAttribute('lang', 'en');
        await expectEnglish(page);
      });
    }
  });
}

test('errors are in English too', async ({ page }) => {
  await page.goto('/en/login');
  const submit = page.getByRole('button', { name: 'Sign in', exact: true });
  await submit.click();
  await expect(page.getByRole('alert').first()).toBeVisible();
  await expectEnglish(page);
  await page.locator('input[type="tel"]').fill(account('consumer').phone);
  await page.locator('input[type="password"]').fill('wrong-one');
  await submit.click();
  await expect(page.getByRole('alert').filter({ hasText: /password/i })).toHaveCount(1);
  await expectEnglish(page);
});

test('a long address of the company begins beside its name, on every width', async ({ page }) => {
  for (const width of [320, 1024]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/en/terms/service');
    const address = page.getByRole('contentinfo').getByText('Address', { exact: true });
    const distance = await address.evaluate((term) => {
      const [name, value] = [term, term.nextElementSibling].map((one) => one?.getClientRects()[0]?.top ?? NaN);
      return Math.abs(Number(value) - Number(name));
    });
    expect(distance).toBeLessThan(5);
  }
});
