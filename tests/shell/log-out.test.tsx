import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test, vi } from 'vitest';
import { useSession } from '@/lib/session/session-context';
import { isLogoutPending, setPendingLogout } from '@/lib/storage/pending-logout';
import { done } from '../support/factories/accounts';
import { guest, member } from '../support/factories/users';
import { breakConnection, deny, refuse, reply } from '../support/handlers/reply';
import { expectNoToast } from '../support/no-toast';
import { renderApp } from '../support/render';
import { server } from '../support/server';

function Leave() {
  const { endSession } = useSession();
  return <button onClick={() => void endSession({ leaveTo: 'login' })}>나가기</button>;
}

async function leave() {
  const app = await renderApp(<Leave />, { user: member() });
  await app.user.click(screen.getByRole('button', { name: '나가기' }));
  return app;
}

/** Records the requests to the provider, in order. */
function provider() {
  const asked: string[] = [];
  server.use(
    reply('logOut', () => {
      asked.push('logOut');
      return done();
    }),
    reply('getMe', () => {
      asked.push('getMe');
      return member();
    }),
  );
  return asked;
}

test('logging out of an expired session does not show "expired"', async () => {
  server.use(refuse('logOut', 401, { msgId: 'SESSION_EXPIRED', message: '' }));
  const { store } = await leave();

  await waitFor(() => expect(isLogoutPending()).toBe(false));
  // The customer ended the session once; a second end would show the message.
  expect(store.getState().auth.epoch).toBe(1);
  await expectNoToast(/로그인이 만료됐어요/);
});

test('a logout that the provider has received is no longer pending', async () => {
  const asked = provider();
  await leave();
  await waitFor(() => expect(asked).toEqual(['logOut']));
  await waitFor(() => expect(isLogoutPending()).toBe(false));
});

test.each([
  ['204', () => new HttpResponse(null, { status: 204 })],
  ['an empty 200', () => new HttpResponse('')],
  ['a text', () => new HttpResponse('success')],
])('a logout that the provider has received and answered with %s lets guests in', async (_name, answer) => {
  server.use(
    http.post('*/user/api/v1/auth/logout', answer),
    reply('getMe', ({ headers }) => (headers.has('Authorization') ? guest() : deny())),
  );
  const { store, session } = await leave();
  await waitFor(() => expect(isLogoutPending()).toBe(false));
  await session.loadProfile(true);
  expect(store.getState().auth.signIn.kind).toBe('guest');
});

test.each([
  ['the connection was down', () => breakConnection('logOut')],
  ['the provider was', () => refuse('logOut', 503)],
  ['the provider had too many requests', () => refuse('logOut', 429)],
  ['a gateway stopped waiting', () => refuse('logOut', 408)],
])('after a logout while %s, the next request waits for the logout', async (_, fault) => {
  server.use(fault());
  const { store, session } = await leave();
  await waitFor(() => expect(store.getState().auth.signIn.kind).toBe('signedOut'));
  expect(isLogoutPending()).toBe(true);

  const asked = provider();
  await session.loadProfile(false);

  expect(asked).toEqual(['logOut', 'getMe']);
  expect(isLogoutPending()).toBe(false);
});

test('while the logout is pending, the provider’s cookie signs no one in', async () => {
  setPendingLogout();
  const asked = provider();
  server.use(breakConnection('logOut'));
  const { store, session } = await renderApp(<p />);
  await session.loadProfile(false);

  expect(store.getState().auth.signIn.kind).toBe('signedOut');
  expect(asked).toEqual([]);
});

test('a new sign-in is not ended by the previous logout', async () => {
  setPendingLogout();
  const asked = provider();
  const { session } = await renderApp(<p />);
  session.signIn({ user: member() });
  await session.loadProfile(false);

  expect(asked).toEqual(['getMe']);
});

test('a page restored from the browser’s cache shows nothing of the last session and reloads', async () => {
  const reload = vi.fn();
  vi.spyOn(window, 'location', 'get').mockReturnValue({ ...window.location, reload });
  const { store } = await renderApp(<p />, { user: member() });

  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));

  expect(store.getState().auth.signIn.kind).toBe('unknown');
  expect(reload).toHaveBeenCalledTimes(1);
});
