import type { Page } from '@playwright/test';
import en from '../../locales/en/site.json' with { type: 'json' };
import ko from '../../locales/ko/site.json' with { type: 'json' };
import brand from '../../src/generated/brand.json' with { type: 'json' };
import { expectAccessible, renderWhole } from '../support/accessibility';
import { QUICK_ORDER, openComposer } from '../support/draft';
import { expect, test } from '../support/test';

const ORDER = 'sandbox-order-transit';

type Screen = { name: string; isMember?: boolean; open: (page: Page) => Promise<unknown> };
const at = (path: string) => (page: Page) => page.goto(path);

const SCREENS: readonly Screen[] = [
  { name: 'landing', open: at('/') },
  { name: 'login', open: at('/login') },
  { name: 'composer', open: (page) => openComposer(page, QUICK_ORDER) },
  { name: 'detail', isMember: true, open: at(`/orders/${ORDER}`) },
  { name: 'public', open: at(`/public/customer/platform/order/${ORDER}`) },
];

const SIZES = [
  { device: 'phone', width: 360, height: 780 },
  { device: 'desktop', width: 1440, height: 900 },
] as const;

/** The picture at the head of the page has arrived. */
const expectLogo = (page: Page) =>
  expect
    .poll(() =>
      page
        .getByRole('link', { name: `${ko.name} 홈` })
        .first()
        .locator('img:visible')
        .evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth > 0),
    )
    .toBe(true);

for (const { device, width, height } of SIZES) {
  for (const colorScheme of ['light', 'dark'] as const) {
    for (const { name, isMember, open } of SCREENS) {
      test(`${name} shows the brand on a ${device}, ${colorScheme}`, async ({ page, signIn }) => {
        await page.setViewportSize({ width, height });
        await page.emulateMedia({ colorScheme });
        if (isMember) await signIn('consumer');
        await open(page);
        await expect(page.locator('main h1').first()).toBeVisible();
        await expect(page).toHaveTitle(new RegExp(ko.name));
        await expectLogo(page);
        await renderWhole(page);
        await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
        await expectAccessible(page);
        await page.screenshot({
          path: `.reports/brand/${name}-${device}-${colorScheme}.png`,
          fullPage: true,
          animations: 'disabled',
        });
      });
    }
  }
}

test('the English site, link previews and the terms are the brand’s', async ({ page }) => {
  await page.goto('/en');
  await expect(page).toHaveTitle(new RegExp(en.name));
  const footer = page.getByRole('contentinfo');
  await expect(footer).toContainText(en.company);
  await expect(footer).toContainText(en.address);
  await expect(footer.getByRole('link', { name: brand.customerCentrePhone })).toBeVisible();

  const shared = await page.locator('meta[property="og:image"]').getAttribute('content');
  expect(new URL(shared ?? '').pathname).toBe('/brand/share.png');
  for (const file of ['brand/share.png', 'brand/icon.png', 'brand/notification.png', 'apple-touch-icon.png'])
    expect((await page.request.get(`/${file}`)).status(), file).toBe(200);
  await footer.getByRole('link', { name: 'Terms of service' }).click();
  await expect(page).toHaveTitle(new RegExp(`· ${en.name}$`));
});
