import { useQuery } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { getOrder } from '@/api/order/order-requests';
import { CookieNotice } from '@/features/sign-in/sign-in';
import { areCookiesRefused } from '@/lib/storage/cookies-refused';
import { rememberReturnPath, takeReturnPath } from '@/lib/storage/return-path';
import { setTabOwner } from '@/lib/storage/tab-owner';
import { selectSignIn } from '@/store/auth-slice';
import { useAppSelector } from '@/store/hooks';
import { done } from '../support/factories/accounts';
import { draft } from '../support/factories/orders';
import { guest, member } from '../support/factories/users';
import { deny, refuse, reply } from '../support/handlers/reply';
import { expectNoToast } from '../support/no-toast';
import { renderApp } from '../support/render';
import { server } from '../support/server';

const other = () => member({ id: 'user-9', name: '이서연' });

const SignInPage = () => (useAppSelector(selectSignIn).kind === 'signedOut' ? <CookieNotice /> : null);

/** Simulates a message from another tab. */
function say(message: unknown) {
  const channel = new BroadcastChannel('session');
  channel.postMessage(message);
  channel.close();
}

test('a sign-in of another member in another tab shows theirs here, and nothing of the member before', async () => {
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

test('the same member signing in again changes nothing here', async () => {
  const { store, queryClient } = await renderApp(<p />, { user: member(), draft: draft() });
  queryClient.setQueryData(['orders'], 'of user-1');
  say({ signedIn: 'user-1' });
  say({ signedIn: 7 });
  say(null);
  // Messages arrive in their order: once this one is here, those before it are, too.
  const received = vi.fn();
  const listener = new BroadcastChannel('session');
  listener.onmessage = received;
  say('last');
  await waitFor(() => expect(received).toHaveBeenCalledWith(expect.objectContaining({ data: 'last' })));
  listener.close();
  expect(store.getState().auth.epoch).toBe(0);
  expect(queryClient.getQueryData(['orders'])).toBe('of user-1');
});

test('a draft restored by a reload is not shown to another member whose cookie the browser now has', async () => {
  setTabOwner('user-1');
  rememberReturnPath('/orders/order-of-user-1');
  server.use(reply('getMe', () => other()));
  const { store, session } = await renderApp(<p />, { draft: draft() });
  await session.loadProfile(false);
  expect(store.getState().orderDraft.draft).toBeNull();
  expect(takeReturnPath()).toBeNull();
});

test('a guest’s draft is kept when they sign in', async () => {
  const { store, session } = await renderApp(<p />, { draft: draft() });
  session.signIn({ user: member() });
  expect(store.getState().orderDraft.draft).not.toBeNull();
});

test('a guest whose browser signs in elsewhere sees the member’s price, not the guest’s', async () => {
  server.use(reply('getMe', () => other()));
  const prices = ['비회원 18,000원', '회원 15,000원'];
  const Price = () => (
    <p>{useQuery({ queryKey: ['price'], queryFn: () => prices.shift(), staleTime: Number.POSITIVE_INFINITY }).data}</p>
  );
  await renderApp(<Price />, { user: guest(), draft: draft() });
  expect(await screen.findByText('비회원 18,000원')).toBeVisible();
  say({ signedIn: 'user-9' });
  expect(await screen.findByText('회원 15,000원')).toBeVisible();
});

test('a guest’s call that is refused late does not sign out the member who has signed in meanwhile', async () => {
  let refuseNow = () => {};
  const isDue = new Promise<void>((resolve) => (refuseNow = resolve));
  server.use(
    reply('getMe', () => other()),
    reply('getOrder', async () => {
      await isDue;
      return deny();
    }),
  );
  const { store } = await renderApp(<p />, { user: guest() });
  const refused = getOrder('order-1').catch(() => 'refused');
  say({ signedIn: 'user-9' });
  await waitFor(() => expect(store.getState().auth.signIn.kind).toBe('member'));
  refuseNow();
  expect(await refused).toBe('refused');
  expect(store.getState().auth.signIn.kind).toBe('member');
});

test('a session refused right after the sign-in is explained by blocked cookies, not by expiry', async () => {
  server.use(refuse('getOrder', 401), refuse('getMe', 401), reply('logOut', done));
  const { session } = await renderApp(<SignInPage />);
  session.signIn({ user: member() });
  await getOrder('order-1').catch(() => undefined);
  expect(await screen.findByText(/쿠키가 차단되어/)).toBeVisible();
  await expectNoToast(/로그인이 만료됐어요/);

  server.use(reply('getMe', () => member()));
  await session.loadProfile(false);
  expect(areCookiesRefused()).toBe(false);
});

test('a page restored from the browser’s cache offline shows nothing until it is online, and then reloads', async () => {
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
