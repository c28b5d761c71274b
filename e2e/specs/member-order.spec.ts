import { ComposerScreen } from '../screens/composer';
import { PaymentScreen } from '../screens/payment';
import { SignInScreen } from '../screens/sign-up';
import { account } from '../support/accounts';
import { expect, test } from '../support/test';

test('a member signs in, orders, finds the order in the list and opens it', async ({ page, sandbox }) => {
  const composer = new ComposerScreen(page);
  const payment = new PaymentScreen(page);

  await page.goto('/login');
  const { phone, password } = account('member');
  await new SignInScreen(page).enter(phone, password);
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

test('an earlier order is placed again with two presses: best coupon and last method applied, all of it seen', async ({
  page,
  sandbox,
  signIn,
}) => {
  await signIn('consumer');
  await page.goto('/orders/sandbox-order-completed');
  await page.evaluate(() => localStorage.setItem('lastPay', 'card'));
  await page.getByRole('link', { name: '다시 주문' }).click();

  await expect(page).toHaveURL('/orders/payment');
  await expect(page.getByText(/지난 주문 내용을 불러왔어요/)).toBeVisible();
  for (const name of ['주문 내용', '쿠폰', '결제 수단', '결제 금액'])
    await expect(page.getByRole('region', { name, exact: true })).toBeVisible();
  await expect(page.getByRole('list', { name: '경로' })).toBeVisible();
  await expect(page.getByRole('button', { name: /취소/ })).toBeVisible();
  await expect(page.getByRole('radio', { name: /^카드/ })).toBeChecked();
  await expect(page.getByRole('region', { name: '쿠폰', exact: true })).toContainText(/원 할인/);
  await new PaymentScreen(page).place().click();

  await expect(page.getByText(/주문이 접수됐어요/).first()).toBeVisible();
  expect((await sandbox.state()).ordersCreated).toBe(1);
});
