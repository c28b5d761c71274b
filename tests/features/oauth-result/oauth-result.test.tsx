import { configure, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { OauthResult } from '@/features/oauth-result/oauth-result';
import { rememberPendingSignIn } from '@/lib/oauth/pending-sign-in';
import { rememberReturnPath } from '@/lib/storage/return-path';
import { member } from '../../support/factories/users';
import { refuse, reply, stall } from '../../support/handlers/reply';
import { renderApp } from '../../support/render';
import { server } from '../../support/server';

configure({ reactStrictMode: true });

const STATE = 'kakao.0123456789012345678901234567890123456789012';
const MINUTE_MS = 60_000;

function started() {
  rememberPendingSignIn(STATE, { provider: 'kakao', codeVerifier: 'v'.repeat(43), locale: 'ko' });
}

/** Counts the calls that use a code; an invalid state must not cause one. */
function watchCalls() {
  const calls: unknown[] = [];
  const known = ({ body }: { body: unknown }) => {
    calls.push(body);
    return { user: member(), signUpToken: null };
  };
  server.use(reply('logInByKakao', known), reply('logInByNaver', known), reply('logInByGoogle', known));
  return calls;
}

async function arrive(query: string) {
  window.history.pushState(null, '', `/oauth-result?${query}`);
  return renderApp(<OauthResult />);
}

const expectRestart = async (calls: unknown[]) => {
  expect(await screen.findByRole('heading', { name: '로그인을 다시 시작해 주세요' })).toBeVisible();
  expect(screen.getByRole('link', { name: '로그인 화면으로' })).toHaveAttribute('href', '/login');
  expect(calls).toEqual([]);
};

test('a valid response is exchanged exactly once, with this tab’s secret, and leads on', async () => {
  const calls = watchCalls();
  started();
  rememberReturnPath('/user/coupon');
  const { router, store } = await arrive(`code=good&state=${STATE}`);

  await waitFor(() => expect(router.replace).toHaveBeenCalledWith('/user/coupon', undefined, { locale: 'ko' }));
  expect(store.getState().auth.signIn.kind).toBe('member');
  expect(screen.queryByRole('heading', { name: '로그인을 다시 시작해 주세요' })).not.toBeInTheDocument();
  expect(calls).toEqual([
    {
      loginTypeCD: 6,
      mode: 'MULTI_AUTH',
      code: 'good',
      state: STATE,
      redirectUri: `${window.location.origin}/oauth-result`,
      codeVerifier: 'v'.repeat(43),
    },
  ]);
});

test('the number typed before is sent to the provider and stays out of the URL', async () => {
  const calls = watchCalls();
  rememberPendingSignIn(STATE, {
    provider: 'kakao',
    codeVerifier: 'v'.repeat(43),
    locale: 'ko',
    phoneNumber: '+821012345678',
  });
  await arrive(`code=good&state=${STATE}`);
  await waitFor(() => expect(calls).toEqual([expect.objectContaining({ phoneNumber: '+821012345678' })]));
});

test('the auth status follows the exchange: loading, then failed if refused', async () => {
  started();
  server.use(stall('logInByKakao'));
  const { store, unmount } = await arrive(`code=good&state=${STATE}`);
  await waitFor(() => expect(store.getState().auth.status).toBe('loading'));
  unmount();

  started();
  server.use(refuse('logInByKakao', 400, { errors: [{ code: 'EXPIRED', field: 'code' }] }));
  const refused = await arrive(`code=old&state=${STATE}`);
  await waitFor(() => expect(refused.store.getState().auth.status).toBe('failed'));
  expect(refused.store.getState().auth.signIn.kind).toBe('signedOut');
});

test('code and state are removed from the URL and the history entry before any request', async () => {
  started();
  const addresses: string[] = [];
  server.use(
    reply('logInByKakao', () => {
      addresses.push(window.location.href, JSON.stringify(window.history.state));
      return { user: member(), signUpToken: null };
    }),
  );
  await arrive(`code=good&state=${STATE}`);

  await waitFor(() => expect(addresses).toHaveLength(2));
  expect(addresses.join()).not.toMatch(/good|kakao\./);
});

test('an unknown account goes to the sign-up with the provider’s token, without profile data', async () => {
  started();
  server.use(reply('logInByKakao', () => ({ user: null, signUpToken: 'ticket-1' })));
  const { router } = await arrive(`code=good&state=${STATE}`);

  await waitFor(() => expect(router.replace).toHaveBeenCalledWith('/signup', undefined, { locale: 'ko' }));
  expect(JSON.parse(sessionStorage.getItem('signUpTicket') ?? '')).toEqual({
    provider: 'kakao',
    signUpToken: 'ticket-1',
    storedAt: expect.any(Number),
  });
});

test.each([
  ['a state that was never issued here', 'code=good&state=kakao.forged'],
  ['no state', 'code=good'],
  ['nothing at all', ''],
  ['another third party’s name', `code=good&state=${STATE}&provider=naver`],
  ['an unknown third party’s name', `code=good&state=${STATE}&provider=evil`],
  ['another issuer', `code=good&state=${STATE}&iss=${encodeURIComponent('https://evil.example')}`],
  ['no code', `state=${STATE}`],
])('%s sends no request and asks to start again', async (_case, query) => {
  const calls = watchCalls();
  started();
  await arrive(query);
  await expectRestart(calls);
});

test('a state is valid once: the same URL again sends no request', async () => {
  const calls = watchCalls();
  started();
  const { router, unmount } = await arrive(`code=good&state=${STATE}`);
  await waitFor(() => expect(router.replace).toHaveBeenCalled());
  unmount();
  calls.length = 0;

  await arrive(`code=good&state=${STATE}`);
  await expectRestart(calls);
});

test('even a refusal uses up the state', async () => {
  started();
  expect(sessionStorage.getItem('oauth')).not.toBeNull();
  await arrive(`error=access_denied&state=${STATE}`);
  expect(sessionStorage.getItem('oauth')).toBeNull();
});

test('after ten minutes a state is no longer valid', async () => {
  const calls = watchCalls();
  const now = Date.now();
  vi.spyOn(Date, 'now').mockReturnValue(now - 10 * MINUTE_MS - 1);
  started();
  vi.spyOn(Date, 'now').mockReturnValue(now);
  await arrive(`code=good&state=${STATE}`);
  await expectRestart(calls);
});

test('a record for another third party than in the state is rejected', async () => {
  const calls = watchCalls();
  rememberPendingSignIn(STATE, { provider: 'naver', codeVerifier: undefined, locale: 'ko' });
  await arrive(`code=good&state=${STATE}`);
  await expectRestart(calls);
});

test('a customer who cancelled is back at the sign-in, without an error', async () => {
  const calls = watchCalls();
  started();
  const { router } = await arrive(`error=access_denied&state=${STATE}`);

  await waitFor(() => expect(router.replace).toHaveBeenCalledWith('/login', undefined, { locale: 'ko' }));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(calls).toEqual([]);
});

test('any other error is shown with its code, as text', async () => {
  started();
  await arrive(`error=server_error&error_description=${encodeURIComponent('<b>x</b>')}&state=${STATE}`);

  expect(await screen.findByText('카카오 로그인에 실패했어요. (server_error)')).toBeVisible();
});

test('a code that the provider refuses asks to start again, without showing the code', async () => {
  started();
  server.use(refuse('logInByKakao', 400, { errors: [{ code: 'EXPIRED', field: 'code' }] }));
  await arrive(`code=old&state=${STATE}`);

  expect(await screen.findByRole('heading', { name: '로그인을 다시 시작해 주세요' })).toBeVisible();
  expect(screen.queryByText(/인증번호/)).toBeNull();
});
