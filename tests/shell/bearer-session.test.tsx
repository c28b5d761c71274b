import { waitFor } from '@testing-library/react';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { logIn } from '@/api/user/user-requests';
import { forgetPush } from '@/shell/push/load-push';
import { done } from '../support/factories/accounts';
import { draft } from '../support/factories/orders';
import { member } from '../support/factories/users';
import { deny, reply } from '../support/handlers/reply';
import { renderApp } from '../support/render';
import { server } from '../support/server';

const TOKEN = 'secret-token-0123456789';

/** jsdom has no IndexedDB: these are its keys, which outlive a page as the real ones do. */
const stored = vi.hoisted(() => ({
  keys: new Map<string, unknown>(),
  isBlocked: false,
  beforeSet: Promise.resolve(),
  beforeClear: Promise.resolve(),
  calls: [] as string[],
}));
vi.mock('idb-keyval', () => {
  const attempt = <Result,>(work: () => Result) => {
    if (stored.isBlocked) throw new DOMException('Blocked', 'SecurityError');
    return work();
  };
  return {
    createStore: () => null,
    get: async (key: string) => attempt(() => stored.keys.get(key)),
    set: async (key: string, value: unknown) => {
      stored.calls.push('set');
      await stored.beforeSet;
      attempt(() => void stored.keys.set(key, value));
    },
    del: async (key: string) => {
      attempt(() => void stored.keys.delete(key));
      stored.calls.push('del');
    },
    clear: async () => {
      await stored.beforeClear;
      attempt(() => stored.keys.clear());
    },
    entries: async () => [],
    keys: async () => [],
  };
});
afterAll(() => vi.doUnmock('idb-keyval'));

/** What the profile was requested with; the provider knows the token alone. */
let sent: (string | null)[];

beforeEach(() => {
  stored.keys.clear();
  stored.isBlocked = false;
  stored.beforeSet = Promise.resolve();
  stored.beforeClear = Promise.resolve();
  stored.calls = [];
  sessionStorage.clear();
  localStorage.clear();
  sent = [];
  server.use(
    reply('logIn', () => ({ user: member(), accessToken: TOKEN })),
    reply('logOut', done),
    reply('getMe', ({ headers }) => {
      sent.push(headers.get('Authorization'));
      return headers.get('Authorization') === `Bearer ${TOKEN}` ? member() : deny(401);
    }),
  );
});

const request = () => logIn({ loginTypeCD: 1, phoneNumber: '+821012345678', password: 'a1b2c3d4', mode: 'MULTI_AUTH' });

async function signIn() {
  const app = await renderApp(<p />);
  await app.session.logIn(request);
  return app;
}

/** The same tab after a reload: only its storage is left. */
async function reload() {
  const app = await renderApp(<p />);
  await app.session.loadProfile(false);
  return app.store.getState().auth;
}

const isKept = () => sessionStorage.getItem('bearer') !== null && stored.keys.size === 1;

test('a session by access token survives a reload, and the token stands nowhere', async () => {
  await signIn();
  await waitFor(() => expect(isKept()).toBe(true));
  expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain(TOKEN);
  const [key] = stored.keys.values();
  expect(key).toMatchObject({ extractable: false });

  const { signIn: who, accessToken } = await reload();
  expect(who).toMatchObject({ kind: 'member', user: { id: member().id } });
  expect(accessToken).toBe(TOKEN);
  expect(sent).toEqual([`Bearer ${TOKEN}`]);
});

test('a renewed token survives a reload, and a tab that was duplicated before still opens its own', async () => {
  server.use(
    reply('getMe', ({ headers }) => {
      sent.push(headers.get('Authorization'));
      return member();
    }),
  );
  const { session } = await signIn();
  await waitFor(() => expect(isKept()).toBe(true));
  const duplicate = sessionStorage.getItem('bearer') ?? '';
  session.keepToken('renewed');
  await waitFor(() => expect(sessionStorage.getItem('bearer')).not.toBe(duplicate));
  expect(stored.keys.size).toBe(1);
  await reload();
  sessionStorage.setItem('bearer', duplicate);
  expect(await reload()).toMatchObject({ signIn: { kind: 'member' }, accessToken: TOKEN });
  expect(sent).toEqual(['Bearer renewed', `Bearer ${TOKEN}`]);
});

test('another tab is signed out, without a message', async () => {
  await signIn();
  await waitFor(() => expect(isKept()).toBe(true));
  sessionStorage.clear();
  expect(await reload()).toMatchObject({ signIn: { kind: 'signedOut' }, accessToken: null });
  expect(sent).toEqual([null]);
});

test('a ciphertext without its key is of no use, and is dropped', async () => {
  await signIn();
  await waitFor(() => expect(isKept()).toBe(true));
  stored.keys.clear();
  expect(await reload()).toMatchObject({ signIn: { kind: 'signedOut' }, accessToken: null });
  expect(sent).toEqual([null]);
  expect(sessionStorage.getItem('bearer')).toBeNull();
});

test('a ciphertext that was changed signs nobody in', async () => {
  await signIn();
  await waitFor(() => expect(isKept()).toBe(true));
  const [keyId, iv] = (sessionStorage.getItem('bearer') ?? '').split(' ');
  sessionStorage.setItem('bearer', `${keyId} ${iv} ${btoa('another ciphertext')}`);
  expect(await reload()).toMatchObject({ signIn: { kind: 'signedOut' }, accessToken: null });
});

test('logout removes ciphertext and keys before it leaves the page', async () => {
  const { session } = await signIn();
  await waitFor(() => expect(isKept()).toBe(true));
  let answerDatabase = () => {};
  stored.beforeClear = new Promise((resolve) => (answerDatabase = resolve));
  const hasEnded = vi.fn();
  const ending = session.endSession({ leaveTo: 'login' }).then(hasEnded);
  // The provider has answered and the push code is here: only the database is awaited.
  await waitFor(() => expect(localStorage.getItem('logoutOwed')).toBeNull());
  await forgetPush();
  expect(hasEnded).not.toHaveBeenCalled();
  answerDatabase();
  await ending;
  expect(stored.keys.size).toBe(0);
  expect(sessionStorage.getItem('bearer')).toBeNull();
});

test('a session that the provider has ended leaves neither ciphertext nor key', async () => {
  await signIn();
  await waitFor(() => expect(isKept()).toBe(true));
  server.use(reply('getMe', () => deny(401)));
  expect(await reload()).toMatchObject({ signIn: { kind: 'signedOut' }, accessToken: null });
  await waitFor(() => expect(stored.keys.size).toBe(0));
  expect(sessionStorage.getItem('bearer')).toBeNull();
});

const OTHER_KEY = 'key-of-another-tab';

test('a token that has expired by the reload of one tab leaves the sessions of the other tabs', async () => {
  await signIn();
  await waitFor(() => expect(isKept()).toBe(true));
  stored.keys.set(OTHER_KEY, {});
  server.use(reply('getMe', () => deny(401)));
  expect(await reload()).toMatchObject({ signIn: { kind: 'signedOut' }, accessToken: null });
  await waitFor(() => expect([...stored.keys.keys()]).toEqual([OTHER_KEY]));
  expect(sessionStorage.getItem('bearer')).toBeNull();
});

test.each([
  ['a logout', 'ended'],
  ['the provider’s end of the session', 'expired'],
  ['another member’s sign-in', { signedIn: 'user-9' }],
])('%s in another tab removes this tab’s key, not the one of the next session', async (_name, message) => {
  const { store } = await signIn();
  await waitFor(() => expect(isKept()).toBe(true));
  stored.keys.set(OTHER_KEY, {});
  const otherTab = new BroadcastChannel('session');
  otherTab.postMessage(message);
  otherTab.close();
  await waitFor(() => expect([...stored.keys.keys()]).toEqual([OTHER_KEY]));
  expect(store.getState().auth.accessToken).toBeNull();
  expect(sessionStorage.getItem('bearer')).toBeNull();
});

test('a logout and the 401 of a member remove the keys of all tabs', async () => {
  const { session } = await signIn();
  await waitFor(() => expect(isKept()).toBe(true));
  stored.keys.set(OTHER_KEY, {});
  await session.endSession({ leaveTo: 'login' });
  expect(stored.keys.size).toBe(0);

  await session.logIn(request);
  await waitFor(() => expect(isKept()).toBe(true));
  stored.keys.set(OTHER_KEY, {});
  session.refuseSession(Date.now());
  await waitFor(() => expect(stored.keys.size).toBe(0));
});

test('a reload whose code for the token does not load keeps the session and the draft for the next one', async () => {
  const first = await signIn();
  await waitFor(() => expect(isKept()).toBe(true));
  first.unmount();

  vi.doMock('@/lib/session/bearer-vault', () => {
    throw new Error('The file is gone');
  });
  const app = await renderApp(<p />, { draft: draft() });
  await app.session.loadProfile(false);
  expect(app.store.getState().auth).toMatchObject({ signIn: { kind: 'signedOut' }, accessToken: null });
  expect(sent).toEqual([]);
  expect(await app.session.confirmIdentity()).toBe('unknown');
  expect(isKept()).toBe(true);
  expect(app.store.getState().orderDraft.draft).not.toBeNull();

  vi.doUnmock('@/lib/session/bearer-vault');
  await app.session.loadProfile(false);
  expect(app.store.getState().auth.signIn).toMatchObject({ kind: 'member', user: { id: member().id } });
  expect(app.store.getState().orderDraft.draft).not.toBeNull();
});

test('a logout while the token is being encrypted leaves nothing behind', async () => {
  let store = () => {};
  stored.beforeSet = new Promise<void>((resolve) => (store = resolve));
  const { session } = await signIn();
  await session.endSession({ leaveTo: 'login' });
  await waitFor(() => expect(stored.calls).toContain('set'));
  store();
  await waitFor(() => expect(stored.calls.at(-1)).toBe('del'));
  expect([stored.keys.size, sessionStorage.getItem('bearer')]).toEqual([0, null]);
});

test('with blocked storage the session lasts until the reload', async () => {
  stored.isBlocked = true;
  const { store } = await signIn();
  await waitFor(() => expect(stored.calls).toEqual(['set']));
  expect(store.getState().auth).toMatchObject({ signIn: { kind: 'member' }, accessToken: TOKEN });
  expect(sessionStorage.getItem('bearer')).toBeNull();
  expect(await reload()).toMatchObject({ signIn: { kind: 'signedOut' } });
});

test('with a cookie session nothing is kept', async () => {
  server.use(reply('logIn', () => ({ user: member() })));
  const generateKey = vi.spyOn(crypto.subtle, 'generateKey');
  await signIn();
  // The session would have asked for this module first.
  await import('@/lib/session/bearer-vault');
  expect(generateKey).not.toHaveBeenCalled();
  expect([stored.keys.size, sessionStorage.getItem('bearer')]).toEqual([0, null]);
});
