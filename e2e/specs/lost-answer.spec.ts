import type { Page } from '@playwright/test';
import { PaymentScreen } from '../screens/payment';
import { PROVIDER } from '../support/accounts';
import { openPayment } from '../support/draft';
import { expect, test } from '../support/test';

const ORDER = /\/orders\/[\w-]{8,}$/;
const CREATE = '**/order/api/v1/orders';

async function openCashPayment(page: Page) {
  const payment = await openPayment(page);
  await payment.payBy('현금');
  return payment;
}

/** As the browser's own "duplicate tab": session storage goes along. */
async function duplicate(page: Page) {
  const [twin] = await Promise.all([
    page.waitForEvent('popup'),
    page.evaluate(() => void window.open('/orders/payment')),
  ]);
  return twin;
}

test('an answer that is lost or breaks off after the order was made: it is found, and made once', async ({
  page,
  sandbox,
  signIn,
}) => {
  await signIn('member');
  for (const [index, kind] of (['dropAfterCommit', 'truncate'] as const).entries()) {
    const payment = await openCashPayment(page);
    await sandbox.misbehave({ target: 'createOrder', kind });
    await payment.place().click();
    await expect(page).toHaveURL(ORDER);
    expect((await sandbox.state()).ordersCreated).toBe(index + 1);
  }
});

test('a provider that fails before the order was made: the truth is told, and the second try makes one', async ({
  page,
  sandbox,
}) => {
  const payment = await openCashPayment(page);
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
  const payment = await openCashPayment(page);
  await sandbox.delay('createOrder', 500);
  await payment.place().dblclick();
  await expect(page).toHaveURL(ORDER);
  expect((await sandbox.state()).ordersCreated).toBe(1);
});

test('a price that changed is shown as a difference and never swallowed', async ({ page, sandbox, signIn }) => {
  await signIn('member');
  const payment = await openCashPayment(page);
  await sandbox.changePrices(10);
  await payment.place().click();
  await expect(page.getByText('요금이 바뀌었어요').first()).toBeVisible();
  expect((await sandbox.state()).ordersCreated).toBe(0);
  await page.getByRole('button', { name: '새 요금으로 계속하기' }).click();
  await payment.place().click();
  await expect(page).toHaveURL(ORDER);
});

test('a line that breaks before the provider hears of it: said so, and the next try makes one order', async ({
  page,
  sandbox,
  signIn,
}) => {
  await signIn('member');
  const payment = await openCashPayment(page);
  // Not by the sandbox: a browser sends again by itself what a kept connection lost.
  await page.route(CREATE, (route) => route.abort('connectionreset'), { times: 1 });
  await payment.place().click();
  await expect(page.getByRole('strong').filter({ hasText: '주문이 접수되지 않았어요' })).toBeVisible();
  expect((await sandbox.state()).ordersCreated).toBe(0);
  await page.getByRole('button', { name: '다시 접수하기' }).click();
  await expect(page).toHaveURL(ORDER);
  expect((await sandbox.state()).ordersCreated).toBe(1);
});

test('a reload while the order is being made: it is found, and made once', async ({ page, sandbox, signIn }) => {
  await signIn('member');
  const payment = await openCashPayment(page);
  await sandbox.delay('createOrder', 1_000);
  const sent = page.waitForRequest(CREATE);
  await payment.place().click();
  await sent;
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();

  await expect
    .poll(async () => {
      // Where the look came before the order was made, the customer sends it again.
      if (await payment.again().isVisible())
        await payment
          .again()
          .click({ timeout: 1_000 })
          .catch(() => undefined);
      return page.url();
    })
    .toMatch(ORDER);
  expect((await sandbox.state()).ordersCreated).toBe(1);
});

test('without a line nothing is sent; when it is back, one click orders', async ({
  page,
  context,
  sandbox,
  signIn,
}) => {
  await signIn('member');
  const payment = await openCashPayment(page);
  await context.setOffline(true);
  await expect(page.getByText('인터넷에 연결되면 접수할 수 있어요.')).toBeVisible();
  await payment.place().click({ force: true });
  expect((await sandbox.state()).requests.createOrder ?? 0).toBe(0);
  await context.setOffline(false);
  await expect(page.getByText('인터넷에 연결되면 접수할 수 있어요.')).toBeHidden();
  await payment.place().click();
  await expect(page).toHaveURL(ORDER);
  expect((await sandbox.state()).ordersCreated).toBe(1);
});

test('the line goes at the moment of submit: we say that we do not know, look when it is back, and order once', async ({
  page,
  context,
  sandbox,
  signIn,
}) => {
  await signIn('member');
  const payment = await openCashPayment(page);
  let isDown = true;
  await page.route(`${CREATE}*`, (route) => (isDown ? route.abort('internetdisconnected') : route.fallback()));
  await payment.place().click();
  await expect(page.getByRole('heading', { name: '지금은 확인할 수 없어요' })).toBeVisible();

  await context.setOffline(true);
  isDown = false;
  await context.setOffline(false);
  await expect(payment.again()).toBeVisible();
  expect((await sandbox.state()).ordersCreated).toBe(0);
  await payment.again().click();
  await expect(page).toHaveURL(ORDER);
  expect((await sandbox.state()).ordersCreated).toBe(1);
});

test('two tabs of one order place it once, and both lead to it', async ({ page, sandbox, signIn }) => {
  await signIn('member');
  const payment = await openCashPayment(page);
  const twin = await duplicate(page);
  const other = new PaymentScreen(twin);
  await expect(other.place()).toBeVisible();
  await sandbox.delay('createOrder', 500);
  await payment.place().click();
  await other.place().click();
  await expect(page).toHaveURL(ORDER);
  await expect(twin).toHaveURL(page.url());
  expect((await sandbox.state()).ordersCreated).toBe(1);
});

test('the site goes while the payment is open: the order is made and its page opens, from what is here already', async ({
  page,
  sandbox,
  signIn,
}) => {
  await signIn('member');
  const payment = await openCashPayment(page);
  // The payment fetches them ahead; Next lists the files of each page.
  await page.waitForFunction((address) => {
    const manifest: unknown = Reflect.get(window, '__BUILD_MANIFEST');
    const files: unknown = typeof manifest === 'object' && manifest !== null && Reflect.get(manifest, address);
    const fetched = performance.getEntriesByType('resource').map(({ name }) => decodeURI(name));
    const has = (file: string) => fetched.some((name) => name.includes(file));
    return (
      Array.isArray(files) &&
      files.every((file) => has(String(file))) &&
      fetched.some((name) => /\/orders\/[^/]+\.json/.test(name))
    );
  }, '/orders/[id]');
  await page.route('**/_next/**', (route) => route.abort());
  await payment.place().click();
  await expect(page).toHaveURL(ORDER);
  await expect(page.getByText('주문을 접수했어요')).toBeVisible();
  await expect(page.getByRole('region', { name: '할 수 있는 일' })).toBeVisible();
  expect((await sandbox.state()).ordersCreated).toBe(1);
});

test('the line goes right after the order was made: its number is shown here, and its page with the line', async ({
  page,
  context,
  sandbox,
  signIn,
}) => {
  await signIn('member');
  // Nothing of the order's page is ever here.
  await page.route('**/_next/data/**/orders/**', (route) => route.abort());
  const payment = await openCashPayment(page);
  const { origin } = new URL(page.url());
  const isOfSite = (url: URL) => url.origin === origin;
  await page.route(CREATE, async (route) => {
    // By the test, which knows this worker's provider by its own port.
    const answer = await route.fetch({ url: `${PROVIDER}${new URL(route.request().url()).pathname}` });
    // The browser has not noticed yet: Next would leave for the document, which ends at the browser's own page.
    await page.route(isOfSite, (request) => request.abort('internetdisconnected'));
    await route.fulfill({ response: answer });
  });
  await payment.place().click();
  await expect(page.getByText(/접수는 끝났으니 다시 주문하지 않아도 돼요/)).toBeVisible();
  await expect(page.getByText(/주문번호\s*\S+/)).toBeVisible();
  await expect(page).toHaveURL('/orders/payment');

  await context.setOffline(true);
  await page.unroute('**/_next/data/**/orders/**');
  await page.unroute(isOfSite);
  await context.setOffline(false);
  await expect(page).toHaveURL(ORDER);
  expect((await sandbox.state()).ordersCreated).toBe(1);
});
