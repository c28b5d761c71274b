import { PasswordDialog } from '../screens/account';
import { SignInScreen } from '../screens/sign-up';
import { logOut } from '../screens/account-menu';
import { account } from '../support/accounts';
import { openComposer, openPayment, QUICK_ORDER, storedDraft } from '../support/draft';
import { expect, test } from '../support/test';

test('a guest’s order is sent as the member’s who signed in in another tab, after they have confirmed it', async ({
  context,
  page,
  sandbox,
}) => {
  const { phone, password } = account('member');
  const payment = await openPayment(page);
  await expect(page.getByText('주문하는 분')).toBeVisible();

  const other = await context.newPage();
  await other.goto('/login');
  await new SignInScreen(other).enter(phone, password);
  await expect(other).toHaveURL('/dashboard');

  await page.reload();
  await expect(page.getByRole('heading', { name: '작성 중인 주문을 이어서 작성할까요?' })).toBeVisible();
  await expect(page.getByText('서울 중구 세종대로 110')).toBeVisible();
  await expect(page.getByText('김보내')).toHaveCount(0);
  await page.getByRole('button', { name: '이어서 작성' }).click();
  await payment.payBy('현금');
  await payment.place().click();

  await expect(page).toHaveURL(/\/orders\/ord_/);
  const { ordersCreated, guestBesideSession } = await sandbox.state();
  expect(ordersCreated).toBe(1);
  expect(guestBesideSession).toEqual([]);
  await other.goto('/orders');
  await expect(other.getByRole('row', { name: /세종대로 110 서울 서초구 강남대로 465/ })).toBeVisible();
});

test('a member’s draft disappears from a second tab when they log out in the first, and no guest sees it there', async ({
  context,
  page,
  signIn,
}) => {
  await signIn();
  await openComposer(page, QUICK_ORDER);
  await expect(page.getByText('김보내').first()).toBeVisible();
  const other = await context.newPage();
  await other.goto('/dashboard');
  await logOut(other);
  await expect(other).toHaveURL(/\/company$/);

  await expect(page).toHaveURL('/login');
  await page.getByRole('link', { name: /로그인 없이 주문하기/ }).click();
  await expect(page.getByRole('combobox', { name: '출발지 주소' })).toBeVisible();
  await expect(page.getByText('김보내')).toHaveCount(0);
  expect(await storedDraft(page)).toBeNull();
});

test('a session cookie that now belongs to another member stops the order', async ({ page, signIn, sandbox }) => {
  await signIn('consumer');
  const payment = await openPayment(page);
  await payment.payBy('현금');
  await signIn('member');
  await payment.place().click();

  await expect(page.getByText(/다른 계정이 로그인되어 있어 주문을 접수하지 않았어요/)).toBeVisible();
  await expect(page).toHaveURL('/orders/new');
  await expect(page.getByText('김보내')).toHaveCount(0);
  expect((await sandbox.state()).ordersCreated).toBe(0);
});

test('a password changed on one device ends the session on another, where no guest sees the member’s draft', async ({
  browser,
  page,
  signIn,
}) => {
  const { phone, password } = account('member');
  const otherDevice = await browser.newContext();
  const other = await otherDevice.newPage();
  await other.goto('/login');
  await new SignInScreen(other).enter(phone, password);
  await expect(other).toHaveURL('/dashboard');
  await openComposer(other, QUICK_ORDER);
  await expect(other.getByText('김보내').first()).toBeVisible();
  await expect(
    other
      .getByRole('complementary', { name: '주문 요약' })
      .getByText(/[\d,]+원/)
      .first(),
  ).toBeVisible();

  await signIn('member');
  const dialog = new PasswordDialog(page);
  await dialog.start();
  await dialog.current().fill(password);
  await dialog.next().click();
  await dialog.password().fill('brand-new-9');
  await dialog.passwordAgain().fill('brand-new-9');
  await dialog.submit().click();
  await expect(page.getByText('비밀번호를 변경했어요.').first()).toBeVisible();

  // Without scrolling: cards that come into view ask for their prices, and end the session as well.
  await other.getByRole('radio', { name: /다마스/ }).dispatchEvent('click');
  await expect(other).toHaveURL('/login');
  await expect.poll(() => storedDraft(other)).toBeNull();
  await other.getByRole('link', { name: /로그인 없이 주문하기/ }).click();
  await expect(other.getByRole('combobox', { name: '출발지 주소' })).toBeVisible();
  await expect(other.getByText('김보내')).toHaveCount(0);
  await page.reload();
  await expect(dialog.open()).toBeVisible();
  await otherDevice.close();
});
