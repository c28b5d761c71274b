import type { Locator, Page } from '@playwright/test';
import { CITY_HALL, ComposerScreen, GANGNAM } from '../screens/composer';
import { PaymentScreen } from '../screens/payment';
import { MAX_TAB_STOPS, tabTo, typeInto } from '../support/keyboard';
import { expect, test } from '../support/test';

/** A radio group is one Tab stop; arrow keys move within it. */
async function pickRadio(page: Page, group: Locator, name: RegExp) {
  const wanted = group.getByRole('radio', { name });
  await wanted.waitFor({ state: 'attached' });
  const checked = group.locator('input:checked');
  const entry = (await checked.count()) > 0 ? checked : group.getByRole('radio').first();
  await tabTo(page, entry);
  await page.keyboard.press('Space');
  for (let step = 0; step < MAX_TAB_STOPS && !(await wanted.isChecked()); step += 1) {
    await page.keyboard.press('ArrowDown');
  }
  await expect(wanted).toBeChecked();
}

test('a guest orders with the keyboard alone', async ({ page, sandbox }) => {
  const composer = new ComposerScreen(page);
  const payment = new PaymentScreen(page);
  await page.goto('/login');
  await tabTo(page, page.getByRole('link', { name: /로그인 없이 주문하기/ }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/orders/new');

  for (const [name, place, who] of [
    ['출발지', CITY_HALL, '보내는 분'],
    ['도착지', GANGNAM, '받는 분'],
  ] as const) {
    const row = composer.row(name);
    await typeInto(page, page.getByRole('combobox', { name: `${name} 주소` }), place.search);
    await page.getByRole('option', { name: place.pick }).first().waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await typeInto(page, row.getByLabel(who, { exact: true }), place.contact);
    await typeInto(page, row.getByLabel(/^전화번호/).first(), place.phone);
  }
  await pickRadio(page, page.getByRole('group', { name: '차량' }), /^오토바이/);
  await tabTo(page, composer.next());
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/orders/payment');

  await pickRadio(page, page.getByRole('group', { name: '결제 수단' }), /^현금/);
  await typeInto(page, page.getByLabel('이름', { exact: true }), '김손님');
  await typeInto(page, page.getByLabel('휴대폰 번호', { exact: true }), '01055556666');
  await tabTo(page, page.getByRole('checkbox', { name: /전체 동의/ }));
  await page.keyboard.press('Space');
  await tabTo(page, payment.place());
  await page.keyboard.press('Enter');

  await expect(page.getByRole('heading', { name: '주문이 접수됐어요' })).toBeVisible();
  expect((await sandbox.state()).ordersCreated).toBe(1);
});

test('a dialog keeps the focus inside and returns it on closing', async ({ page, signIn }) => {
  await signIn();
  await page.goto('/orders/sandbox-order-pending');
  const cancel = page.getByRole('button', { name: '주문 취소' }).first();
  await tabTo(page, cancel);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  for (let stop = 0; stop < 12; stop += 1) {
    await page.keyboard.press('Tab');
    expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(cancel).toBeFocused();
});
