import { waitFor } from '@testing-library/react';
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { getOrder } from '@/api/order/order-requests';
import { getMe, logIn, verifyPassword } from '@/api/user/user-requests';
import { env } from '@/config/env';
import { done } from '../support/factories/accounts';
import { order } from '../support/factories/orders';
import { guest, member } from '../support/factories/users';
import { deny, reply } from '../support/handlers/reply';
import { renderApp } from '../support/render';
import { server } from '../support/server';

// A provider with short access tokens, each of which comes with the token that renews it.

const renewal = vi.hoisted(() => {
  vi.stubEnv('NEXT_PUBLIC_PROVIDER_DIALECT', 'own-steps');
  return { renew: vi.fn<(token: string | null) => Promise<string | boolean>>() };
});
vi.mock('@/api/client/own-provider', () => ({
  OWN: {
    headers: (token: string | null, isGuest: boolean) => {
      const [access = ''] = token?.split(' ') ?? [];
      const own = isGuest ? { 'X-Guest-Key': access } : access ? { Authorization: `Bearer ${access}` } : {};
      return { 'X-Api-Key': 'web', ...own };
    },
    renew: renewal.renew,
  },
}));
vi.mock('@/lib/session/bearer-vault', () => ({ keepToken: kept, dropKey: vi.fn(), dropKeys: vi.fn() }));
const kept = vi.hoisted(() => vi.fn(() => Promise.resolve()));
afterAll(() => {
  vi.doUnmock('@/api/client/own-provider');
  vi.doUnmock('@/lib/session/bearer-vault');
  vi.unstubAllEnvs();
});

/** The access token that the provider takes; null: the session is in a cookie, which has expired. */
let valid: string | null;
let sent: string[];
const isAdmitted = (headers: Headers) => headers.get('Authorization') === `Bearer ${valid}`;

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  kept.mockClear();
  renewal.renew.mockReset();
  renewal.renew.mockImplementation(async (token) => {
    if (token !== 'access-1 refresh-1') return false;
    valid = 'access-2';
    return 'access-2 refresh-2';
  });
  valid = 'access-1';
  sent = [];
  server.use(
    reply('logIn', () => ({ user: member(), accessToken: 'access-1 refresh-1' })),
    reply('getMe', ({ headers }) => {
      sent.push('getMe');
      if (headers.get('X-Guest-Key') === env.guestToken) return guest();
      return isAdmitted(headers) ? member() : deny(401);
    }),
    reply('getOrder', ({ headers, params }) => {
      sent.push(params.id ?? '');
      return isAdmitted(headers) ? order({ id: params.id ?? '' }) : deny(401);
    }),
    reply('verifyPassword', ({ headers, body }) => {
      sent.push('verifyPassword');
      return isAdmitted(headers) && body.password === 'a1b2c3d4'
        ? { verificationToken: 'proof', expiresInSeconds: 600 }
        : deny(401);
    }),
    reply('logOut', ({ headers }) => {
      sent.push(`logOut ${headers.get('Authorization') ?? 'nobody'}`);
      return isAdmitted(headers) ? done() : deny(401);
    }),
  );
});

async function signIn() {
  const app = await renderApp(<p />);
  const request = { loginTypeCD: 1, phoneNumber: '+821012345678', password: 'a1b2c3d4', mode: 'MULTI_AUTH' } as const;
  await app.session.logIn(() => logIn(request));
  await waitFor(() => expect(kept).toHaveBeenCalledTimes(1));
  return app;
}

describe('a session whose access token is over', () => {
  test('is renewed once for all calls that wait, which are answered, and the new token outlives a reload', async () => {
    const { store } = await signIn();
    valid = null;
    const { renew } = renewal;
    const answer = renew.getMockImplementation();
    renew.mockImplementation(async (token) => {
      // The profile is asked for by the caller, and because of the orders.
      await waitFor(() => expect(sent).toHaveLength(5));
      return answer?.(token) ?? false;
    });
    const ids = ['order-1', 'order-2', 'order-3'];
    const [user, ...orders] = await Promise.all([getMe(), ...ids.map((id) => getOrder(id))]);
    expect([user.id, ...orders.map(({ id }) => id)]).toEqual([member().id, ...ids]);
    expect(renewal.renew).toHaveBeenCalledExactlyOnceWith('access-1 refresh-1');
    expect(store.getState().auth).toMatchObject({ signIn: { kind: 'member' }, accessToken: 'access-2 refresh-2' });
    await waitFor(() => expect(kept).toHaveBeenLastCalledWith('access-2 refresh-2', expect.any(Function)));
  });

  test('is renewed as the tab loads', async () => {
    const { session, store } = await signIn();
    valid = null;
    await session.loadProfile(false);
    expect(store.getState().auth.signIn.kind).toBe('member');
    expect(sent).toEqual(['getMe', 'getMe']);
  });

  test('ends if it cannot be renewed', async () => {
    const { store } = await signIn();
    valid = null;
    renewal.renew.mockResolvedValue(false);
    await expect(getOrder('order-1')).rejects.toMatchObject({ status: 401 });
    expect(store.getState().auth).toMatchObject({ signIn: { kind: 'signedOut' }, accessToken: null });
  });

  test('goes on if nothing says whether it can be renewed', async () => {
    const { store } = await signIn();
    valid = null;
    renewal.renew.mockRejectedValue(new TypeError('Failed to fetch'));
    await expect(getOrder('order-1')).rejects.toMatchObject({ name: 'ApiError', isSignedIn: true });
    expect(store.getState().auth.signIn.kind).toBe('member');
  });

  test('is not renewed again for an operation that is refused with a new token, too', async () => {
    const { store } = await signIn();
    valid = null;
    server.use(reply('getOrder', () => deny(401)));
    await expect(getOrder('order-1')).rejects.toMatchObject({ status: 401, isSignedIn: true });
    expect(renewal.renew).toHaveBeenCalledTimes(1);
    expect(store.getState().auth.signIn.kind).toBe('member');
  });

  test('is renewed for the log-out, which would leave the longer half of it', async () => {
    const { session, store } = await signIn();
    valid = null;
    await session.endSession({ leaveTo: 'login' });
    expect(sent).toEqual(['logOut Bearer access-1', 'logOut Bearer access-2']);
    expect(store.getState().auth).toMatchObject({ signIn: { kind: 'signedOut' }, accessToken: null });
  });

  test('is renewed in a cookie', async () => {
    const { store } = await signIn();
    valid = null;
    renewal.renew.mockImplementation(async () => {
      valid = 'access-1';
      return true;
    });
    await expect(getOrder('order-1')).resolves.toMatchObject({ id: 'order-1' });
    expect(store.getState().auth.signIn.kind).toBe('member');
  });
});

test('a wrong password is sent once, and renews nothing', async () => {
  await signIn();
  await expect(verifyPassword({ password: 'wrong' })).rejects.toMatchObject({
    items: [{ code: 'MISMATCH', field: 'password' }],
  });
  expect(sent).toEqual(['verifyPassword', 'getMe']);
  expect(renewal.renew).not.toHaveBeenCalled();
});

test('guests are known by the provider’s own header, which no call has that the page has sent before its scripts', async () => {
  const response = new Response('{}', { status: 403 });
  const early = { requestId: '', answer: Promise.resolve({ response, text: '{}', at: Date.now() }) };
  const calls = new Map([[`${env.providerHost}/user/api/v1/users/me`, early]]);
  window.earlyCalls = { calls, channel: new BroadcastChannel('session') };
  const { session, store } = await renderApp(<p />);
  await session.loadProfile(true);
  expect(store.getState().auth.signIn.kind).toBe('guest');
  expect(sent).toEqual(['getMe', 'getMe']);
});
