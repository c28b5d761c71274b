import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach } from 'vitest';
import { Coupons } from '@/features/coupon/coupons';
import { PasswordRecovery } from '@/features/password-recovery/password-recovery';
import { Profile } from '@/features/profile/profile';
import { SignIn } from '@/features/sign-in/sign-in';
import { SignUp } from '@/features/sign-up/sign-up';
import { Withdraw } from '@/features/withdraw/withdraw';
import { rememberTypedPhone } from '@/lib/session/typed-phone';
import { featureFlags } from '../../support/factories/accounts';
import { member } from '../../support/factories/users';
import { reply, type Answered } from '../../support/handlers/reply';
import { renderApp } from '../../support/render';
import { createRouter } from '../../support/router';
import { server } from '../../support/server';
import { StepRouter } from '../../support/step-router';
import { identified, openSignUp } from '../sign-up/open-sign-up';

// Each test is a new document, which knows no number.
beforeEach(() => rememberTypedPhone(null));

const REASON = '요금이 비싸요';
export const WORD = '확인을 위해 ‘탈퇴’라고 입력해 주세요';

type AccountForm = {
  /** Opens the form with its first field ready for input. */
  open: () => Promise<{ user: UserEvent }>;
  /** Valid values by label. */
  good: Record<string, string>;
  /** Fields that repeat another one. */
  repeats?: Record<string, string>;
  button: string;
  sends: Answered;
};

async function openSignUpDetails() {
  server.use(identified);
  const app = await openSignUp(<SignUp />);
  await app.user.click(screen.getByRole('checkbox', { name: '필수 항목 전체 동의' }));
  await app.user.click(screen.getByRole('button', { name: '다음' }));
  await app.user.click(await screen.findByRole('button', { name: '휴대폰 본인확인' }));
  app.finishIdentity(app.nonce());
  return app;
}

/** With a history, because the step is in the address. */
export function openRecovery() {
  server.use(reply('getFeatureFlags', () => featureFlags()));
  return renderApp(
    <StepRouter router={createRouter({ pathname: '/forgotpassword' })} query={{}}>
      <PasswordRecovery />
    </StepRouter>,
  );
}

async function openReset() {
  server.use(reply('forgotPassword', () => ({ resendAfterSeconds: 60, expiresInSeconds: 180 })));
  const app = await openRecovery();
  await app.user.type(screen.getByLabelText('휴대폰 번호'), '01012345678{Enter}');
  return app;
}

function openProfile() {
  server.use(reply('listCoupons', () => []));
  return renderApp(<Profile />, { user: member() });
}

async function openPasswordCheck() {
  const app = await openProfile();
  await app.user.click(screen.getByRole('button', { name: '비밀번호 변경' }));
  return app;
}

async function openPasswordChange() {
  server.use(reply('verifyPassword', () => ({ verificationToken: 'proof-1', expiresInSeconds: 300 })));
  const app = await openPasswordCheck();
  await app.user.type(await screen.findByLabelText('현재 비밀번호'), 'deliver-on-1{Enter}');
  return app;
}

function openCoupons() {
  server.use(reply('listCoupons', () => []));
  return renderApp(<Coupons />, { user: member() });
}

async function openWithdraw() {
  server.use(
    reply('listCoupons', () => []),
    reply('listOrders', () => ({ items: [], pageIndex: 0, pageSize: 5, total: 0 })),
    reply('listWithdrawReasons', () => [{ code: 'expensive', name: REASON }]),
  );
  const app = await renderApp(<Withdraw />, { user: member() });
  await app.user.click(await screen.findByRole('checkbox', { name: REASON }));
  return app;
}

function openSignIn() {
  server.use(reply('getFeatureFlags', () => featureFlags()));
  return renderApp(<SignIn />);
}

const NEW_PASSWORDS = { '새 비밀번호': 'brand-new-1', '새 비밀번호 확인': 'brand-new-1' };
const NEW_REPEATS = { '새 비밀번호': '새 비밀번호 확인' };

const FORMS = {
  'sign-in': {
    open: openSignIn,
    good: { '휴대폰 번호': '010-1234-5678', 비밀번호: 'deliver-on-1' },
    button: '로그인',
    sends: 'logIn',
  },
  'sign-up': {
    open: openSignUpDetails,
    good: { 비밀번호: 'long-enough-1', '비밀번호 확인': 'long-enough-1' },
    repeats: { 비밀번호: '비밀번호 확인' },
    button: '가입하기',
    sends: 'signUp',
  },
  'recovery phone': {
    open: openRecovery,
    good: { '휴대폰 번호': '010-1234-5678' },
    button: '인증번호 받기',
    sends: 'forgotPassword',
  },
  'recovery code': {
    open: openReset,
    good: { '인증번호 6자리': '123456', ...NEW_PASSWORDS },
    repeats: NEW_REPEATS,
    button: '비밀번호 변경',
    sends: 'resetPassword',
  },
  name: {
    open: openProfile,
    good: { 이름: '김바다' },
    button: '저장',
    sends: 'updateUser',
  },
  'password check': {
    open: openPasswordCheck,
    good: { '현재 비밀번호': 'deliver-on-1' },
    button: '다음',
    sends: 'verifyPassword',
  },
  'password change': {
    open: openPasswordChange,
    good: NEW_PASSWORDS,
    repeats: NEW_REPEATS,
    button: '비밀번호 변경',
    sends: 'changePassword',
  },
  coupon: { open: openCoupons, good: { '쿠폰 번호': 'WELCOME2026' }, button: '등록하기', sends: 'registerCoupon' },
  withdrawal: {
    open: openWithdraw,
    good: { '현재 비밀번호': 'deliver-on-1', [WORD]: '탈퇴' },
    button: '탈퇴하기',
    sends: 'verifyPassword',
  },
} satisfies Record<string, AccountForm>;

export type FormName = keyof typeof FORMS;

/** Fills the form with valid values except `changes`, and submits it. */
export async function submitForm(name: FormName, changes: Record<string, string> = {}, beforeSending = () => {}) {
  const { open, good, repeats = {}, button }: AccountForm = FORMS[name];
  const { user } = await open();
  const repeated = Object.entries(changes).flatMap(([label, text]): [string, string][] => {
    const again = repeats[label];
    return again ? [[again, text]] : [];
  });
  const values: Record<string, string> = { ...good, ...Object.fromEntries(repeated), ...changes };
  for (const [label, text] of Object.entries(values)) {
    const field = await screen.findByLabelText(label);
    await user.clear(field);
    if (text !== '') await user.paste(text);
  }
  beforeSending();
  await user.click(screen.getByRole('button', { name: button }));
  return { user, values };
}
