import { ComposerScreen } from '../screens/composer';
import { expectAccessibleInBothSchemes } from '../support/accessibility';
import { openPayment } from '../support/draft';
import { pressOn, tabTo, typeInto } from '../support/keyboard';
import { expect, test } from '../support/test';

const ORDER = /\/orders\/[\w-]{8,}$/;

test('paid by card, credit or points, the order says so and exists once; credit is for staff, points for customers with a balance', async ({
  page,
  sandbox,
  signIn,
}) => {
  await signIn(await sandbox.createUser({ orgCode: 'acme', point: 50_000 }));
  for (const [index, [pay, name]] of (
    [
      ['card', '카드'],
      ['credit', '신용'],
      ['point', '포인트'],
    ] as const
  ).entries()) {
    await test.step(pay, async () => {
      const payment = await openPayment(page);
      await payment.payBy(name);
      expect(await payment.placed()).toMatchObject({ pay });
      await expect(page).toHaveURL(ORDER);
      await expect(page.getByRole('definition').filter({ hasText: name }).first()).toBeVisible();
      expect((await sandbox.state()).ordersCreated).toBe(index + 1);
    });
  }

  await signIn('member');
  await openPayment(page);
  await expect(page.getByRole('radio', { name: /^현금/ })).toBeVisible();
  await expect(page.getByRole('radio', { name: /^신용/ })).toHaveCount(0);
  await expect(page.getByRole('radio', { name: /^포인트/ })).toBeDisabled();
});

test('cash on arrival is sent with its flag; the order says so and exists once', async ({ page, sandbox, signIn }) => {
  await signIn('member');
  const payment = await openPayment(page);
  await payment.payBy('현금');
  await payment.payer(/착불/);
  expect(await payment.placed()).toMatchObject({ pay: 'cash', payer: 'CashOnArrival', flags: ['CashOnArrival'] });
  await expect(page).toHaveURL(ORDER);
  await expect(page.getByRole('definition').filter({ hasText: '현금' }).first()).toBeVisible();
  expect((await sandbox.state()).ordersCreated).toBe(1);
});

test('cash after a round trip is offered with that option; links from the summary lead back', async ({
  page,
  signIn,
}) => {
  await signIn('member');
  const payment = await openPayment(page);
  await payment.payBy('현금');
  await expect(page.getByRole('group', { name: '현금·계좌이체 결제 방식' })).toBeVisible();
  await expect(page.getByRole('radio', { name: '왕복 정산 · 왕복 운행 후 결제' })).toHaveCount(0);

  await page.getByRole('link', { name: '옵션 수정' }).click();
  await expect(page).toHaveURL('/orders/new#options');
  await expect(page.locator('#options')).toBeInViewport();
  await page.getByRole('checkbox', { name: /왕복/ }).check();
  await new ComposerScreen(page).next().click();
  await expect(page).toHaveURL('/orders/payment');

  await payment.payer(/왕복 정산 · 왕복 운행 후 결제/);
  expect(await payment.placed()).toMatchObject({
    payer: 'RoundTrip',
    services: [{ code: 'roundTrip', quantity: 1 }],
  });
  await expect(page).toHaveURL(ORDER);
});

test('a wrong cash receipt number is refused at its field; a right one survives a reload and is sent with the order', async ({
  page,
  signIn,
}) => {
  await signIn('member');
  const payment = await openPayment(page);
  await payment.payBy('현금');
  await page.getByRole('radio', { name: '지출증빙' }).check();
  const number = page.getByLabel('사업자등록번호', { exact: true });
  await number.fill('1248100999');
  await payment.place().click();
  await expect(page.getByRole('alert').filter({ hasText: '사업자등록번호 10자리를 확인해 주세요.' })).toBeVisible();
  await expect(number).toBeFocused();
  await expectAccessibleInBothSchemes(page);

  await number.fill('1248100998');
  await page.reload();
  await expect(number).toHaveValue(/^124-?81-?00998$/);
  expect(await payment.placed()).toMatchObject({ cashReceipt: { kind: 'expenseProof', number: '1248100998' } });
  await expect(page).toHaveURL(ORDER);
});

test('a coupon is registered with the keyboard alone, used, and spent once', async ({ page, signIn }) => {
  await signIn('member');
  const payment = await openPayment(page);
  await payment.payBy('현금');
  const change = page.getByRole('button', { name: '쿠폰 변경' });
  await pressOn(page, change);
  const dialog = page.getByRole('dialog', { name: '쿠폰', exact: true });
  await expect(dialog).toBeVisible();
  await typeInto(page, dialog.getByLabel('쿠폰 번호', { exact: true }), 'no-such-number');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('등록되지 않은 쿠폰 번호예요. 번호를 다시 확인해 주세요.')).toBeVisible();
  await expectAccessibleInBothSchemes(page);
  await dialog.getByLabel('쿠폰 번호', { exact: true }).fill('welcome-2026');
  await page.keyboard.press('Enter');

  await pressOn(page, dialog.getByRole('button', { name: /^첫 주문 15% 할인/ }));
  await expect(dialog).toBeHidden();
  await expect(change).toBeFocused();
  await expect(page.getByRole('region', { name: '쿠폰' })).toContainText('첫 주문 15% 할인');
  await tabTo(page, payment.place());
  const sent = await payment.placed();
  expect(sent.coupon).toMatchObject({ id: expect.any(String) });
  await expect(page).toHaveURL(ORDER);

  await page.goto('/user/coupon');
  await page.getByRole('radio', { name: /사용 완료/ }).check();
  await expect(page.getByRole('heading', { name: '첫 주문 15% 할인' })).toBeVisible();
});
