import type { Page } from '@playwright/test';
import { ComposerScreen } from '../screens/composer';
import { PaymentScreen } from '../screens/payment';
import { account, PROVIDER } from '../support/accounts';
import { expect, test } from '../support/test';

// The figures that docs/scale.md calculates with. The browser asks every origin but the provider's for files alone.
const MOST = { perOrder: 30, perMinute: { pending: 2, transit: 8 } };

/** Calls to the provider from now on, by method and path; preflights are the browser's own. */
function countCalls(page: Page) {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url());
    const isCall = origin === new URL(PROVIDER).origin || pathname.includes('/api/v1/');
    if (isCall && pathname.includes('/api/v1/'))
      calls.push(`${request.method()} ${pathname.replace(/\d{3,}|[\w]+-[\w-]{8,}/g, '*')}`);
  });
  return calls;
}

const summary = (calls: string[]) =>
  JSON.stringify(
    Object.fromEntries([...new Set(calls)].map((call) => [call, calls.filter((one) => one === call).length])),
  );

test('an order costs the provider about thirty calls @long', async ({ page }, info) => {
  const calls = countCalls(page);
  await page.goto('/login');
  await page.getByLabel('휴대폰 번호', { exact: true }).fill(account('member').phone);
  await page.getByLabel('비밀번호', { exact: true }).fill(account('member').password);
  await page.getByRole('button', { name: '로그인', exact: true }).click();
  await expect(page).toHaveURL('/dashboard');
  const composer = new ComposerScreen(page);
  await composer.open();
  await composer.describeQuickOrder();
  const payment = new PaymentScreen(page);
  await payment.payBy('카드');
  await payment.place().click();
  await expect(page).toHaveURL(/\/orders\/[\w-]{8,}$/);
  await expect(page.getByText(/주문이 접수됐어요/).first()).toBeVisible();
  info.annotations.push({ type: 'calls', description: `${calls.length} ${summary(calls)}` });
  expect(calls.length).toBeLessThanOrEqual(MOST.perOrder);
});

test.describe('a minute of tracking', () => {
  for (const [status, path] of [
    ['pending', 'owner'],
    ['transit', 'owner'],
    ['transit', 'recipient'],
  ] as const) {
    test(`of an order that is ${status}, by its ${path} @long`, async ({ page, sandbox, signIn }, info) => {
      const order = await sandbox.createOrder({ status, order: { stops: 1, pay: 'cash' } });
      if (path === 'owner') await signIn();
      await page.clock.install();
      await page.goto(path === 'owner' ? `/orders/${order.id}` : `/public/customer/platform/order/${order.id}`);
      await expect(page.locator('[aria-current="step"]')).toBeVisible();
      await page.clock.runFor(5_000);
      await page.waitForLoadState('networkidle'); // the calls depend on the order, so no single answer can be awaited
      const calls = countCalls(page);
      for (let second = 0; second < 60; second += 5) {
        await page.clock.runFor(5_000);
        await page.waitForLoadState('networkidle'); // the answers of this step may set the next timer
      }
      info.annotations.push({ type: 'calls', description: `${calls.length} ${summary(calls)}` });
      expect(calls.length).toBeLessThanOrEqual(MOST.perMinute[status]);
    });
  }
});
