import type { Page } from '@playwright/test';
import { ComposerScreen } from '../screens/composer';
import { PaymentScreen } from '../screens/payment';
import { expectAccessible } from '../support/accessibility';
import { expect, test } from '../support/test';

const vendorWindow = (page: Page) => page.frameLocator('iframe[title="브랜드페이"]');
const ORDER = /\/orders\/[\w-]{8,}$/;

async function openPayment(page: Page) {
  const composer = new ComposerScreen(page);
  const payment = new PaymentScreen(page);
  await composer.open();
  await composer.describeQuickOrder();
  await payment.payBy('브랜드페이');
  return payment;
}

test.beforeEach(async ({ signIn }) => signIn('member'));

test('BrandPay: approved in its window, the order is there, once', async ({ page, sandbox }) => {
  const payment = await openPayment(page);
  await expect(page.getByRole('button', { name: '카드·계좌 관리' })).toBeVisible();
  await payment.place().click();
  await expect(page.getByText('브랜드페이 창에서 결제를 마쳐 주세요.')).toBeVisible();

  await vendorWindow(page).getByRole('button', { name: '결제하기' }).click();

  await expect(page).toHaveURL(ORDER);
  await expect(page.getByText('브랜드페이').first()).toBeVisible();
  expect((await sandbox.state()).ordersCreated).toBe(1);
});

test('closed without paying: nothing is ordered, and the next try goes through', async ({ page, sandbox }) => {
  const payment = await openPayment(page);
  await payment.place().click();
  await vendorWindow(page).getByRole('button', { name: '닫기' }).click();
  await expect(page.getByText(/브랜드페이 결제를 취소했어요/)).toBeVisible();
  await expectAccessible(page);

  expect((await sandbox.state()).ordersCreated).toBe(0);

  await payment.place().click();
  await vendorWindow(page).getByRole('button', { name: '결제하기' }).click();
  await expect(page).toHaveURL(ORDER);
  expect((await sandbox.state()).ordersCreated).toBe(1);
});

test('declined in the window, then at the last step: each says so, and another card orders once', async ({
  page,
  sandbox,
}) => {
  const payment = await openPayment(page);
  await payment.place().click();
  await vendorWindow(page).getByRole('button', { name: '카드사 거절' }).click();
  await expect(page.getByText(/카드사가 결제를 승인하지 않았어요/)).toBeVisible();

  await payment.place().click();
  await vendorWindow(page).getByRole('button', { name: '최종 승인 거절' }).click();
  await expect(page.getByText(/카드사나 은행이 결제를 승인하지 않았어요/)).toBeVisible();
  expect((await sandbox.state()).ordersCreated).toBe(0);

  await payment.place().click();
  await vendorWindow(page).getByRole('button', { name: '결제하기' }).click();
  await expect(page).toHaveURL(ORDER);
  expect((await sandbox.state()).ordersCreated).toBe(1);
});

test('a blocked script: said so, and cash goes on', async ({ page, sandbox }) => {
  await page.route('**/sandbox-toss/v2/standard.js', (route) => route.abort());
  const payment = await openPayment(page);
  await expect(page.getByText('브랜드페이를 불러오지 못했어요')).toBeVisible();

  await payment.payBy('현금');
  await payment.place().click();
  await expect(page).toHaveURL(ORDER);
  expect((await sandbox.state()).ordersCreated).toBe(1);
});

test('an answer lost after the payment: the order is found, and made once', async ({ page, sandbox }) => {
  const payment = await openPayment(page);
  await sandbox.dropAfterCommit('createOrder');
  await payment.place().click();
  await vendorWindow(page).getByRole('button', { name: '결제하기' }).click();
  await expect(page).toHaveURL(ORDER);
  expect((await sandbox.state()).ordersCreated).toBe(1);
});

test('without room for a window: to BrandPay’s page and back, and one click orders once', async ({ page, sandbox }) => {
  await page.route('**/sandbox-toss/v2/standard.js', async (route) => {
    const script = await (await route.fetch()).text();
    const noWindow = "throw refusal('NOT_SUPPORTED_PROMISE', 'No window.')";
    await route.fulfill({
      contentType: 'text/javascript',
      body: script.replace('return show(fields)', noWindow),
    });
  });
  const payment = await openPayment(page);
  await payment.place().click();
  await page.getByRole('button', { name: '결제하기' }).click();

  await expect(page).toHaveURL('/orders/payment');
  await expect(page.getByText(/브랜드페이 승인을 받았어요/)).toBeVisible();
  expect((await sandbox.state()).ordersCreated).toBe(0);
  await payment.place().click();
  await expect(page).toHaveURL(ORDER);
  expect((await sandbox.state()).ordersCreated).toBe(1);
});

test('an answer in the address that nobody asked for is taken out of it and not believed', async ({
  page,
  sandbox,
}) => {
  await openPayment(page);
  await page.goto('/orders/payment?paymentKey=stolen&orderId=bp_stranger&amount=100');
  await expect(page).toHaveURL('/orders/payment');
  await expect(page.getByText(/승인 내용이 이 주문과 달라/)).toBeVisible();
  expect((await sandbox.state()).ordersCreated).toBe(0);
});
