import type { Page } from '@playwright/test';
import { PaymentScreen } from '../screens/payment';
import { expectAccessible } from '../support/accessibility';
import { PROVIDER } from '../support/accounts';
import { openPayment } from '../support/draft';
import { expect, test } from '../support/test';
import site from '../../locales/ko/site.json' with { type: 'json' };

const vendorWindow = (page: Page) => page.frameLocator('iframe[title="브랜드페이"]');
const ORDER = /\/orders\/[\w-]{8,}$/;

/** Opens the payment of a prepared order and chooses BrandPay. */
async function openBrandpay(page: Page) {
  const payment = await openPayment(page);
  await payment.payBy(site.payName);
  return payment;
}

const SCRIPT = '**/sandbox-toss/v2/standard.js';
const NO_WINDOW = ['return show(fields)', "throw refusal('NOT_SUPPORTED_PROMISE', 'No window.')"] as const;

/** Changes the stand-in script, to simulate another browser or an attack. */
const alterScript = (page: Page, part: string, instead: string) =>
  page.route(SCRIPT, async (route) => {
    const address = new URL(route.request().url());
    const script = await (await route.fetch({ url: `${PROVIDER}${address.pathname}` })).text();
    await route.fulfill({ contentType: 'text/javascript', body: script.replace(part, instead) });
  });

const isReturn = (url: URL) => url.pathname === '/orders/payment' && url.searchParams.has('paymentKey');

test.beforeEach(async ({ signIn }) => signIn('member'));

test('BrandPay: after approval in its window the order exists once', async ({ page, sandbox }) => {
  const payment = await openBrandpay(page);
  await expect(page.getByRole('button', { name: '카드·계좌 관리' })).toBeVisible();
  await payment.place().click();
  await expect(page.getByText(`${site.payName} 창에서 결제를 완료해 주세요.`)).toBeVisible();
  await vendorWindow(page).getByRole('button', { name: '결제하기' }).click();
  await expect(page).toHaveURL(ORDER);
  await expect(page.getByText(site.payName).first()).toBeVisible();
  expect((await sandbox.state()).ordersCreated).toBe(1);
});

test('closing the window or a declined payment shows a message; closing the card settings shows none, and the next try orders', async ({
  page,
  sandbox,
}) => {
  const payment = await openBrandpay(page);
  const failed = page.getByText(`${site.payName} 결제에 실패했어요`);
  for (const [button, words] of [
    ['닫기', new RegExp(`${site.payName} 결제를 취소했어요`)],
    ['카드사 거절', /카드사가 결제를 승인하지 않았어요/],
    ['최종 승인 거절', /카드사나 은행이 결제를 승인하지 않았어요/],
  ] as const) {
    await payment.place().click();
    await vendorWindow(page).getByRole('button', { name: button }).click();
    await expect(page.getByText(words)).toBeVisible();
    expect((await sandbox.state()).ordersCreated).toBe(0);
    if (button === '닫기') await expectAccessible(page);
  }

  await expect(failed).toBeVisible();
  await payment.payBy('현금');
  await payment.payBy(site.payName);
  await page.getByRole('button', { name: '카드·계좌 관리' }).click();
  await vendorWindow(page).getByRole('button', { name: '닫기' }).click();
  await expect(page.locator('iframe[title="브랜드페이"]')).toHaveCount(0);
  await expect(failed).toHaveCount(0);
  await expect(payment.place()).toBeEnabled();
  expect((await sandbox.state()).ordersCreated).toBe(0);

  await payment.place().click();
  await vendorWindow(page).getByRole('button', { name: '결제하기' }).click();
  await expect(page).toHaveURL(ORDER);
  expect((await sandbox.state()).ordersCreated).toBe(1);
});

test('a blocked BrandPay script shows an error, and paying cash works', async ({ page, sandbox }) => {
  await page.route(SCRIPT, (route) => route.abort());
  const payment = await openBrandpay(page);
  await expect(page.getByText(`${site.payName} 창을 불러오지 못했어요`)).toBeVisible();

  await payment.payBy('현금');
  await payment.place().click();
  await expect(page).toHaveURL(ORDER);
  expect((await sandbox.state()).ordersCreated).toBe(1);
});

test('after a lost response the paid order is found and exists once', async ({ page, sandbox }) => {
  const payment = await openBrandpay(page);
  await sandbox.dropAfterCommit('createOrder');
  await payment.place().click();
  await vendorWindow(page).getByRole('button', { name: '결제하기' }).click();
  await expect(page).toHaveURL(ORDER);
  expect((await sandbox.state()).ordersCreated).toBe(1);
});

test('without a popup window: Back from BrandPay’s page locks nothing, and its return orders once, even if repeated', async ({
  page,
  sandbox,
}) => {
  await alterScript(page, ...NO_WINDOW);
  const payment = await openBrandpay(page);
  const pay = page.getByRole('button', { name: '결제하기' });
  let returned = '';
  page.on('request', (request) => {
    if (request.isNavigationRequest() && isReturn(new URL(request.url()))) returned = request.url();
  });
  await payment.place().click();
  await expect(pay).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/orders/payment');
  await expect(payment.place()).toBeEnabled();
  expect((await sandbox.state()).ordersCreated).toBe(0);

  await payment.place().click();
  await pay.click();
  await expect(page).toHaveURL('/orders/payment');
  await expect(page.getByText(new RegExp(`${site.payName} 승인을 받았어요`))).toBeVisible();
  expect((await sandbox.state()).ordersCreated).toBe(0);

  await page.goto(returned);
  await expect(page).toHaveURL('/orders/payment');
  expect((await sandbox.state()).ordersCreated).toBe(0);
  await payment.place().click();
  await expect(page).toHaveURL(ORDER);
  expect((await sandbox.state()).ordersCreated).toBe(1);

  await page.goto(returned);
  await expect(page).toHaveURL('/orders/new');
  expect((await sandbox.state()).ordersCreated).toBe(1);
});

test('an approval is rejected if it is unrequested, altered on the way back, or for another amount', async ({
  page,
  sandbox,
}) => {
  const isNotBelieved = async () => {
    await expect(page).toHaveURL('/orders/payment');
    await expect(page.getByText(/승인 내용이 이 주문과 달라/)).toBeVisible();
    expect((await sandbox.state()).ordersCreated).toBe(0);
  };
  await test.step('a response in the URL that was never requested is removed from it', async () => {
    await openBrandpay(page);
    await page.goto('/orders/payment?paymentKey=stolen&orderId=bp_stranger&amount=100');
    await isNotBelieved();
  });
  await test.step('an amount that was altered on the way back', async () => {
    await alterScript(page, ...NO_WINDOW);
    const payment = await openBrandpay(page);
    await payment.place().click();
    await expect(page.getByRole('button', { name: '결제하기' })).toBeVisible();
    const orderId = new URL(page.url()).searchParams.get('orderId') ?? '';
    await page.goto(`/orders/payment?paymentKey=stolen&orderId=${orderId}&amount=100`);
    await isNotBelieved();
  });
  await test.step('a window that approves another amount', async () => {
    await page.unrouteAll({ behavior: 'wait' });
    await alterScript(page, 'resolve(data)', 'resolve({ ...data, amount: { ...data.amount, value: 100 } })');
    const payment = await openBrandpay(page);
    await payment.place().click();
    await vendorWindow(page).getByRole('button', { name: '결제하기' }).click();
    await isNotBelieved();
  });
});

test(
  'approved in two tabs: one order, one payment, and both tabs show it',
  { tag: '@long' },
  async ({ page, sandbox }) => {
    const payment = await openBrandpay(page);
    // A new tab copies the session storage of this one, and proposes the same method.
    const [twin] = await Promise.all([
      page.waitForEvent('popup'),
      page.evaluate(() => void window.open('/orders/payment')),
    ]);
    const other = new PaymentScreen(twin);
    await expect(twin.getByRole('button', { name: '카드·계좌 관리' })).toBeVisible();
    await other.place().click();
    await payment.place().click();
    await vendorWindow(page).getByRole('button', { name: '결제하기' }).click();
    await expect(page).toHaveURL(ORDER);
    await vendorWindow(twin).getByRole('button', { name: '결제하기' }).click();
    await expect(twin).toHaveURL(page.url());
    expect((await sandbox.state()).ordersCreated).toBe(1);
  },
);
