import { expect, test } from '../support/test';

test('changing the language stays on the page', async ({ page }) => {
  await page.goto('/login');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ko');
  await page
    .getByRole('link', { name: 'English' })
    .or(page.getByRole('button', { name: 'English' }))
    .first()
    .click();
  await expect(page).toHaveURL('/en/login');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
});

test('input in an order survives a change of language and a reload', async ({ page }) => {
  await page.goto('/orders/new');
  const remark = page.getByLabel(/요청사항|전달 사항|기사님께/).last();
  await remark.fill('유리라서 조심히 다뤄 주세요');
  await remark.blur();
  await page
    .getByRole('link', { name: 'English' })
    .or(page.getByRole('button', { name: 'English' }))
    .first()
    .click();
  await expect(page).toHaveURL('/en/orders/new');
  await expect(page.getByText('유리라서 조심히 다뤄 주세요')).toBeVisible();
  await page.reload();
  await expect(page.getByText('유리라서 조심히 다뤄 주세요')).toBeVisible();
});

for (const scheme of ['light', 'dark'] as const) {
  test(`a ${scheme} system shows the ${scheme} page from the first paint`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: scheme });
    await page.goto('/login', { waitUntil: 'commit' });
    await expect(page.locator('html')).toHaveAttribute('data-color-scheme', scheme);
  });
}

test('a chosen theme stays after a reload', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/login');
  await page.getByRole('button', { name: '다크 모드로 변경' }).first().click();
  await expect(page.locator('html')).toHaveAttribute('data-color-scheme', 'dark');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-color-scheme', 'dark');
});
