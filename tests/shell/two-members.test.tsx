import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { getOrder } from '@/api/order/order-requests';
import { CookieNotice } from '@/features/sign-in/cookie-notice';
import { areCookiesRefused } from '@/lib/storage/cookies-refused';
import { rememberReturnPath, takeReturnPath } from '@/lib/storage/return-path';
import { setTabOwner } from '@/lib/storage/tab-owner';
import { selectSignIn } from '@/store/auth-slice';
import { useAppSelector } from '@/store/hooks';
import { notify } from '@/ui/kit/feedback/notify';
import { done } from '../support/factories/accounts';
import { draft } from '../support/factories/orders';
import { member } from '../support/factories/users';
import { refuse, reply } from '../support/handlers/reply';
import { renderApp } from '../support/render';
import { server } from '../support/server';

const other = () => member({ id: 'user-9', name: '이서연' });

const SignInPage = () => (useAppSelector(selectSignIn).kind === 'signedOut' ? <CookieNotice /> : null);

/** What another tab of this browser would say. */
function say(message: unknown) {
  const channel = new BroadcastChannel('session');
  channel.postMessage(message);
  channel.close();
}

test('when somebody else signs in in another tab, this one shows theirs and nothing of the member before', async () => {
  server.use(reply('getMe', () => other()));
  const { store, queryClient } = await renderApp(<p />, { user: member(), draft: draft() });
  setTabOwner('user-1');
  queryClient.setQueryData(['orders'], 'of user-1');
  sessionStorage.setItem('guestLinks', '김하늘');

  say({ signedIn: 'user-9' });

  await waitFor(() => expect(store.getState().auth.signIn).toMatchObject({ kind: 'member', user: { id: 'user-9' } }));
  expect(store.getState().orderDraft.draft).toBeNull();
  expect(queryClient.getQueryCache().getAll()).toEqual([]);
  expect(sessionStorage.getItem('guestLinks')).toBeNull();
});

test('the same member signing in once more changes nothing here', async () => {
  const { store, queryClient } = await renderApp(<p />, { user: member(), draft: draft() });
  queryClient.setQueryData(['orders'], 'of user-1');
  say({ signedIn: 'user-1' });
  say({ signedIn: 7 });
  say(null);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(store.getState().auth.epoch).toBe(0);
  expect(queryClient.getQueryData(['orders'])).toBe('of user-1');
});

test('a draft that a reload brings back is not shown to another member whose cookie the browser holds by now', async () => {
  setTabOwner('user-1');
  rememberReturnPath('/orders/order-of-user-1');
  server.use(reply('getMe', () => other()));
  const { store, session } = await renderApp(<p />, { draft: draft() });
  await session.loadProfile(false);
  expect(store.getState().orderDraft.draft).toBeNull();
  expect(takeReturnPath()).toBeNull();
});

test('what a guest wrote goes along when they sign in', async () => {
  const { store, session } = await renderApp(<p />, { draft: draft() });
  session.signIn({ user: member() });
  expect(store.getState().orderDraft.draft).not.toBeNull();
});

test('a session that is refused right after the sign-in is explained by its cookie, not by its age', async () => {
  server.use(refuse('getOrder', 401), reply('logOut', done));
  const { session } = await renderApp(<SignInPage />);
  session.signIn({ user: member() });
  await getOrder('order-1').catch(() => undefined);
  expect(await screen.findByText(/쿠키를 막고 있어/)).toBeVisible();
  // Messages come late, in turn: one before this would be there as well.
  void notify('info', '끝');
  expect(await screen.findByText('끝')).toBeVisible();
  expect(screen.queryByText(/로그인이 만료됐어요/)).not.toBeInTheDocument();

  server.use(reply('getMe', () => member()));
  await session.loadProfile(false);
  expect(areCookiesRefused()).toBe(false);
});

test('back from the browser’s cache without a line, nothing shows until the line is there, and then the page loads anew', async () => {
  const reload = vi.fn();
  vi.spyOn(window, 'location', 'get').mockReturnValue({ ...window.location, reload });
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { store } = await renderApp(<p />, { user: member() });

  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(store.getState().auth.signIn.kind).toBe('unknown');
  expect(reload).not.toHaveBeenCalled();

  online.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  expect(reload).toHaveBeenCalledTimes(1);
});
