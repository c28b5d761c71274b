import type { Locator, Page } from '@playwright/test';
import { CITY_HALL, ComposerScreen, GANGNAM } from '../screens/composer';
import { PaymentScreen } from '../screens/payment';
import { MAX_TAB_STOPS, pressOn, tabTo, typeInto } from '../support/keyboard';
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

  for (const [name, place, who, number] of [
    ['출발지', CITY_HALL, '보내는 분', '010-1111-2222'],
    ['도착지', GANGNAM, '받는 분', '010-3333-4444'],
  ] as const) {
    const row = composer.row(name);
    await typeInto(page, page.getByRole('combobox', { name: `${name} 주소` }), place.search);
    await page.getByRole('option', { name: place.pick }).first().waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await typeInto(page, row.getByLabel(who, { exact: true }), place.contact);
    // The field offers 010, so eight digits are enough.
    const phone = row.getByLabel(/^전화번호/).first();
    await typeInto(page, phone, place.phone.replace(/^010/, ''));
    await expect(phone).toHaveValue(number);
  }
  await pickRadio(page, page.getByRole('group', { name: '차량' }), /^오토바이/);
  await tabTo(page, composer.next());
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/orders/payment');

  await pickRadio(page, page.getByRole('group', { name: '결제 수단' }), /^현금/);
  await typeInto(page, page.getByLabel('이름', { exact: true }), '김손님');
  await typeInto(page, page.getByLabel('휴대폰 번호', { exact: true }), '55556666');
  await tabTo(page, page.getByRole('checkbox', { name: /전체 동의/ }));
  await page.keyboard.press('Space');
  await tabTo(page, payment.place());
  await page.keyboard.press('Enter');

  await expect(page.getByRole('heading', { name: '주문이 접수됐어요' })).toBeFocused();
  expect((await sandbox.state()).ordersCreated).toBe(1);
});

test('an order is repeated with the keyboard, and both new pages begin at their heading', async ({ page, signIn }) => {
  await signIn('consumer');
  await page.addInitScript(() => localStorage.setItem('lastPay', 'card'));
  await page.goto('/orders/sandbox-order-completed');
  await tabTo(page, page.getByRole('link', { name: '다시 주문' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: '결제' })).toBeFocused();

  const place = new PaymentScreen(page).place();
  await expect(place).not.toHaveAttribute('aria-disabled');
  await pressOn(page, place);

  await expect(page).toHaveURL(/\/orders\/(?!payment)/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByText(/주문이 접수됐어요/).first()).toBeVisible();
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
