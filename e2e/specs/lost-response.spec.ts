import type { Page } from '@playwright/test';
import { PaymentScreen } from '../screens/payment';
import type { SandboxControl } from '../../sandbox/control/client';
import { PROVIDER } from '../support/accounts';
import { openPayment, storedDraft } from '../support/draft';
import { expect, test } from '../support/test';

const ORDER = /\/orders\/[\w-]{8,}$/;
const CREATE = '**/order/api/v1/orders';
const PHONE = { width: 390, height: 844 };

async function openCashPayment(page: Page) {
  const payment = await openPayment(page);
  await payment.payBy('현금');
  return payment;
}

/** The page says that nothing was placed; the next press places the order, once. */
async function placeAgain(page: Page, payment: PaymentScreen, sandbox: SandboxControl) {
  await expect(payment.again()).toBeVisible();
  expect((await sandbox.state()).ordersCreated).toBe(0);
  await payment.again().click();
  await expect(page).toHaveURL(ORDER);
  expect((await sandbox.state()).ordersCreated).toBe(1);
}

/** Like the browser's "duplicate tab": copies the session storage. */
async function duplicate(page: Page) {
  const [twin] = await Promise.all([
    page.waitForEvent('popup'),
    page.evaluate(() => void window.open('/orders/payment')),
  ]);
  return twin;
}

test('a lost or cut response after the order was created: the order is found and exists once', async ({
  page,
  sandbox,
  signIn,
}) => {
  await signIn('member');
  for (const [index, kind] of (['dropAfterCommit', 'truncate'] as const).entries()) {
    const payment = await openCashPayment(page);
    await sandbox.addFault({ target: 'createOrder', kind });
    await payment.place().click();
    await expect(page).toHaveURL(ORDER);
    expect((await sandbox.state()).ordersCreated).toBe(index + 1);
  }
});

test('a provider that fails before creating the order: the page says so, and the second try creates one', async ({
  page,
  sandbox,
}) => {
  const payment = await openCashPayment(page);
  await payment.introduceGuest();
  await sandbox.fail('createOrder', { status: 503, times: 1 });

  await payment.place().click();
  await expect(page.getByRole('strong').filter({ hasText: '주문이 접수되지 않았어요' })).toBeVisible();
  expect((await sandbox.state()).ordersCreated).toBe(0);

  // The notice leaves the form above it in view.
  await page.setViewportSize(PHONE);
  const heightOfBar = async () => (await page.locator('[data-bottom="bar"]').boundingBox())?.height;
  await expect.poll(heightOfBar).toBeLessThan(PHONE.height / 2);

  await page.getByRole('button', { name: '다시 접수하기' }).click();
  await expect(page.getByRole('heading', { name: '주문이 접수됐어요' })).toBeVisible();
  expect((await sandbox.state()).ordersCreated).toBe(1);
});

test('a double click creates one order', { tag: '@long' }, async ({ page, sandbox, signIn }) => {
  await signIn('member');
  const payment = await openCashPayment(page);
  await sandbox.delay('createOrder', 500);
  await payment.place().dblclick();
  await expect(page).toHaveURL(ORDER);
  expect((await sandbox.state()).ordersCreated).toBe(1);
});

test(
  'a changed price is shown as a difference and must be confirmed',
  { tag: '@long' },
  async ({ page, sandbox, signIn }) => {
    await signIn('member');
    const payment = await openCashPayment(page);
    await sandbox.changePrices(10);
    await payment.place().click();
    await expect(page.getByText('요금이 바뀌었어요').first()).toBeVisible();
    expect((await sandbox.state()).ordersCreated).toBe(0);
    await page.getByRole('button', { name: '새 요금으로 계속하기' }).click();
    await payment.place().click();
    await expect(page).toHaveURL(ORDER);
  },
);

test('a connection that breaks before the provider gets the request: the page says so, and the next try creates one order', async ({
  page,
  sandbox,
  signIn,
}) => {
  await signIn('member');
  const payment = await openCashPayment(page);
  // Not simulated by the sandbox: a browser retries by itself what a reused connection lost.
  await page.route(CREATE, (route) => route.abort('connectionreset'), { times: 1 });
  await payment.place().click();
  await expect(page.getByRole('strong').filter({ hasText: '주문이 접수되지 않았어요' })).toBeVisible();
  await placeAgain(page, payment, sandbox);
});

test('a reload while the order is being created: the order is found and exists once', async ({
  page,
  sandbox,
  signIn,
}) => {
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
      // If the lookup came before the creation, the customer sends the order again.
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

test('offline nothing is sent; back online, one click orders', async ({ page, context, sandbox, signIn }) => {
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

test('the connection breaks on submit: the page says that the outcome is unknown, looks it up later, and orders once', async ({
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
  await placeAgain(page, payment, sandbox);
});

test('two tabs with the same order place it once, and both show it', async ({ page, sandbox, signIn }) => {
  await signIn('member');
  const payment = await openCashPayment(page);
  await expect.poll(() => storedDraft(page)).toMatchObject({ pay: 'cash' });
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

test('the site becomes unreachable during the payment: the order is created and its page opens from prefetched files', async ({
  page,
  sandbox,
  signIn,
}) => {
  await signIn('member');
  const payment = await openCashPayment(page);
  // The payment page prefetches them; Next lists the files of each page.
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
  // The address changes first. Until the page does, the payment page has this sentence too.
  await expect(page.getByRole('region', { name: '주문 관리' })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: '주문이 접수됐어요' })).toBeVisible();
  expect((await sandbox.state()).ordersCreated).toBe(1);
});

test('offline right after the order was created: its number is shown here, and its page opens when the connection is back', async ({
  page,
  context,
  sandbox,
  signIn,
}) => {
  await signIn('member');
  // The order's page is never prefetched.
  await page.route('**/_next/data/**/orders/**', (route) => route.abort());
  const payment = await openCashPayment(page);
  const { origin } = new URL(page.url());
  const isOfSite = (url: URL) => url.origin === origin;
  await page.route(CREATE, async (route) => {
    // Fetched by the test, which knows this worker's provider by port.
    const answer = await route.fetch({ url: `${PROVIDER}${new URL(route.request().url()).pathname}` });
    // The browser does not know yet that it is offline; Next would load the document, which ends on the browser's error
    // page.
    await page.route(isOfSite, (request) => request.abort('internetdisconnected'));
    await route.fulfill({ response: answer });
  });
  await payment.place().click();
  await expect(page.getByText(/접수가 완료됐으니 다시 주문하지 않아도 돼요/)).toBeVisible();
  await expect(page.getByText(/주문번호\s*\S+/)).toBeVisible();
  await expect(page).toHaveURL('/orders/payment');

  await context.setOffline(true);
  await page.unroute('**/_next/data/**/orders/**');
  await page.unroute(isOfSite);
  await context.setOffline(false);
  await expect(page).toHaveURL(ORDER);
  expect((await sandbox.state()).ordersCreated).toBe(1);
});
