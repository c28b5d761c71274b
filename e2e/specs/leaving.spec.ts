import { SignInScreen } from '../screens/sign-up';
import { account } from '../support/accounts';
import { expect, test } from '../support/test';

test('a member deletes the account after one wrong password, and the account is gone', async ({
  page,
  signIn,
  sandbox,
}) => {
  const { phone, password } = account('member');
  // Some providers answer a wrong password like an ended session.
  await sandbox.answerWrongPasswords(401);
  await signIn('member');
  await page.goto('/user');
  await page.getByRole('link', { name: '회원 탈퇴' }).click();
  await expect(page.getByText('계약과 결제 기록 5년')).toBeVisible();
  await page.getByRole('checkbox', { name: '자주 쓰지 않아요' }).check();
  await page.getByLabel('현재 비밀번호', { exact: true }).fill('wrong-one');
  await page.getByLabel(/확인을 위해/).fill('탈퇴');
  await page.getByRole('button', { name: '탈퇴하기' }).click();
  await expect(page.getByText('비밀번호가 일치하지 않아요. 다시 확인해 주세요.')).toBeVisible();
  await page.getByLabel('현재 비밀번호', { exact: true }).fill(password);
  await page.getByRole('button', { name: '탈퇴하기' }).click();
  await expect(page).toHaveURL('/farewell');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('탈퇴가 완료됐어요');
  expect(await page.evaluate(() => JSON.stringify(Object.values(sessionStorage)))).not.toContain('이도윤');

  await page.goto('/dashboard');
  await expect(page).toHaveURL('/login');
  await new SignInScreen(page).enter(phone, password);
  await expect(page.getByText('휴대폰 번호 또는 비밀번호가 일치하지 않아요.')).toBeVisible();
});

test('running orders block deleting the account and are one tap away', async ({ page, signIn }) => {
  await signIn('consumer');
  await page.goto('/user/withdraw');
  await expect(page.getByText('아직 끝나지 않은 주문이 있어요')).toBeVisible();
  await expect(page.getByRole('button', { name: '탈퇴하기' })).toHaveCount(0);
  await page
    .getByRole('main')
    .getByRole('link', { name: /진행 중인 주문/ })
    .or(page.getByRole('main').locator('a[href*="/orders/"]'))
    .first()
    .click();
  await expect(page).toHaveURL(/\/orders/);
});
