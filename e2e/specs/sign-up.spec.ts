import { NEWCOMER, SignInScreen, SignUpScreen } from '../screens/sign-up';
import { openPayment } from '../support/draft';
import { expect, test } from '../support/test';

test('a first-time customer cancels the identity check, repeats it, reloads, is welcomed and signs in', async ({
  page,
}) => {
  const signUp = new SignUpScreen(page);
  await page.goto('/signup');
  await signUp.agree();
  await signUp.identifyInPopup('취소');
  await expect(page.getByText('본인확인을 취소했어요. 다시 시도해 주세요.')).toBeVisible();
  await signUp.identifyInPopup();
  await expect(page.getByLabel('이름', { exact: true })).toHaveValue(NEWCOMER.name);
  await expect(page.getByLabel('휴대폰 번호', { exact: true })).toHaveValue(NEWCOMER.phone);

  // Everything stays except the passwords.
  await signUp.password().fill('half-typed-1');
  await page.reload();
  await expect(page.getByLabel('이름', { exact: true })).toHaveValue(NEWCOMER.name);
  await expect(signUp.password()).toHaveValue('');
  expect(
    await page.evaluate(() => JSON.stringify([Object.values(sessionStorage), Object.values(localStorage)])),
  ).not.toContain('half-typed-1');

  await signUp.setPassword();
  await expect(page).toHaveURL('/welcome');
  await page.getByRole('link', { name: '로그인', exact: true }).click();
  await new SignInScreen(page).enter(NEWCOMER.phone, NEWCOMER.password);
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByText(NEWCOMER.name).first()).toBeVisible();
});

test('with a blocked popup the identity check continues in this tab and returns, also after Back and Forward', async ({
  page,
}) => {
  const signUp = new SignUpScreen(page);
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await page.goto('/signup');
  await signUp.agree();
  await signUp.openIdentity().click();
  await expect(page.getByRole('button', { name: '인증하기' })).toBeVisible();
  await page.goBack();
  await expect(page.getByText('본인확인을 취소했어요. 다시 시도해 주세요.')).toBeVisible();
  await page.goForward();
  await page.getByRole('button', { name: '인증하기' }).click();
  await expect(page).toHaveURL(/\/signup/);
  await expect(
    page
      .getByText(NEWCOMER.name)
      .or(page.getByLabel('이름', { exact: true }))
      .first(),
  ).toBeVisible();
  const query = new URL(page.url()).searchParams;
  expect([...query.keys()].filter((key) => key !== 'step')).toEqual([]);
});

test(
  'an expired identity is requested again; a number that already has an account is reported',
  { tag: '@long' },
  async ({ page, sandbox }) => {
    const signUp = new SignUpScreen(page);
    await page.goto('/signup');
    await signUp.agree();
    await signUp.identifyInPopup();
    await expect(signUp.password()).toBeVisible();
    await sandbox.advanceClock(31 * 60);
    await signUp.setPassword();
    await expect(page.getByText(/본인확인.*다시 해 주세요/).first()).toBeVisible();

    const popup = page.waitForEvent('popup');
    await page.getByRole('button', { name: '본인확인 다시 하기' }).click();
    await signUp.answerInPopup(await popup, '인증하기', { ...NEWCOMER, phone: '010-1234-5678' });
    await signUp.setPassword();
    await expect(page.getByText(/이미 가입된 번호예요/)).toBeVisible();
  },
);

test('staff sign up with their organization’s link and may pay by credit afterwards', async ({ page }) => {
  const signUp = new SignUpScreen(page);
  await page.goto('/acme/signup');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('회원가입');
  await signUp.agree();
  await signUp.identifyInPopup();
  await signUp.setPassword();
  await expect(page).toHaveURL('/welcome');
  await page.getByRole('button', { name: '로그인하고 첫 주문하기' }).click();
  await new SignInScreen(page).enter(NEWCOMER.phone, NEWCOMER.password);
  await expect(page).toHaveURL('/orders/new');
  await openPayment(page);
  await expect(page.getByRole('radio', { name: /^신용/ })).toBeEnabled();
});

test('an invalid organization code is refused with a clear message and a way on', async ({ page }) => {
  for (const [code, sentence] of [
    ['nobody-knows-me', '가입 코드가 올바르지 않아요'],
    ['oldtown', '가입 코드가 만료됐어요'],
  ] as const) {
    await test.step(code, async () => {
      await page.goto(`/${code}/signup`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(sentence);
      await page.getByRole('link', { name: '개인 회원으로 가입하기' }).click();
      await expect(page).toHaveURL('/signup');
    });
  }
});
