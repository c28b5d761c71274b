import { expectAccessible } from '../support/accessibility';
import { account } from '../support/accounts';
import { answerWhenAsked, grantNotifications, isOn } from '../support/push';
import { expect, test } from '../support/test';

const { phone } = account('consumer');

test('a member sees our own question first, and the browser asks only after a yes', async ({
  page,
  context,
  baseURL,
  signIn,
  sandbox,
}) => {
  await grantNotifications(context, baseURL);
  await answerWhenAsked(context, 'granted');
  await signIn();
  await page.goto('/dashboard');
  const question = page.getByRole('region', { name: '진행 상황을 알려 드릴까요?' });
  await expect(question).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: '알림 받기' }).focus();
  await page.keyboard.press('Enter');
  await expect(question).toBeHidden();
  await expect(page.getByText('이제 이 브라우저로 알려 드릴게요.')).toBeVisible();
  await expect.poll(() => sandbox.pushTokens(phone)).toHaveLength(1);
});

test('a member who chooses "later" is not asked again and loses nothing', async ({ page, context, signIn }) => {
  await answerWhenAsked(context, 'granted');
  await signIn();
  await page.goto('/dashboard');
  await page.getByRole('button', { name: '나중에' }).click();
  await expect(page.getByRole('button', { name: '알림 받기' })).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('button', { name: '알림 받기' })).toHaveCount(0);
  await page.goto('/user');
  await expect(page.getByRole('switch', { name: '주문 알림' })).toBeEnabled();
});

test('the profile reports a browser that blocks notifications, and how to allow them', async ({
  page,
  context,
  signIn,
}) => {
  await answerWhenAsked(context, 'denied');
  await signIn();
  await page.goto('/dashboard');
  await page.getByRole('button', { name: '알림 받기' }).click();
  await page.getByRole('link', { name: '해제 방법 보기' }).click();
  await expect(page).toHaveURL('/user');
  const control = page.getByRole('switch', { name: '주문 알림' });
  await expect(control).toBeDisabled();
  await expect(control).toHaveAccessibleDescription(/차단되어 있어요/);
  await expect(page.getByText('알림을 ‘허용’으로 변경해 주세요.')).toBeVisible();
  await expectAccessible(page);
});

test(
  'an unreachable push service is reported in the profile and can be retried there',
  { tag: '@long' },
  async ({ page, context, baseURL, signIn, sandbox }) => {
    await grantNotifications(context, baseURL);
    await signIn();
    await page.route('**/sandbox-google/**', (route) => route.abort());
    await page.goto('/user');
    const control = page.getByRole('switch', { name: '주문 알림' });
    await expect(control).toHaveAccessibleDescription(/연결하지 못했어요/, { timeout: 20_000 });
    await page.unroute('**/sandbox-google/**');
    await page.getByRole('button', { name: '다시 연결' }).click();
    await isOn(page);
    await expect.poll(() => sandbox.pushTokens(phone)).toHaveLength(1);
  },
);

test(
  'a token that the provider rejects causes no error and is sent again at the next start',
  { tag: '@long' },
  async ({ page, context, baseURL, signIn, sandbox }) => {
    await grantNotifications(context, baseURL);
    await signIn();
    await sandbox.fail('savePushToken', { status: 500, times: 1 });
    const failed = page.waitForResponse((response) => response.url().endsWith('/customer/token') && !response.ok());
    await page.goto('/user');
    await failed;
    await isOn(page);
    await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0);
    expect(await sandbox.pushTokens(phone)).toEqual([]);
    await page.reload();
    await expect.poll(() => sandbox.pushTokens(phone)).toHaveLength(1);
  },
);

test('a guest has no bell, no question and no service worker', async ({ page, context, baseURL }) => {
  await grantNotifications(context, baseURL);
  await page.goto('/orders/new');
  await expect(page.getByRole('combobox').first()).toBeEditable();
  await expect(page.getByRole('button', { name: /^알림/ })).toHaveCount(0);
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
});
