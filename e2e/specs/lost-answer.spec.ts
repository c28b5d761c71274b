import { ComposerScreen } from '../screens/composer';
import { PaymentScreen } from '../screens/payment';
import { expect, test } from '../support/test';

test('an answer lost after the order was made: it is found, and made once', async ({ page, sandbox, signIn }) => {
  await signIn('member');
  const composer = new ComposerScreen(page);
  const payment = new PaymentScreen(page);
  await composer.open();
  await composer.describeQuickOrder();
  await payment.payBy('현금');
  await sandbox.dropAfterCommit('createOrder');

  await payment.place().click();

  await expect(page).toHaveURL(/\/orders\/[\w-]{8,}$/);
  expect((await sandbox.state()).ordersCreated).toBe(1);
});

test('a provider that fails before the order was made: the truth is told, and the second try makes one', async ({
  page,
  sandbox,
}) => {
  const composer = new ComposerScreen(page);
  const payment = new PaymentScreen(page);
  await composer.open();
  await composer.describeQuickOrder();
  await payment.payBy('현금');
  await payment.introduceGuest();
  await sandbox.fail('createOrder', { status: 503, times: 1 });

  await payment.place().click();
  await expect(page.getByRole('strong').filter({ hasText: '주문이 접수되지 않았어요' })).toBeVisible();
  expect((await sandbox.state()).ordersCreated).toBe(0);

  await page.getByRole('button', { name: '다시 접수하기' }).click();
  await expect(page.getByRole('heading', { name: '주문이 접수됐어요' })).toBeVisible();
  expect((await sandbox.state()).ordersCreated).toBe(1);
});

test('a double click makes one order', async ({ page, sandbox, signIn }) => {
  await signIn('member');
  const composer = new ComposerScreen(page);
  const payment = new PaymentScreen(page);
  await composer.open();
  await composer.describeQuickOrder();
  await payment.payBy('현금');
  await sandbox.delay('createOrder', 500);
  await payment.place().dblclick();
  await expect(page).toHaveURL(/\/orders\/[\w-]{8,}$/);
  expect((await sandbox.state()).ordersCreated).toBe(1);
});

test('a price that changed is shown as a difference and never swallowed', async ({ page, sandbox, signIn }) => {
  await signIn('member');
  const composer = new ComposerScreen(page);
  const payment = new PaymentScreen(page);
  await composer.open();
  await composer.describeQuickOrder();
  await payment.payBy('현금');
  await sandbox.changePrices(10);
  await payment.place().click();
  await expect(page.getByText('요금이 바뀌었어요').first()).toBeVisible();
  expect((await sandbox.state()).ordersCreated).toBe(0);
  await page.getByRole('button', { name: '새 요금으로 계속하기' }).click();
  await payment.place().click();
  await expect(page).toHaveURL(/\/orders\/[\w-]{8,}$/);
});
