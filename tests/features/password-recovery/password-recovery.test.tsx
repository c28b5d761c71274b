import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { useRouter } from 'next/router';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Payload } from '@/api/client/call';
import type { operations } from '@/api/contract/schema.gen';
import { userQueries } from '@/api/user/user-queries';
import type { FeatureFlags } from '@/api/user/user-requests';
import { env } from '@/config/env';
import { PasswordRecovery } from '@/features/password-recovery/password-recovery';
import { rememberTypedPhone, typedPhone } from '@/lib/session/typed-phone';
import { done, featureFlags } from '../../support/factories/accounts';
import { breakConnection, refuse, reply } from '../../support/handlers/reply';
import { renderApp } from '../../support/render';
import { server } from '../../support/server';
import { StepRouter } from '../../support/step-router';

type Reset = Payload<operations['resetPassword']>;

const tooMany = (path: string, seconds: number, status = 429, msgId = 'TOO_MANY_TRIES') =>
  http.post(`${env.providerHost}/user/api/v1/auth/${path}`, () =>
    HttpResponse.json({ msgId }, { status, headers: { 'Retry-After': String(seconds) } }),
  );

function sends() {
  const numbers: string[] = [];
  server.use(
    reply('forgotPassword', ({ body }) => {
      numbers.push(body.phoneNumber);
      return { resendAfterSeconds: 60, expiresInSeconds: 180 };
    }),
  );
  return numbers;
}

const offers = (...socialLogins: FeatureFlags['socialLogins']) =>
  reply('getFeatureFlags', () => featureFlags({ socialLogins }));

beforeEach(() => {
  // Forgets the number of the test before, as a reload does.
  rememberTypedPhone(null);
  server.use(offers());
});

/** The page with the browser's history, and one that the customer may go to meanwhile. */
function Pages({ step }: { step?: string }) {
  const router = useRouter();
  if (router.pathname === '/') return <h1>첫 화면</h1>;
  return (
    <StepRouter router={router} query={step ? { step } : {}}>
      <PasswordRecovery />
    </StepRouter>
  );
}

const PagesWithoutSteps = () => (useRouter().pathname === '/' ? <h1>첫 화면</h1> : <PasswordRecovery />);

async function askForCode() {
  const app = await renderApp(<Pages />, { router: { pathname: '/forgotpassword' } });
  await app.user.type(screen.getByLabelText('휴대폰 번호'), '01012345678');
  await app.user.click(screen.getByRole('button', { name: '인증번호 받기' }));
  return { ...app, code: await screen.findByLabelText('인증번호 6자리') };
}

async function fill({ user, code }: Awaited<ReturnType<typeof askForCode>>, digits = '123456') {
  await user.type(code, digits);
  await user.type(screen.getByLabelText('새 비밀번호'), 'brand-new-1');
  await user.type(screen.getByLabelText('새 비밀번호 확인'), 'brand-new-1');
  await user.click(screen.getByRole('button', { name: '비밀번호 변경' }));
}

test('the code is requested with the country code, and the message fits known and unknown numbers', async () => {
  const numbers = sends();
  const { code } = await askForCode();

  expect(numbers).toEqual(['+821012345678']);
  expect(screen.getByText('010-1234-5678 번호로 가입한 계정이 있다면 인증번호를 문자로 보내 드렸어요.')).toBeVisible();
  await waitFor(() => expect(code).toHaveFocus());
});

test('phones can autofill the code, and a pasted one loses its spaces and dashes', async () => {
  sends();
  const { code } = await askForCode();
  expect(code).toHaveAttribute('autocomplete', 'one-time-code');
  expect(code).toHaveAttribute('inputmode', 'numeric');

  fireEvent.change(code, { target: { value: '[배송앱] １23 - 4567' } });
  await waitFor(() => expect(code).toHaveValue('123456'));
});

test('code and new password are sent together, and the page leads to the sign-in', async () => {
  const requests: Reset[] = [];
  sends();
  server.use(
    reply('resetPassword', ({ body }) => {
      requests.push(body);
      return done();
    }),
  );
  const app = await askForCode();
  await fill(app);

  await waitFor(() => expect(app.router.replace).toHaveBeenCalledWith('/login'));
  expect(requests).toEqual([{ phoneNumber: '+821012345678', code: '123456', password: 'brand-new-1' }]);
});

test('a wrong code shows an error at the code, and the new password stays', async () => {
  sends();
  server.use(refuse('resetPassword', 400, { errors: [{ code: 'MISMATCH', field: 'code' }] }));
  const app = await askForCode();
  await fill(app);

  await waitFor(() =>
    expect(app.code).toHaveAccessibleDescription(/^인증번호가 일치하지 않아요. 다시 확인해 주세요. 남은 시간 /),
  );
  expect(screen.getByLabelText('새 비밀번호')).toHaveValue('brand-new-1');
});

test('a pasted code replaces a wrong one, and a new message clears the code and its error', async () => {
  const numbers = sends();
  server.use(refuse('resetPassword', 400, { errors: [{ code: 'MISMATCH', field: 'code' }] }));
  const app = await askForCode();
  await fill(app);
  await waitFor(() => expect(app.code).toHaveFocus());
  await app.user.paste('654321');
  expect(app.code).toHaveValue('654321');

  await app.user.click(screen.getByRole('button', { name: '비밀번호 변경' }));
  await waitFor(() => expect(app.code).toBeInvalid());
  const now = Date.now();
  vi.spyOn(Date, 'now').mockImplementation(() => now + 61_000);
  await app.user.click(await screen.findByRole('button', { name: '인증번호 다시 받기' }));

  await waitFor(() => expect(numbers).toHaveLength(2));
  await waitFor(() => expect(app.code).toHaveValue(''));
  expect(app.code).toBeValid();
});

test('within a minute no second code is requested, in this tab or after a reload', async () => {
  const numbers = sends();
  const { user, unmount } = await askForCode();
  await user.click(screen.getByRole('button', { name: /후에 다시 받을 수 있어요/ }));
  unmount();
  rememberTypedPhone(null);

  const again = await renderApp(<Pages />, { router: { pathname: '/forgotpassword' } });
  await again.user.type(screen.getByLabelText('휴대폰 번호'), '01012345678');
  expect(screen.queryByRole('button', { name: '인증번호 받기' })).not.toBeInTheDocument();
  await again.user.click(screen.getByRole('button', { name: '받은 인증번호가 있어요' }));

  expect(await screen.findByLabelText('인증번호 6자리')).toBeVisible();
  expect(numbers).toHaveLength(1);
});

test('Back goes from the code to the number, which takes the focus, and not to another page', async () => {
  sends();
  const { user } = await askForCode();
  await user.click(screen.getByRole('button', { name: 'browser back' }));

  expect(screen.getByRole('heading', { name: '비밀번호 찾기' })).toBeVisible();
  expect(screen.getByLabelText('휴대폰 번호')).toHaveValue('010-1234-5678');
  expect(screen.getByLabelText('휴대폰 번호')).toHaveFocus();
});

test('"another number" passes the focus to the number', async () => {
  sends();
  const { user } = await askForCode();
  await user.click(screen.getByRole('button', { name: '다른 번호로 받기' }));
  expect(await screen.findByLabelText('휴대폰 번호')).toHaveFocus();
});

test('after a reload at the code the number is asked for again', async () => {
  await renderApp(<Pages step="code" />, { router: { pathname: '/forgotpassword' } });
  expect(screen.getByLabelText('휴대폰 번호')).toHaveValue('');
  expect(screen.queryByLabelText('인증번호 6자리')).not.toBeInTheDocument();
});

test('the number typed at the sign-in is there, and the sign-in gets it back', async () => {
  sends();
  rememberTypedPhone({ countryCode: '+84', phoneNumber: '090-123-4567' });
  const { user } = await renderApp(<Pages />, { router: { pathname: '/forgotpassword' } });
  expect(screen.getByLabelText('국가 번호')).toHaveValue('+84');
  expect(screen.getByLabelText('휴대폰 번호')).toHaveValue('090-123-4567');

  await user.type(screen.getByLabelText('휴대폰 번호'), '{Backspace}8');
  await user.click(screen.getByRole('button', { name: '인증번호 받기' }));
  expect(await screen.findByText(/^\+84 90-123-4568 번호로 가입한 계정이/)).toBeVisible();
  expect(typedPhone()).toEqual({ countryCode: '+84', phoneNumber: '090-123-4568' });
  // As the sign-in page holds it, or a password manager would save another account.
  const name = (await screen.findByLabelText('인증번호 6자리')).closest('form')?.querySelector('[name="username"]');
  expect(name).toHaveValue('090-123-4568');
});

test('password managers learn whose new password it is', async () => {
  sends();
  const { code } = await askForCode();
  const names = code.closest('form')?.querySelectorAll('[autocomplete="username"]') ?? [];
  expect([...names].map((name) => name.getAttribute('value'))).toEqual(['010-1234-5678']);
});

test('a customer who gets no message reads what to check, and that a social account has no password', async () => {
  sends();
  server.use(offers('kakao'));
  await askForCode();
  expect(await screen.findByText(/문자가 오지 않으면.*간편 로그인으로 가입했다면 비밀번호가 없으니/)).toBeVisible();
});

test('the third-party sign-in is not named where the sign-in page does not offer it', async () => {
  sends();
  const { queryClient } = await askForCode();
  await waitFor(() => expect(queryClient.getQueryData(userQueries.featureFlags().queryKey)).toBeDefined());
  expect(screen.getByText(/문자가 오지 않으면/)).not.toHaveTextContent(/간편 로그인/);
});

test('a corrected number gets its own code within the minute', async () => {
  const numbers = sends();
  const { user } = await askForCode();
  await user.click(screen.getByRole('button', { name: '다른 번호로 받기' }));
  expect(await screen.findByRole('button', { name: '받은 인증번호가 있어요' })).toBeVisible();

  await user.type(screen.getByLabelText('휴대폰 번호'), '{Backspace}9');
  expect(screen.queryByText(/후에 인증번호를 받을 수 있어요/)).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: '인증번호 받기' }));

  expect(await screen.findByText(/^010-1234-5679 번호로 가입한 계정이 있다면/)).toBeVisible();
  expect(numbers).toEqual(['+821012345678', '+821012345679']);
});

test('a corrected number that the provider lets wait is not said to have got a code', async () => {
  sends();
  const { user } = await askForCode();
  await user.click(screen.getByRole('button', { name: '다른 번호로 받기' }));
  server.use(tooMany('forgot-password', 45));
  await user.type(await screen.findByLabelText('휴대폰 번호'), '{Backspace}9');
  await user.click(screen.getByRole('button', { name: '인증번호 받기' }));

  expect(await screen.findByText(/0:4[45] 후에 인증번호를 받을 수 있어요/)).toBeVisible();
  expect(screen.queryByLabelText('인증번호 6자리')).not.toBeInTheDocument();
});

test('after a minute a new code can be requested', async () => {
  const numbers = sends();
  const { user } = await askForCode();
  const now = Date.now();
  vi.spyOn(Date, 'now').mockImplementation(() => now + 61_000);

  const resend = await screen.findByRole('button', { name: '인증번호 다시 받기' });
  await user.click(resend);

  await waitFor(() => expect(numbers).toHaveLength(2));
  expect(await screen.findByText('인증번호를 다시 보냈어요.')).toBeInTheDocument();
});

test('the provider’s waiting time is respected', async () => {
  server.use(tooMany('forgot-password', 45));
  const { user } = await renderApp(<Pages />, { router: { pathname: '/forgotpassword' } });
  await user.type(screen.getByLabelText('휴대폰 번호'), '01012345678');
  await user.click(screen.getByRole('button', { name: '인증번호 받기' }));

  expect(await screen.findByText(/0:4[45] 후에 인증번호를 받을 수 있어요/)).toBeVisible();
});

test.each([
  ['an outage that names a waiting time', 503, 45, /^다시 시도 · 0:4[45]/],
  ['a throttle without a waiting time', 429, 0, '인증번호 받기'],
])('after %s the failure is shown, and no code is said to be there', async (_case, status, seconds, button) => {
  server.use(tooMany('forgot-password', seconds, status));
  const { user } = await renderApp(<Pages />, { router: { pathname: '/forgotpassword' } });
  await user.type(screen.getByLabelText('휴대폰 번호'), '01012345678');
  await user.click(screen.getByRole('button', { name: '인증번호 받기' }));

  expect(await screen.findByRole('alert')).toBeVisible();
  expect(screen.getByRole('button', { name: button })).toBeVisible();
  expect(screen.queryByText(/후에 인증번호를 받을 수 있어요/)).not.toBeInTheDocument();
});

test('after too many wrong codes this one is invalid, and a new one is offered', async () => {
  sends();
  server.use(tooMany('reset-password', 60, 429, 'CODE_SPENT'));
  const app = await askForCode();
  await fill(app);

  expect(await screen.findByText(/이 인증번호는 사용할 수 없어요/)).toBeVisible();
});

test('too many requests leave the code as it is, and say when to try again', async () => {
  sends();
  server.use(tooMany('reset-password', 60));
  const app = await askForCode();
  await fill(app);

  expect(await screen.findByText(/요청이 많아 잠시 제한됐어요/)).toBeVisible();
  expect(screen.getByRole('button', { name: /^다시 시도 · (1:00|0:59)/ })).toBeVisible();
  expect(screen.queryByText(/이 인증번호는 사용할 수 없어요/)).not.toBeInTheDocument();
});

test('an expired code is reported before it is sent', async () => {
  sends();
  await askForCode();
  const now = Date.now();
  vi.spyOn(Date, 'now').mockImplementation(() => now + 181_000);

  expect(await screen.findByText('인증번호가 만료됐어요. 인증번호를 다시 받아 주세요.')).toBeVisible();
});

test('the number is not stored in the browser', async () => {
  sends();
  await askForCode();
  act(() => undefined);
  expect(JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)])).not.toMatch(/1234-?5678/);
});

test('after a lost answer the page does not claim that the password stayed the same', async () => {
  sends();
  server.use(breakConnection('resetPassword'));
  const app = await askForCode();
  await fill(app);

  expect(await screen.findByText(/^비밀번호가 변경됐는지 확인하지 못했어요. 새 비밀번호로 먼저/)).toBeVisible();
});

test('a code that is sent when the customer has left leads them nowhere', async () => {
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const asked = vi.fn();
  server.use(
    reply('forgotPassword', async () => {
      asked();
      await answered;
      return { resendAfterSeconds: 60, expiresInSeconds: 180 };
    }),
  );
  const app = await renderApp(<PagesWithoutSteps />, { router: { pathname: '/forgotpassword' } });
  await app.user.type(screen.getByLabelText('휴대폰 번호'), '01012345678');
  await app.user.click(screen.getByRole('button', { name: '인증번호 받기' }));
  await waitFor(() => expect(asked).toHaveBeenCalled());
  app.rerenderRoute({ pathname: '/' });
  expect(await screen.findByRole('heading', { name: '첫 화면' })).toBeVisible();
  answer();

  await waitFor(() => expect(localStorage.getItem('recovery:nextSendAt')).not.toBeNull());
  await act(async () => {});
  expect(app.router.push).not.toHaveBeenCalled();
  expect(typedPhone()).toBeNull();
});

test('an answer that comes on another page says so there, and leads nowhere', async () => {
  sends();
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const asked = vi.fn();
  server.use(
    reply('resetPassword', async () => {
      asked();
      await answered;
      return done();
    }),
  );
  const app = await askForCode();
  await fill(app);
  await waitFor(() => expect(asked).toHaveBeenCalled());
  app.rerenderRoute({ pathname: '/' });
  expect(await screen.findByRole('heading', { name: '첫 화면' })).toBeVisible();
  answer();

  expect(await screen.findByText('비밀번호를 변경했어요. 새 비밀번호로 로그인해 주세요.')).toBeVisible();
  expect(app.router.replace).not.toHaveBeenCalled();
});
