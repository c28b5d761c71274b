import type { Page } from '@playwright/test';
import { CouponScreen, PasswordDialog, RecoveryScreen, WithdrawScreen } from '../screens/account';
import { SignInScreen, SignUpScreen } from '../screens/sign-up';
import { expectAccessibleInBothSchemes } from '../support/accessibility';
import { account } from '../support/accounts';
import { expect, test } from '../support/test';

/** Checks one state: how to reach it from the previous one, and a text that it shows. */
async function checkState(page: Page, name: string, shows: string, reach: () => Promise<unknown>) {
  await test.step(name, async () => {
    await reach();
    await expect(page.getByText(shows).first()).toBeVisible();
    await expectAccessibleInBothSchemes(page);
  });
}

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

test('signing up has no accessibility violation at any of its steps', async ({ page }) => {
  const signUp = new SignUpScreen(page);
  await page.goto('/signup');
  await checkState(page, 'consents missing', '필수 항목에 모두 동의해 주세요.', () =>
    page.getByRole('button', { name: '다음', exact: true }).click(),
  );
  await checkState(page, 'identity', '휴대폰으로 본인확인을 하면 이름과 번호를 자동으로 채워 드려요.', () =>
    signUp.agree(),
  );
  const popup = await signUp.openIdentityPopup();
  await checkState(page, 'waiting for the identity window', '새 창에서 본인확인을 해 주세요', () =>
    popup.waitForLoadState(),
  );
  await checkState(page, 'identity cancelled', '본인확인을 취소했어요. 다시 시도해 주세요.', () =>
    signUp.answerInPopup(popup, '취소'),
  );
  await checkState(page, 'details with errors', '8자 이상 입력해 주세요.', async () => {
    await signUp.identifyInPopup();
    await signUp.setPassword('short');
  });
});

test('a refused sign-in has no accessibility violation', { tag: '@long' }, async ({ page }) => {
  await checkState(page, 'recovery with a wrong code', '인증번호가 일치하지 않아요. 다시 확인해 주세요.', async () => {
    const recovery = new RecoveryScreen(page);
    await recovery.askForCode(account('consumer').phone);
    await recovery.code().fill('000000');
    await recovery.password().fill('brand-new-9');
    await recovery.passwordAgain().fill('brand-new-9');
    await recovery.submit().click();
  });
  await checkState(page, 'a wrong password', '휴대폰 번호 또는 비밀번호가 일치하지 않아요.', async () => {
    await page.goto('/login');
    await new SignInScreen(page).enter(account('consumer').phone, 'wrong-one');
  });
  await checkState(page, 'a third party that refuses', '로그인하지 못했어요', async () => {
    await page.getByRole('button', { name: '카카오로 시작하기' }).click();
    await page.getByRole('button', { name: '오류 내기' }).click();
  });
});

test(
  'a refused organization code and the terms have no accessibility violation',
  { tag: '@long' },
  async ({ page }) => {
    for (const [path, shows] of [
      ['/nobody-knows-me/signup', '가입 코드가 올바르지 않아요'],
      ['/oldtown/signup', '가입 코드가 만료됐어요'],
      ['/terms/privacy', '개인정보 처리방침'],
      ['/terms/location', '위치기반서비스 이용약관'],
      ['/terms/collection', '개인정보 수집·이용 동의서'],
      ['/terms/provision', '개인정보 제3자 제공 동의서'],
      ['/terms/marketing', '마케팅 활용 및 광고성 정보 수신 동의서'],
    ] as const)
      await checkState(page, path, shows, () => page.goto(path));
  },
);

test('refused input on the account pages has no accessibility violation', async ({ page, signIn }) => {
  const dialog = new PasswordDialog(page);
  await signIn('consumer');
  await checkState(page, 'the old password is wrong', '비밀번호가 일치하지 않아요. 다시 확인해 주세요.', async () => {
    await dialog.start();
    await dialog.current().fill('wrong-one');
    await dialog.next().click();
  });
  await checkState(page, 'the new password is too short', '8자 이상 입력해 주세요.', async () => {
    await dialog.current().fill(account('consumer').password);
    await dialog.next().click();
    await dialog.password().fill('short');
    await dialog.submit().click();
  });
  await checkState(page, 'a refused coupon', '이미 사용한 쿠폰이에요.', async () => {
    const coupons = new CouponScreen(page);
    await page.goto('/user/coupon');
    await coupons.number().fill('SPENT2026');
    await coupons.register().click();
  });
});

test(
  'deleting the account has no accessibility violation, from its errors to the farewell',
  { tag: '@long' },
  async ({ page, signIn }) => {
    const withdraw = new WithdrawScreen(page);
    await signIn('member');
    await page.goto('/user/withdraw');
    await checkState(page, 'errors', '탈퇴 사유를 하나 이상 선택해 주세요.', () => withdraw.submit().click());
    await checkState(page, 'farewell', '탈퇴가 완료됐어요', () => withdraw.leave(account('member').password));
  },
);
