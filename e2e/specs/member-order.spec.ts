import { ComposerScreen } from '../screens/composer';
import { PaymentScreen } from '../screens/payment';
import { account } from '../support/accounts';
import { expect, test } from '../support/test';

test('a member signs in, orders, finds the order in the list and opens it', async ({ page, sandbox }) => {
  const composer = new ComposerScreen(page);
  const payment = new PaymentScreen(page);

  await page.goto('/login');
  await page.getByLabel('휴대폰 번호', { exact: true }).fill(account('member').phone);
  await page.getByLabel('비밀번호', { exact: true }).fill(account('member').password);
  await page.getByRole('button', { name: '로그인', exact: true }).click();
  await expect(page).toHaveURL('/dashboard');

  await composer.open();
  await composer.describeQuickOrder();
  await payment.payBy('카드');
  await payment.place().click();

  await expect(page).toHaveURL(/\/orders\/[\w-]{8,}$/);
  await expect(page.getByText(/주문이 접수됐어요/).first()).toBeVisible();
  const heading = page.getByRole('heading', { level: 1, name: /\d{6}-\d+/ });
  const orderNo = /\d{6}-\d+/.exec(await heading.innerText())?.[0] ?? 'none';
  expect((await sandbox.state()).ordersCreated).toBe(1);

  await page
    .getByRole('link', { name: /주문 내역|주문 · 위치/ })
    .first()
    .click();
  await expect(page).toHaveURL('/orders');
  await page
    .getByRole('link', { name: new RegExp(orderNo) })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: new RegExp(orderNo) })).toBeVisible();
});
