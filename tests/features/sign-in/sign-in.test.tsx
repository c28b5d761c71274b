import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Payload } from '@/api/client/call';
import type { operations } from '@/api/contract/schema.gen';
import { env } from '@/config/env';
import { SignIn } from '@/features/sign-in/sign-in';
import { takePendingSignIn } from '@/lib/oauth/pending-sign-in';
import { rememberTypedPhone, typedPhone } from '@/lib/session/typed-phone';
import { clearPendingLogout, setPendingLogout } from '@/lib/storage/pending-logout';
import { profileFailed, profileRequested } from '@/store/auth-slice';
import { onToastEvent } from '@/ui/kit/feedback/toast-bus';
import { featureFlags } from '../../support/factories/accounts';
import { member } from '../../support/factories/users';
import { breakConnection, refuse, reply } from '../../support/handlers/reply';
import { expectNoToast } from '../../support/no-toast';
import { renderApp } from '../../support/render';
import { server } from '../../support/server';

type LogIn = Payload<operations['logIn']>;

const flags = (socialLogins: ('kakao' | 'naver' | 'google')[] = []) =>
  reply('getFeatureFlags', () => featureFlags({ socialLogins }));

/** Forgets the number of the test before, as a reload does. */
beforeEach(() => rememberTypedPhone(null));

async function open() {
  const app = await renderApp(<SignIn />);
  const phone = screen.getByLabelText('휴대폰 번호');
  const password = screen.getByLabelText('비밀번호');
  const button = screen.getByRole('button', { name: '로그인' });
  return { ...app, phone, password, button };
}

const taken = (requests: LogIn[] = []) =>
  reply('logIn', ({ body }) => {
    requests.push(body);
    return { user: member() };
  });

const WRONG = { errors: [{ code: 'MISMATCH', field: 'password' }] };
const WRONG_LINE = '휴대폰 번호 또는 비밀번호가 일치하지 않아요.';

test('valid credentials sign in', async () => {
  server.use(flags(), taken());
  const { user, store, phone, password } = await open();

  await user.type(phone, '01012345678');
  await user.type(password, 'deliver-on-1{Enter}');

  await waitFor(() => expect(store.getState().auth.signIn.kind).toBe('member'));
});

test('the message that the sign-in has expired goes once the customer has signed in again, and not before', async () => {
  server.use(flags(), refuse('logIn', 400, WRONG));
  const { user, phone, password } = await open();
  const dismiss = vi.fn();
  const stop = onToastEvent('dismissed', dismiss);
  await user.type(phone, '01012345678');
  await user.type(password, 'deliver-on-2{Enter}');
  await screen.findByText(WRONG_LINE);
  expect(dismiss).not.toHaveBeenCalled();

  server.use(taken());
  await user.type(password, '{Enter}');
  await waitFor(() => expect(dismiss).toHaveBeenCalledOnce());
  stop();
});

test('the auth status follows the login: idle, loading, failed, and idle again as a member', async () => {
  server.use(flags(), refuse('logIn', 400, WRONG));
  const { user, store, phone, password } = await open();
  const status = () => store.getState().auth.status;
  expect(status()).toBe('idle');
  await user.type(phone, '01012345678');
  await user.type(password, 'wrong-one{Enter}');
  await screen.findByText(WRONG_LINE);
  expect(store.getState().auth).toMatchObject({ status: 'failed', signIn: { kind: 'signedOut' } });

  let answer = () => {};
  server.use(
    reply('logIn', async () => {
      await new Promise<void>((resolve) => (answer = resolve));
      return { user: member() };
    }),
  );
  await user.type(password, '{Enter}');
  await waitFor(() => expect(status()).toBe('loading'));
  answer();
  await waitFor(() => expect(store.getState().auth).toMatchObject({ status: 'idle', signIn: { kind: 'member' } }));
});

test.each([
  ['010-1234-5678', '+821012345678'],
  ['010-12', undefined],
])('with %s typed above, a third-party sign-in remembers %s', async (typed, known) => {
  const assign = vi.fn();
  vi.spyOn(window, 'location', 'get').mockReturnValue({ ...window.location, assign });
  server.use(flags(['kakao']));
  const { user, phone } = await open();
  await user.type(phone, typed);
  await user.click(await screen.findByRole('button', { name: '카카오로 시작하기' }));

  await waitFor(() => expect(assign).toHaveBeenCalledOnce());
  const state = new URL(String(assign.mock.calls[0])).searchParams.get('state') ?? '';
  expect(takePendingSignIn(state)).toMatchObject({ provider: 'kakao', phoneNumber: known });
});

test('invalid credentials show one message, which does not reveal which part was wrong', async () => {
  server.use(flags(), refuse('logIn', 400, WRONG));
  const { user, phone, password } = await open();
  await user.type(phone, '01012345678');
  await user.type(password, 'wrong-one{Enter}');

  expect(await screen.findByText(WRONG_LINE)).toBeVisible();
  expect(screen.getAllByRole('alert')).toHaveLength(1);
  expect(password).toHaveAccessibleDescription(WRONG_LINE);
});

test('invalid credentials answered with 401 show the same message and end no session', async () => {
  server.use(flags(), refuse('logIn', 401, { msgId: 'SESSION_EXPIRED', message: 'Please sign in again.' }));
  const { user, store, phone, password } = await open();
  await user.type(phone, '01012345678');
  await user.type(password, 'wrong-one{Enter}');

  expect(await screen.findByText(WRONG_LINE)).toBeVisible();
  expect(password).toHaveAccessibleDescription(WRONG_LINE);
  await expectNoToast(/로그인이 만료됐어요/);
  expect(store.getState().auth.epoch).toBe(0);
});

test('after invalid credentials the password has the focus, and no input is lost', async () => {
  server.use(flags(), refuse('logIn', 400, WRONG));
  const { user, phone, password, button } = await open();
  await user.selectOptions(screen.getByLabelText('국가 번호'), '+84');
  await user.type(phone, '0901234567');
  await user.type(password, 'wrong-one');
  await user.click(button);

  await screen.findByText(WRONG_LINE);
  await waitFor(() => expect(password).toHaveFocus());
  expect(phone).toHaveValue('090-123-4567');
  expect(screen.getByLabelText('국가 번호')).toHaveValue('+84');
  expect(password).toHaveValue('wrong-one');
});

test.each([
  ['+82', '010-1234-5678', '+821012345678'],
  ['+84', '0901234567', '+84901234567'],
  ['+82', '1588-1234', '15881234'],
])('with %s, %s is sent as %s', async (country, typed, sent) => {
  const requests: LogIn[] = [];
  server.use(flags(), taken(requests));
  const { user, phone, password } = await open();
  await user.selectOptions(screen.getByLabelText('국가 번호'), country);
  await user.type(phone, typed);
  await user.type(password, 'deliver-on-1{Enter}');

  await waitFor(() => expect(requests).toHaveLength(1));
  expect(requests[0]).toEqual({ loginTypeCD: 1, phoneNumber: sent, password: 'deliver-on-1', mode: 'MULTI_AUTH' });
});

test('the Enter that ends a Korean syllable does not submit the form', async () => {
  server.use(flags());
  const { password } = await open();

  // False if the key is kept from the browser, which would submit the form; Safari's Enter has only the key code.
  expect(fireEvent.keyDown(password, { key: 'Enter', isComposing: true })).toBe(false);
  expect(fireEvent.keyDown(password, { key: 'Enter', keyCode: 229 })).toBe(false);
  expect(fireEvent.keyDown(password, { key: 'Enter' })).toBe(true);
});

test('an empty form shows what is missing and sends nothing', async () => {
  server.use(flags());
  const { user, phone, button } = await open();
  await user.click(button);

  expect(await screen.findByText('휴대폰 번호를 입력해 주세요.')).toBeVisible();
  expect(screen.getByText('비밀번호를 입력해 주세요.')).toBeVisible();
  await waitFor(() => expect(phone).toHaveFocus());
});

test('leaving a field empty shows no error, so that the link to the sign-up does not move', async () => {
  server.use(flags());
  // Preloaded, so that an error would show in time to fail the test.
  await Promise.all([import('@/features/sign-in/sign-in-schema'), import('yup')]);
  const { user, phone } = await open();
  await user.click(phone);
  await user.tab();
  await user.tab();

  await expect(screen.findAllByRole('alert', {}, { timeout: 300 })).rejects.toThrow();
});

test('after too many tries nothing is sent until the provider’s waiting time has passed', async () => {
  const asked = vi.fn();
  server.use(
    flags(),
    http.post(`${env.providerHost}/user/api/v1/auth/login`, () => {
      asked();
      return HttpResponse.json({ msgId: 'TOO_MANY_TRIES' }, { status: 429, headers: { 'Retry-After': '90' } });
    }),
  );
  const { user, phone, password } = await open();
  await user.type(phone, '01012345678');
  await user.type(password, 'wrong-one{Enter}');
  const held = await screen.findByRole('button', { name: /^다시 시도 · 1:(30|29)/ });

  await user.click(held);
  await user.type(password, '{Enter}');

  expect(screen.getByText(/로그인에 여러 번 실패해/)).toBeVisible();
  expect(asked).toHaveBeenCalledTimes(1);
});

test.each([
  ['an outage that names a waiting time', 503, 90],
  ['a throttle without a waiting time', 429, 0],
])('%s is not put down to failed attempts', async (_case, status, seconds) => {
  server.use(
    flags(),
    http.post(`${env.providerHost}/user/api/v1/auth/login`, () =>
      HttpResponse.json({}, { status, headers: { 'Retry-After': String(seconds) } }),
    ),
  );
  const { user, phone, password } = await open();
  await user.type(phone, '01012345678');
  await user.type(password, 'deliver-on-1{Enter}');

  expect(await screen.findByRole('alert')).not.toHaveTextContent(/로그인에 여러 번 실패해/);
  expect(screen.getByRole('button', { name: seconds > 0 ? /^다시 시도 · 1:/ : '로그인' })).toBeVisible();
});

test('a lost connection is reported above the button, and the form can be sent again unchanged', async () => {
  server.use(flags(), breakConnection('logIn'));
  const { user, store, phone, password, button } = await open();
  await user.type(phone, '01012345678');
  await user.type(password, 'deliver-on-1{Enter}');
  expect(await screen.findByText(/답을 받지 못했어요/)).toBeVisible();

  server.use(taken());
  await user.click(button);

  await waitFor(() => expect(store.getState().auth.signIn.kind).toBe('member'));
});

test('the sign-in methods are those of the deployment', async () => {
  server.use(flags(['naver']));
  await open();

  expect(await screen.findByRole('button', { name: '네이버로 시작하기' })).toBeVisible();
  expect(screen.queryByRole('button', { name: '카카오로 시작하기' })).not.toBeInTheDocument();
});

test('if the flags fail to load, phone and guest remain', async () => {
  server.use(refuse('getFeatureFlags', 503));
  await open();

  expect(screen.getByText('간편 로그인')).toBeVisible();
  await waitFor(() => expect(screen.queryByText('간편 로그인')).not.toBeInTheDocument());
  expect(screen.getByRole('link', { name: /로그인 없이 주문하기/ })).toHaveAttribute('href', '/orders/new');
});

test('password managers and phones recognize the fields', async () => {
  server.use(flags());
  const { phone, password } = await open();

  expect(phone).toHaveAttribute('autocomplete', 'username');
  expect(phone).toHaveAttribute('type', 'tel');
  expect(password).toHaveAttribute('autocomplete', 'current-password');
});

test('"forgot your password" takes the typed number along, and a sign-in forgets it', async () => {
  server.use(flags(), taken());
  const { user, phone, unmount } = await open();
  await user.type(phone, '01012345678');
  await user.click(screen.getByRole('link', { name: '비밀번호를 잊으셨나요?' }));
  expect(typedPhone()).toEqual({ countryCode: '+82', phoneNumber: '010-1234-5678' });
  unmount();

  const back = await open();
  expect(back.phone).toHaveValue('010-1234-5678');
  await back.user.type(back.password, 'deliver-on-1{Enter}');
  await waitFor(() => expect(back.store.getState().auth.signIn.kind).toBe('member'));
  await waitFor(() => expect(typedPhone()).toBeNull());
});

test('a typed number is forgotten after ten minutes, before somebody else uses the browser', async () => {
  const now = vi.spyOn(Date, 'now').mockReturnValue(1_000_000_000_000);
  rememberTypedPhone({ countryCode: '+82', phoneNumber: '010-1234-5678' });
  now.mockReturnValue(1_000_000_000_000 + 10 * 60_000);
  expect(typedPhone()).not.toBeNull();
  now.mockReturnValue(1_000_000_000_001 + 10 * 60_000);
  expect(typedPhone()).toBeNull();
  now.mockRestore();
});

test('a sign-in in another tab signs this one in too', async () => {
  server.use(
    flags(),
    reply('getMe', () => member()),
  );
  rememberTypedPhone({ countryCode: '+82', phoneNumber: '010-1234-5678' });
  const { store } = await open();
  const otherTab = new BroadcastChannel('session');
  otherTab.postMessage({ signedIn: 'user-1' });

  await waitFor(() => expect(store.getState().auth.signIn).toMatchObject({ kind: 'member', user: { id: 'user-1' } }));
  await waitFor(() => expect(typedPhone()).toBeNull());
  otherTab.close();
});

test('a tab that follows a sign-in is not signed out by the next tab that has followed it', async () => {
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const asked = vi.fn();
  server.use(
    flags(),
    reply('getMe', async () => {
      asked();
      await answered;
      return member();
    }),
  );
  const { store } = await open();
  const otherTab = new BroadcastChannel('session');
  const heard = vi.fn();
  const witness = new BroadcastChannel('session');
  witness.onmessage = heard;
  otherTab.postMessage({ signedIn: 'user-1' });
  otherTab.postMessage({ signedIn: 'user-1' });
  await waitFor(() => expect(heard).toHaveBeenCalledTimes(2));
  await waitFor(() => expect(asked).toHaveBeenCalled());
  answer();

  // The third is this tab's own.
  await waitFor(() => expect(heard).toHaveBeenCalledTimes(3));
  expect(store.getState().auth.signIn.kind).toBe('member');
  otherTab.close();
  witness.close();
});

test('where the session of another tab does not count, the form stays as it was, without an error', async () => {
  const asked = vi.fn();
  server.use(
    flags(),
    refuse('getMe', 401),
    reply('logIn', () => ({ user: member() })),
  );
  const noteProfile = ({ request }: { request: Request }) => {
    if (request.url.endsWith('/users/me')) asked();
  };
  server.events.on('response:mocked', noteProfile);
  const { user, store, phone, password } = await open();
  await user.type(phone, '01012345678');
  const otherTab = new BroadcastChannel('session');
  otherTab.postMessage({ signedIn: 'user-1' });
  await waitFor(() => expect(asked).toHaveBeenCalled());
  server.events.removeListener('response:mocked', noteProfile);
  otherTab.close();

  await expectNoToast(/로그인이 만료됐어요/);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(phone).toHaveValue('010-1234-5678');
  await user.type(password, 'deliver-on-1{Enter}');
  await waitFor(() => expect(store.getState().auth.signIn.kind).toBe('member'));
});

test('a sign-in in another tab that is announced while this tab asks for its profile counts afterwards', async () => {
  server.use(
    flags(),
    reply('getMe', () => member()),
  );
  const { store } = await open();
  act(() => void store.dispatch(profileRequested()));
  const otherTab = new BroadcastChannel('session');
  const heard = vi.fn();
  const witness = new BroadcastChannel('session');
  witness.onmessage = heard;
  otherTab.postMessage({ signedIn: 'user-1' });
  await waitFor(() => expect(heard).toHaveBeenCalled());
  expect(store.getState().auth.signIn.kind).toBe('unknown');
  act(() => void store.dispatch(profileFailed()));

  await waitFor(() => expect(store.getState().auth.signIn.kind).toBe('member'));
  otherTab.close();
  witness.close();
});

test('a tab that has not heard of a sign-in in another tab follows it when it comes into view', async () => {
  server.use(
    flags(),
    reply('getMe', () => member()),
  );
  const { store } = await open();
  expect(store.getState().auth.signIn.kind).not.toBe('member');
  fireEvent(document, new Event('visibilitychange'));
  await waitFor(() => expect(store.getState().auth.signIn.kind).toBe('member'));
});

test('a tab that comes into view signs nobody in again whose logout has not reached the provider yet', async () => {
  const asked = vi.fn();
  server.use(
    flags(),
    reply('getMe', () => {
      asked();
      return member();
    }),
  );
  setPendingLogout();
  const { store } = await open();
  fireEvent(document, new Event('visibilitychange'));
  clearPendingLogout();
  await Promise.resolve();
  expect(asked).not.toHaveBeenCalled();
  fireEvent(document, new Event('visibilitychange'));
  await waitFor(() => expect(store.getState().auth.signIn.kind).toBe('member'));
  expect(asked).toHaveBeenCalledTimes(1);
});

test('a profile that arrives after the customer has signed in here changes nothing', async () => {
  let answer = () => {};
  const answered = new Promise<void>((resolve) => (answer = resolve));
  const asked = vi.fn();
  server.use(
    flags(),
    taken(),
    reply('getMe', async () => {
      asked();
      await answered;
      return member({ id: 'user-2' });
    }),
  );
  const { user, store, phone, password } = await open();
  fireEvent(document, new Event('visibilitychange'));
  await waitFor(() => expect(asked).toHaveBeenCalled());
  await user.type(phone, '01012345678');
  await user.type(password, 'deliver-on-1{Enter}');
  await waitFor(() => expect(store.getState().auth.signIn.kind).toBe('member'));
  answer();
  await screen.findByRole('button', { name: '로그인' });
  expect(store.getState().auth.signIn).toMatchObject({ kind: 'member', user: { id: 'user-1' } });
});
