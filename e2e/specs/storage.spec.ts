import { expect, test } from '../support/test';

const GARBAGE = [
  '{{{',
  'null',
  '[]',
  '7',
  '{"draft":"{oops"}',
  '{"draft":"{\\"waypoints\\":{\\"length\\":9}}","_persist":"{\\"version\\":1,\\"rehydrated\\":true}"}',
  '{"draft":"{\\"waypoints\\":[null,7,\\"x\\"],\\"flags\\":{},\\"calculationPrice\\":[]}","_persist":"{\\"version\\":0}"}',
  '{"isExpanded":"\\"maybe\\"","isAnonymousAccepted":"{}","_persist":"{}"}',
  `{"draft":${JSON.stringify('['.repeat(20_000))}}`,
  'x'.repeat(2_000_000),
];

for (const [index, stored] of GARBAGE.entries()) {
  test(`tampered storage ${index + 1} leaves a usable form`, async ({ page, complaints }) => {
    await page.addInitScript((text) => {
      for (const key of ['root', 'auth', 'orderDraft', 'sidebar']) sessionStorage.setItem(`persist:${key}`, text);
      for (const key of ['returnPath', 'guestLinks', 'justCreated']) sessionStorage.setItem(key, text);
    }, stored);
    await page.goto('/orders/new');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('combobox').first()).toBeEditable();
    // redux-persist says so itself when what it reads is no JSON; the page goes on without it.
    complaints.splice(0);
  });
}

test('where storage is blocked the form works all the same', async ({ page }) => {
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
