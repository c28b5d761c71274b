import type { Page } from '@playwright/test';
import { CouponScreen, PasswordDialog, RecoveryScreen, WithdrawScreen } from '../screens/account';
import { SignInScreen, SignUpScreen } from '../screens/sign-up';
import { expectAccessible } from '../support/accessibility';
import { account, type Role } from '../support/accounts';
import { expect, test } from '../support/test';

type Step = {
  visitor?: Role;
  /** Up to the state that is looked at. */
  reach: (page: Page) => Promise<unknown>;
  /** What then stands on the screen. */
  shows: string | RegExp;
};

async function reachIdentity(page: Page) {
  const signUp = new SignUpScreen(page);
  await page.goto('/signup');
  await signUp.agree();
  await signUp.openIdentity().waitFor();
  return signUp;
}

const STEPS: Record<string, Step> = {
  'sign-up, consents missing': {
    reach: async (page) => {
      await page.goto('/signup');
      await page.getByRole('button', { name: '다음', exact: true }).click();
    },
    shows: '필수 약관에 모두 동의해 주세요.',
  },
  'sign-up, identity': {
    reach: reachIdentity,
    shows: '휴대폰으로 본인확인을 하면 이름과 번호를 자동으로 채워 드려요.',
  },
  'sign-up, waiting for the identity window': {
    reach: async (page) => {
      const opened = page.waitForEvent('popup');
      await (await reachIdentity(page)).openIdentity().click();
      await opened;
    },
    shows: '새 창에서 본인확인을 해 주세요',
  },
  'sign-up, identity cancelled': {
    reach: async (page) => (await reachIdentity(page)).identifyInPopup('취소'),
    shows: '본인확인을 취소했어요. 다시 시도해 주세요.',
  },
  'sign-up, details with errors': {
    reach: async (page) => {
      const signUp = await reachIdentity(page);
      await signUp.identifyInPopup();
      await signUp.setPassword('short');
    },
    shows: '8자 이상 입력해 주세요.',
  },
  'a wrong organization code': {
    reach: (page) => page.goto('/nobody-knows-me/signup'),
    shows: '가입 코드가 맞지 않아요',
  },
  'an expired organization code': { reach: (page) => page.goto('/oldtown/signup'), shows: '가입 코드가 만료됐어요' },
  'recovery with a wrong code': {
    reach: async (page) => {
      const recovery = new RecoveryScreen(page);
      await recovery.askForCode(account('consumer').phone);
      await recovery.code().fill('000000');
      await recovery.password().fill('brand-new-9');
      await recovery.passwordAgain().fill('brand-new-9');
      await recovery.submit().click();
    },
    shows: '인증번호가 맞지 않아요. 다시 확인해 주세요.',
  },
  'sign-in with a wrong password': {
    reach: async (page) => {
      await page.goto('/login');
      await new SignInScreen(page).enter(account('consumer').phone, 'wrong-one');
    },
    shows: '휴대폰 번호 또는 비밀번호가 맞지 않아요.',
  },
  'the password dialog with a wrong password': {
    visitor: 'consumer',
    reach: async (page) => {
      const dialog = new PasswordDialog(page);
      await dialog.start();
      await dialog.current().fill('wrong-one');
      await dialog.next().click();
    },
    shows: '비밀번호가 맞지 않아요. 다시 확인해 주세요.',
  },
  'the password dialog’s second step with errors': {
    visitor: 'consumer',
    reach: async (page) => {
      const dialog = new PasswordDialog(page);
      await dialog.start();
      await dialog.current().fill(account('consumer').password);
      await dialog.next().click();
      await dialog.password().fill('short');
      await dialog.submit().click();
    },
    shows: '8자 이상 입력해 주세요.',
  },
  'a refused coupon': {
    visitor: 'consumer',
    reach: async (page) => {
      const coupons = new CouponScreen(page);
      await page.goto('/user/coupon');
      await coupons.number().fill('SPENT2026');
      await coupons.register().click();
    },
    shows: '이미 사용한 쿠폰이에요.',
  },
  'withdrawal with errors': {
    visitor: 'member',
    reach: async (page) => {
      await page.goto('/user/withdraw');
      await new WithdrawScreen(page).submit().click();
    },
    shows: '이유를 하나 이상 골라 주세요.',
  },
  farewell: {
    visitor: 'member',
    reach: (page) => new WithdrawScreen(page).leave(account('member').password),
    shows: '탈퇴를 마쳤어요',
  },
  'a third party that refuses': {
    reach: async (page) => {
      await page.goto('/login');
      await page.getByRole('button', { name: '카카오로 계속하기' }).click();
      await page.getByRole('button', { name: '오류 내기' }).click();
    },
    shows: '로그인하지 못했어요',
  },
  'privacy terms': { reach: (page) => page.goto('/terms/privacy'), shows: '개인정보 처리방침' },
  'location terms': { reach: (page) => page.goto('/terms/location'), shows: '위치기반서비스 이용약관' },
  'marketing terms': { reach: (page) => page.goto('/terms/marketing'), shows: '마케팅 정보 수신 안내' },
};

for (const colorScheme of ['light', 'dark'] as const) {
  for (const [name, { visitor, reach, shows }] of Object.entries(STEPS)) {
    test(`${name} has no accessibility violation, ${colorScheme}`, async ({ page, signIn }) => {
      if (visitor) await signIn(visitor);
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await reach(page);
      await expect(page.getByText(shows).first()).toBeVisible();
      await expectAccessible(page);
    });
  }
}
