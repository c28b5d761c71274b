import { expect, test } from '../support/test';

const WITHOUT_DRAFT = '{"isExpanded":"\\"maybe\\"","isAnonymousAccepted":"{}","_persist":"{}"}';
/** One of each kind; tests/store/persistence.test.ts opens the store with many more. */
const GARBAGE = [
  '{{{',
  '{"draft":"{\\"waypoints\\":[null,7,\\"x\\"],\\"flags\\":{},\\"calculationPrice\\":[]}","_persist":"{\\"version\\":0}"}',
  WITHOUT_DRAFT,
  'x'.repeat(300_000),
];

test('tampered storage leaves a usable form, and a lost draft is reported', async ({ page }) => {
  for (const [index, stored] of GARBAGE.entries()) {
    await test.step(`${index + 1}: ${stored.slice(0, 60)}`, async () => {
      // Added last, so it runs after the scripts of earlier steps and wins.
      await page.addInitScript((text) => {
        // The blank page before has no storage.
        if (window.origin === 'null') return;
        for (const key of ['root', 'auth', 'orderDraft', 'sidebar']) sessionStorage.setItem(`persist:${key}`, text);
        for (const key of ['returnPath', 'guestLinks', 'justCreatedOrder']) sessionStorage.setItem(key, text);
      }, stored);
      await page.goto('/orders/new');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('combobox').first()).toBeEditable();
      await expect(page.getByText('작성 중인 주문을 모두 불러오지 못해')).toHaveCount(stored === WITHOUT_DRAFT ? 0 : 1);
    });
  }
});

test('with storage blocked, the form still works', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  });
  await page.goto('/orders/new');
  await expect(page.getByRole('combobox').first()).toBeEditable();
});
