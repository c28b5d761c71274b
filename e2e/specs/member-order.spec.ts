import { ComposerScreen } from '../screens/composer';
import { PaymentScreen } from '../screens/payment';
import { account } from '../support/accounts';
import { expect, test } from '../support/test';

test('a member signs in, orders, finds the order in the list and opens it', async ({ page, sandbox }) => {
  const composer = new ComposerScreen(page);
  const payment = new PaymentScreen(page);

  await page.goto('/login');
  await page.getByLabel('휴대폰 번호').fill(account('member').phone);
  await page.getByLabel('비밀번호', { exact: true }).fill(account('member').password);
  await page.getByRole('button', { name: '로그인', exact: true }).click();
  await expect(page).toHaveURL('/dashboard');

  await composer.open();
  await composer.describeQuickOrder();
  await payment.payBy('카드');
  await payment.place().click();

  await expect(page).toHaveURL(/\/orders\/[\w-]{8,}$/);
  await expect(page.getByText(/주문이 접수됐어요|접수했어요/).first()).toBeVisible();
  const heading = await page.getByRole('heading', { level: 1 }).innerText();
  const orderNo = /\d{6}-\d+/.exec(heading)?.[0] ?? 'none';
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

test('the detail follows the order to its end', async ({ page, signIn, sandbox }) => {
  const order = await sandbox.createOrder({ role: 'consumer', status: 'pending' });
  await signIn();
  await page.goto(`/orders/${order.id}`);
  await expect(page.getByText('배정 대기').first()).toBeVisible();
  await sandbox.advanceOrder(order.id, { status: 'completed' });
  await page.reload();
  await expect(page.getByText('배송 완료').first()).toBeVisible();
  await expect(page.getByRole('button', { name: /주문 취소/ })).toHaveCount(0);
});

test('a member cancels a waiting order and it stays cancelled', async ({ page, signIn, sandbox }) => {
  const order = await sandbox.createOrder({ role: 'consumer', status: 'pending' });
  await signIn();
  await page.goto(`/orders/${order.id}`);
  await page.getByRole('button', { name: '주문 취소' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio').first().check({ force: true });
  await dialog.getByRole('button', { name: '주문 취소' }).click();
  await expect(page.getByText('취소됨').first()).toBeVisible();
  await page.reload();
  await expect(page.getByText('취소됨').first()).toBeVisible();
});
