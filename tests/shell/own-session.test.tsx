import { waitFor } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { getOrder } from '@/api/order/order-requests';
import { renewSession } from '@/api/client/own-renewal';
import { getMe, logIn, logOut, verifyPassword } from '@/api/user/user-requests';
import { env } from '@/config/env';
import { REQUEST_TIMEOUT_MS } from '@/config/limits';
import { done } from '../support/factories/accounts';
import { order } from '../support/factories/orders';
import { guest, member } from '../support/factories/users';
import { deny, reply } from '../support/handlers/reply';
import { renderApp } from '../support/render';
import { server } from '../support/server';

// A provider with short access tokens, each of which comes with the token that renews it.

const renewal = vi.hoisted(() => {
  vi.stubEnv('NEXT_PUBLIC_PROVIDER_DIALECT', 'own-steps');
  return { renew: vi.fn<(token: string | null) => Promise<string | boolean>>(), hasHeaders: true };
});
function headers(token: string | null, isGuest: boolean) {
  const [access = ''] = token?.split(' ') ?? [];
  const own = isGuest ? { 'X-Guest-Key': access } : access ? { Authorization: `Bearer ${access}` } : {};
  return { 'X-Api-Key': 'web', ...own };
}
vi.mock('@/api/client/own-provider', () => ({
  OWN: {
    get headers() {
      return renewal.hasHeaders ? headers : undefined;
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
let hasCookie: boolean;
/** The pair that the sign-in answers; each is another one. */
let issued: string;
let signIns = 0;
const isAdmitted = (sentHeaders: Headers) => hasCookie || sentHeaders.get('Authorization') === `Bearer ${valid}`;

/** What the page has sent before its scripts. */
function answerEarly(status: number, ...paths: string[]) {
  const call = () => ({
    requestId: '',
    answer: Promise.resolve({ response: new Response('{}', { status }), text: '{}', at: Date.now() }),
  });
  const calls = new Map(paths.map((path) => [env.providerHost + path, call()]));
  window.earlyCalls = { calls, channel: new BroadcastChannel('session') };
}

afterEach(() => {
  // Later files of the same worker share the window, and would take these answers.
  window.earlyCalls?.channel.close();
  window.earlyCalls = undefined;
});

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  kept.mockClear();
  renewal.renew.mockReset();
  renewal.renew.mockImplementation(async (token) => {
    if (token !== issued) return false;
    valid = 'access-2';
    return 'access-2 refresh-2';
  });
  renewal.hasHeaders = true;
  valid = 'access-1';
  hasCookie = false;
  signIns += 1;
  issued = `access-1 refresh-${signIns}`;
  sent = [];
  server.use(
    reply('logIn', () => ({ user: member(), accessToken: issued })),
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
    expect(renewal.renew).toHaveBeenCalledExactlyOnceWith(issued);
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

  test('is renewed once for calls and for a log-out that comes meanwhile, and stays ended here', async () => {
    const { session, store } = await signIn();
    valid = null;
    const answer = renewal.renew.getMockImplementation();
    renewal.renew.mockImplementation(async (token) => {
      await waitFor(() => expect(sent).toContain('logOut Bearer access-1'));
      return answer?.(token) ?? false;
    });
    const asked = expect(getOrder('order-1')).rejects.toMatchObject({ name: 'ApiError' });
    await waitFor(() => expect(renewal.renew).toHaveBeenCalled());
    await session.endSession({ leaveTo: 'login' });
    await asked;
    await waitFor(() => expect(sent).toContain('logOut Bearer access-2'));
    expect(renewal.renew).toHaveBeenCalledTimes(1);
    expect(store.getState().auth).toMatchObject({ signIn: { kind: 'signedOut' }, accessToken: null });
    expect(kept).toHaveBeenCalledTimes(1);
  });

  test('is not renewed once more for the log-out that follows its end', async () => {
    await signIn();
    valid = null;
    renewal.renew.mockResolvedValue(false);
    await expect(getOrder('order-1')).rejects.toMatchObject({ status: 401 });
    await waitFor(() => expect(sent).toContain('logOut Bearer access-1'));
    await expect(logOut(issued)).rejects.toMatchObject({ status: 401 });
    expect(renewal.renew).toHaveBeenCalledTimes(1);
  });

  test('lets a call be given up while it is renewed', async () => {
    await signIn();
    valid = null;
    renewal.renew.mockReturnValue(new Promise(() => undefined));
    const stop = new AbortController();
    const asked = expect(logOut(issued, stop.signal)).rejects.toMatchObject({ isAborted: true });
    await waitFor(() => expect(renewal.renew).toHaveBeenCalled());
    stop.abort();
    await asked;
  });

  test('is not renewed for longer than a request may take', async () => {
    vi.useFakeTimers();
    renewal.renew.mockReturnValue(new Promise(() => undefined));
    const asked = expect(renewSession('access-1')).rejects.toThrow('in time');
    await vi.advanceTimersByTimeAsync(REQUEST_TIMEOUT_MS);
    await asked;
    vi.useRealTimers();
  });

  test('is renewed in a cookie, also for what the page has asked before its scripts', async () => {
    const { store, session } = await renderApp(<p />);
    renewal.hasHeaders = false;
    renewal.renew.mockImplementation(async () => {
      hasCookie = true;
      return true;
    });
    answerEarly(401, '/user/api/v1/users/me', '/order/api/v1/orders/order-1');
    await session.loadProfile(false);
    expect(store.getState().auth.signIn.kind).toBe('member');
    await expect(getOrder('order-1')).resolves.toMatchObject({ id: 'order-1' });
    expect(renewal.renew).toHaveBeenCalledTimes(1);
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
  answerEarly(403, '/user/api/v1/users/me');
  const { session, store } = await renderApp(<p />);
  await session.loadProfile(true);
  expect(store.getState().auth.signIn.kind).toBe('guest');
  expect(sent).toEqual(['getMe', 'getMe']);
});
