import { expect, test } from '@playwright/test';
import { expectAccessible } from '../support/accessibility';
import { listen } from '../support/test';

const SHOW = /^(보기|Show)$/;

for (const path of ['/kit', '/en/kit']) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`every control at ${path} in ${colorScheme} is accessible and complains of nothing`, async ({ page }) => {
      const complaints: string[] = [];
      listen(page, complaints);
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      await page.evaluate(() => document.fonts.ready);
      await expectAccessible(page);

      await test.step('toasts', async () => {
        const row = page.getByRole('figure').filter({ hasText: 'notify' });
        await row.getByRole('button', { name: SHOW }).click();
        await expect(page.locator('.Toastify').getByRole('alert')).toBeVisible();
        await expectAccessible(page);
      });

      for (const kind of ['confirm', 'form', 'wide', 'locked']) {
        await test.step(`dialog: ${kind}`, async () => {
          await page.getByRole('button', { name: kind, exact: true }).click();
          const dialog = page.getByRole('dialog');
          await expect(dialog).toBeVisible();
          await expectAccessible(page);
          await dialog.getByRole('button').last().click();
          await expect(dialog).toBeHidden();
        });
      }
      expect(complaints).toEqual([]);
    });
  }
}
