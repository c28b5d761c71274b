import { CouponScreen, PasswordDialog, RecoveryScreen, WithdrawScreen } from '../screens/account';
import { NEWCOMER, SignUpScreen } from '../screens/sign-up';
import { account } from '../support/accounts';
import { pressOn, tabTo, typeInto } from '../support/keyboard';
import { expect, test } from '../support/test';

const NEW_PASSWORD = 'brand-new-9';

test('a customer signs up with the keyboard alone', async ({ page }) => {
  const signUp = new SignUpScreen(page);
  await page.goto('/signup');
  await expect(async () => {
    await pressOn(page, page.getByRole('checkbox', { name: '필수 이용약관' }), 'Space');
    await expect(page.getByRole('checkbox', { name: '필수 이용약관' })).toBeChecked({ timeout: 500 });
  }).toPass();
  await pressOn(page, page.getByRole('checkbox', { name: '필수 만 14세 이상이에요' }), 'Space');
  await pressOn(page, page.getByRole('button', { name: '다음', exact: true }));
  await expect(page.getByRole('alert').filter({ hasText: '필수 항목에 모두 동의해 주세요.' })).toBeVisible();
  await expect(page.getByRole('checkbox', { name: /^필수 개인정보 수집·이용 동의/ })).toBeFocused();
  await page.keyboard.press('Space');
  await pressOn(page, page.getByRole('checkbox', { name: /^필수 개인정보 제3자 제공 동의/ }), 'Space');
  await pressOn(page, page.getByRole('checkbox', { name: '필수 위치기반서비스 이용약관' }), 'Space');
  await pressOn(page, page.getByRole('button', { name: '다음', exact: true }));

  await expect(page.getByRole('heading', { name: '본인확인' })).toBeFocused();
  const opened = page.waitForEvent('popup');
  await pressOn(page, signUp.openIdentity());
  const popup = await opened;
  await typeInto(popup, popup.getByLabel('이름', { exact: true }), NEWCOMER.name);
  await typeInto(popup, popup.getByLabel('휴대폰 번호', { exact: true }), NEWCOMER.phone);
  await pressOn(popup, popup.getByRole('button', { name: '인증하기' }));

  await expect(page.getByRole('heading', { name: '가입 정보' })).toBeFocused();
  await typeInto(page, signUp.password(), 'short');
  await page.keyboard.press('Enter');
  await expect(signUp.password()).toBeFocused();
  await expect(signUp.password()).toHaveAccessibleDescription('8자 이상 입력해 주세요.');
  await page.keyboard.press('Control+a');
  await page.keyboard.type(NEWCOMER.password);
  await typeInto(page, signUp.passwordAgain(), NEWCOMER.password);
  await pressOn(page, signUp.submit());
  await expect(page).toHaveURL('/welcome');
});

test('a forgotten password is replaced with the keyboard alone', async ({ page, sandbox }) => {
  const recovery = new RecoveryScreen(page);
  const { phone } = account('member');
  await page.goto('/forgotpassword');
  await typeInto(page, recovery.phone(), phone);
  await page.keyboard.press('Enter');
  await expect(recovery.code()).toBeFocused();
  await page.keyboard.type('000000');
  await typeInto(page, recovery.password(), NEW_PASSWORD);
  await typeInto(page, recovery.passwordAgain(), NEW_PASSWORD);
  await page.keyboard.press('Enter');
  await expect(recovery.code()).toHaveAccessibleDescription(
    /^인증번호가 일치하지 않아요\. 다시 확인해 주세요\. 남은 시간 /,
  );
  await expect(recovery.code()).toBeFocused();
  await page.keyboard.press('Control+a');
  await page.keyboard.type(await sandbox.codeFor(phone));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/login');
});

test('a password is changed with the keyboard alone, and the focus returns to the button', async ({ page, signIn }) => {
  const dialog = new PasswordDialog(page);
  await signIn('member');
  await page.goto('/user');
  await pressOn(page, dialog.open());
  await expect(dialog.current()).toBeFocused();
  await page.keyboard.type('wrong-one');
  await page.keyboard.press('Enter');
  await expect(dialog.current()).toHaveAccessibleDescription('비밀번호가 일치하지 않아요. 다시 확인해 주세요.');
  await expect(dialog.current()).toBeFocused();
  await page.keyboard.press('Control+a');
  await page.keyboard.type(account('member').password);
  await page.keyboard.press('Enter');
  await expect(dialog.password()).toBeFocused();
  await page.keyboard.type(NEW_PASSWORD);
  await typeInto(page, dialog.passwordAgain(), NEW_PASSWORD);
  await page.keyboard.press('Enter');
  await expect(dialog.root()).toBeHidden();
  await expect(page.getByRole('status').filter({ hasText: '비밀번호를 변경했어요.' })).toBeVisible();
  await expect(dialog.open()).toBeFocused();
});

test('a coupon is registered with the keyboard alone', { tag: '@long' }, async ({ page, signIn }) => {
  const coupons = new CouponScreen(page);
  await signIn('member');
  await page.goto('/user/coupon');
  await typeInto(page, coupons.number(), '감사쿠폰');
  await page.keyboard.press('Enter');
  await expect(coupons.number()).toHaveAccessibleDescription('쿠폰 번호를 확인해 주세요. 영문과 숫자 4~32자예요.');
  await expect(coupons.number()).toBeFocused();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('WELCOME2026');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: '쿠폰을 등록했어요.' })).toBeVisible();
});

test('a customer deletes the account with the keyboard alone', async ({ page, signIn }) => {
  const withdraw = new WithdrawScreen(page);
  await signIn('member');
  await page.goto('/user/withdraw');
  await pressOn(page, withdraw.submit());
  await expect(
    page.getByRole('group', { name: '해당하는 탈퇴 사유를 모두 선택해 주세요' }),
  ).toHaveAccessibleDescription('탈퇴 사유를 하나 이상 선택해 주세요.');
  await tabTo(page, withdraw.reason());
  await page.keyboard.press('Space');
  await typeInto(page, withdraw.password(), account('member').password);
  await typeInto(page, withdraw.word(), '탈퇴');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/farewell');
});

test('a customer signs in and changes the name with the keyboard alone', async ({ page }) => {
  const { phone, password } = account('member');
  await page.goto('/login');
  await typeInto(page, page.getByLabel('휴대폰 번호', { exact: true }), phone);
  await typeInto(page, page.getByLabel('비밀번호', { exact: true }), password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/dashboard');

  await page.goto('/user');
  const name = page.getByLabel('이름', { exact: true });
  await tabTo(page, name);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('이서진');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /이서진/ }).first()).toBeVisible();
});
