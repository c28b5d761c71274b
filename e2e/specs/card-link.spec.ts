import { PROVIDER } from '../support/accounts';
import { expectAccessibleInBothSchemes } from '../support/accessibility';
import { openPayment } from '../support/draft';
import { expect, test } from '../support/test';

const ORDER = /\/orders\/[\w-]{8,}$/;

test('an order by card is paid by the link in its text message, also after a refusal, and goes on', async ({
  page,
  context,
  sandbox,
  signIn,
}) => {
  const user = await sandbox.createUser();
  await signIn(user);
  const payment = await openPayment(page);
  await payment.payBy('카드');
  expect(await payment.placed()).toMatchObject({ pay: 'card', payer: 'SMS' });
  await expect(page).toHaveURL(ORDER);
  const now = page.getByRole('region', { name: '현재 상황' });
  await expect(now.getByText(/^010-\u2060\d{4}-\u2060\d{4} 번호로 결제 링크를 문자로 보냈어요/)).toBeVisible();
  await expect(now.getByText(/까지 결제하면 배정을 시작해요/)).toBeVisible();
  await expect(now.getByRole('link', { name: /고객센터/ })).toHaveAttribute('href', /^tel:/);
  await expectAccessibleInBothSchemes(page);
  const pay = now.getByRole('link', { name: /^지금 결제하기/ });
  const link = (await pay.getAttribute('href')) ?? '';

  const inbox = await context.newPage();
  await inbox.goto(`${PROVIDER}/sandbox-inbox`);
  const sms = inbox.getByRole('article').filter({ hasText: user.phone });
  await expect(sms.getByRole('link', { name: '결제 링크 열기' })).toHaveAttribute('href', new URL(link).pathname);
  await inbox.close();

  await page.goto('/orders');
  await expect(page.getByText(/까지 결제$/).first()).toBeVisible();
  await expect(page.getByRole('link', { name: /^결제하기/ }).first()).toHaveAttribute('href', link);
  await page.goBack();

  const [bank] = await Promise.all([context.waitForEvent('page'), pay.click()]);
  await bank.getByRole('button', { name: '카드사 거절' }).click();
  await expect(bank.getByRole('alert')).toHaveText(/다시 결제할 수 있어요/);
  await bank.getByRole('button', { name: /결제하기$/ }).click();
  await expect(bank.getByRole('heading', { name: '결제를 완료했어요' })).toBeVisible();
  await bank.close();

  await page.reload();
  await expect(now.getByText(/기사님을 찾고 있어요/)).toBeVisible();
  await expect(pay).toHaveCount(0);
});

test('a guest pays by the link of the confirmation, which a reload does not lose', async ({ page, context }) => {
  const payment = await openPayment(page);
  await payment.payBy('카드');
  await payment.introduceGuest();
  await payment.place().click();
  await expect(page.getByText(/^010-\u20605555-\u20606666 번호로 결제 링크를 문자로 보냈어요/)).toBeVisible();
  await page.reload();
  const pay = page.getByRole('link', { name: /^지금 결제하기/ });
  await expect(pay).toBeVisible();
  // Nothing else looks like the next step.
  await expect(page.locator('main [data-variant="primary"]')).toHaveCount(1);

  const [bank] = await Promise.all([context.waitForEvent('page'), pay.click()]);
  await bank.getByRole('button', { name: /결제하기$/ }).click();
  await expect(bank.getByRole('heading', { name: '결제를 완료했어요' })).toBeVisible();
  await bank.close();
  await expect(page.getByText('결제를 확인했어요. 이제 배정을 시작해요.')).toBeVisible({ timeout: 15_000 });
});
