import { screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { getGuestOrder, getOrder } from '@/api/order/order-requests';
import { emptyDraft } from '@/domain/order/draft';
import { SocialButtons } from '@/features/sign-in/social-buttons';
import { readGuestLinks, rememberGuestLink } from '@/lib/storage/guest-links';
import { rememberReturnPath, takeReturnPath } from '@/lib/storage/return-path';
import { setTabOwner } from '@/lib/storage/tab-owner';
import type { Access } from '@/shell/app-page';
import { AuthGuard } from '@/shell/auth-guard';
import { useAppSelector } from '@/store/hooks';
import { selectDraft } from '@/store/order-draft-slice';
import { done } from '../support/factories/accounts';
import { draft } from '../support/factories/orders';
import { guest, member } from '../support/factories/users';
import { breakConnection, deny, refuse, reply } from '../support/handlers/reply';
import { renderApp } from '../support/render';
import { server } from '../support/server';

const GUEST = 'Bearer guest-sandbox';
const PERSIST = '{"version":1,"rehydrated":true}';
const HALF_HOUR_MS = 30 * 60_000;

/** Shows the draft like the composer would. */
function Draft() {
  const written = useAppSelector(selectDraft);
  return <p>{written ? `쓰던 주문 ${written.waypoints[0]?.contactName}` : '빈 주문'}</p>;
}

const open = (access: Access = 'guest', page: ReactNode = <Draft />) =>
  renderApp(<AuthGuard access={access}>{page}</AuthGuard>, {
    router: { asPath: '/orders/new', pathname: '/orders/new' },
  });

/** The session storage left by an earlier page of this tab. */
function leave({ isGuest = false, usedAt = Date.now(), order = draft() } = {}) {
  const stored = {
    draft: JSON.stringify(order),
    attempt: 'null',
    usedAt: String(usedAt),
    _persist: PERSIST,
  };
  sessionStorage.setItem('persist:orderDraft', JSON.stringify(stored));
  sessionStorage.setItem('persist:auth', JSON.stringify({ isAnonymousAccepted: String(isGuest), _persist: PERSIST }));
}

/** Responds for the session of the cookie; a guest credential has priority. */
function answerAs(who: { cookie: 'user-1' | 'user-9' | null | 503 }) {
  const bearers: (string | null)[] = [];
  server.use(
    reply('getMe', ({ headers }) => {
      const bearer = headers.get('Authorization');
      bearers.push(bearer);
      if (who.cookie === 503) return deny(503);
      if (bearer === GUEST) return guest();
      return who.cookie === null ? deny() : member({ id: who.cookie });
    }),
  );
  return bearers;
}

const written = () => screen.findByText(/^쓰던 주문/);
const offer = () => screen.findByRole('heading', { name: '작성 중인 주문을 이어서 작성할까요?' });

beforeEach(() => {
  // A failing provider is retried after a second.
  vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 200, toFake: ['setTimeout', 'clearTimeout'] });
});

test('a session has priority over the stored guest mode: the profile is requested without it first', async () => {
  leave({ isGuest: true });
  const bearers = answerAs({ cookie: 'user-1' });
  const { store } = await open();
  await waitFor(() => expect(store.getState().auth.signIn).toMatchObject({ kind: 'member', user: { id: 'user-1' } }));
  expect(bearers).toEqual([null]);
  expect(store.getState().auth.isAnonymousAccepted).toBe(false);
});

test('requests of a public page never have the guest credential, even if this tab was a guest before', async () => {
  leave({ isGuest: true });
  const bearers: (string | null)[] = [];
  server.use(
    reply('getGuestOrder', ({ headers }) => {
      bearers.push(headers.get('Authorization'));
      return deny(404);
    }),
  );
  const { store, persistor } = await open('public');
  await waitFor(() => expect(persistor.getState().bootstrapped).toBe(true));
  expect(store.getState().auth.isAnonymousAccepted).toBe(true);
  await getGuestOrder('platform', 'order-1').catch(() => undefined);
  expect(bearers).toEqual([null]);
});

test('a member taken for a guest by a temporary fault is a member after the next load and keeps the draft', async () => {
  const who: { cookie: 'user-1' | 503 } = { cookie: 503 };
  const bearers: (string | null)[] = [];
  server.use(
    reply('getMe', ({ headers }) => {
      bearers.push(headers.get('Authorization'));
      if (headers.get('Authorization') === GUEST) return guest();
      return who.cookie === 503 ? deny(503) : member({ id: who.cookie });
    }),
  );
  const first = await open();
  expect(await screen.findByText('빈 주문')).toBeVisible();
  expect(bearers).toEqual([null, null, GUEST]);
  first.unmount();

  leave({ isGuest: true });
  who.cookie = 'user-1';
  const { store } = await open();
  expect(await written()).toBeVisible();
  expect(store.getState().auth.signIn).toMatchObject({ kind: 'member', user: { id: 'user-1' } });
});

test('a member’s draft is hidden while the provider cannot identify them, and visible again afterwards', async () => {
  setTabOwner('user-1');
  leave();
  sessionStorage.setItem('photos', 'batch-1');
  const fault = reply('getMe', ({ headers }) => (headers.get('Authorization') === GUEST ? guest() : deny(503)));
  server.use(fault);
  const first = await open();
  expect(await screen.findByText('빈 주문')).toBeVisible();
  expect(sessionStorage.getItem('photos')).toBeNull();
  await first.persistor.flush();
  first.unmount();

  answerAs({ cookie: 'user-1' });
  await open();
  expect(await written()).toBeVisible();
  expect(sessionStorage.getItem('photos')).toBe('batch-1');
});

test('when the connection is back, a member whom its loss had made a guest is found', async () => {
  let isDown = true;
  server.use(
    reply('getMe', ({ headers }) => {
      if (headers.get('Authorization') === GUEST) return guest();
      return isDown ? deny(503) : member();
    }),
  );
  const { store, session } = await open();
  expect(await screen.findByText('빈 주문')).toBeVisible();
  isDown = false;
  session.askAgain();
  await waitFor(() => expect(store.getState().auth.signIn.kind).toBe('member'));
});

test('a member whose session is over leaves nothing to the next guest', async () => {
  setTabOwner('user-1');
  leave();
  rememberReturnPath('/orders/order-of-user-1');
  answerAs({ cookie: null });
  await open();
  expect(await screen.findByText('빈 주문')).toBeVisible();
  expect(takeReturnPath()).toBeNull();
});

test('a session that ends in another tab or at the provider removes the draft and storage of this one', async () => {
  for (const end of ['ended', 'expired', 'refused'] as const) {
    setTabOwner('user-1');
    leave();
    answerAs({ cookie: 'user-1' });
    const { store, router, unmount } = await open();
    expect(await written()).toBeVisible();
    sessionStorage.setItem('note', '김하늘');
    if (end === 'refused') {
      server.use(refuse('getOrder', 401), refuse('getMe', 401), reply('logOut', done));
      await getOrder('order-1').catch(() => undefined);
    } else {
      const channel = new BroadcastChannel('session');
      channel.postMessage(end);
      channel.close();
    }
    await waitFor(() => expect(router.replace).toHaveBeenCalledWith('/login'));
    expect(store.getState().orderDraft.draft).toBeNull();
    expect(sessionStorage.getItem('note')).toBeNull();
    unmount();
    sessionStorage.clear();
  }
});

test('the sign-in methods load, even if the tab forgets a member meanwhile', async () => {
  setTabOwner('user-1');
  answerAs({ cookie: null });
  let offer = () => {};
  const offered = new Promise<void>((resolve) => (offer = resolve));
  server.use(
    reply('getFeatureFlags', async () => {
      await offered;
      return { socialLogins: ['kakao' as const], orderTypes: [], pays: [] };
    }),
  );
  const { store } = await open('publicOnly', <SocialButtons knownPhone={() => undefined} />);
  await waitFor(() => expect(store.getState().auth.signIn.kind).toBe('signedOut'));
  offer();
  expect(await screen.findByRole('button', { name: '카카오로 시작하기' })).toBeVisible();
});

test('a session ended by the provider ends in the other tabs too', async () => {
  const heard: unknown[] = [];
  const channel = new BroadcastChannel('session');
  channel.onmessage = ({ data }) => heard.push(data);
  server.use(refuse('getOrder', 401), refuse('getMe', 401), reply('logOut', done));
  await renderApp(<p />, { user: member() });
  await getOrder('order-1').catch(() => undefined);
  await waitFor(() => expect(heard).toEqual(['expired']));
  channel.close();
});

test('a guest whom the provider refuses keeps the draft, and no other tab is signed out', async () => {
  leave();
  answerAs({ cookie: null });
  server.use(refuse('getOrder', 401));
  const { store } = await open();
  expect(await written()).toBeVisible();
  const heard: unknown[] = [];
  const channel = new BroadcastChannel('session');
  channel.onmessage = ({ data }) => heard.push(data);
  await getOrder('order-1').catch(() => undefined);
  expect(selectDraft(store.getState())).not.toBeNull();
  // Messages arrive in order: an earlier one would have been received by now.
  const other = new BroadcastChannel('session');
  other.postMessage('after');
  await waitFor(() => expect(heard).toEqual(['after']));
  channel.close();
  other.close();
});

test('a guest’s order is transferred to a member only after they confirm', async () => {
  leave();
  answerAs({ cookie: 'user-1' });
  const first = await open();
  expect(await offer()).toBeVisible();
  expect(screen.getByText('서울특별시 중구 세종대로 110')).toBeVisible();
  expect(screen.queryByText(/^쓰던 주문/)).not.toBeInTheDocument();
  first.unmount();

  // A reload is not a confirmation.
  const { user, unmount } = await open();
  await offer();
  await user.click(screen.getByRole('button', { name: '이어서 작성' }));
  expect(await written()).toBeVisible();
  unmount();

  // Asked only once.
  await open();
  expect(await written()).toBeVisible();
});

test('a guest’s order that the member rejects is deleted with its photos', async () => {
  leave();
  sessionStorage.setItem('photos', 'batch-1');
  answerAs({ cookie: 'user-1' });
  const { user, store } = await open();
  await offer();
  await user.click(screen.getByRole('button', { name: '새로 작성' }));
  expect(await screen.findByText('빈 주문')).toBeVisible();
  expect(store.getState().orderDraft).toMatchObject({ draft: null, attempt: null });
  expect(sessionStorage.getItem('photos')).toBeNull();
});

test('photos without any text are a guest’s order too, which the member can reject', async () => {
  leave({ order: emptyDraft() });
  sessionStorage.setItem('photos', 'batch-1');
  answerAs({ cookie: 'user-1' });
  const { user } = await open();
  await offer();
  await user.click(screen.getByRole('button', { name: '새로 작성' }));
  expect(await screen.findByText('빈 주문')).toBeVisible();
  expect(sessionStorage.getItem('photos')).toBeNull();
});

test('signing in asks too, and keeps the guest’s links until that session ends', async () => {
  leave();
  rememberGuestLink({ orderId: 'order-0000', orderNo: '261120-000009', organizationId: 'platform' });
  answerAs({ cookie: null });
  const { session } = await open();
  await written();
  session.signIn({ user: member() });
  expect(await offer()).toBeVisible();
  expect(readGuestLinks()).toHaveLength(1);
  server.use(reply('logOut', done));
  await session.endSession({ leaveTo: 'login' });
  expect(readGuestLinks()).toEqual([]);
});

test('a guest’s order untouched for half an hour is deleted, for members and guests', async () => {
  for (const cookie of ['user-1', null] as const) {
    leave({ usedAt: Date.now() - HALF_HOUR_MS - 1 });
    answerAs({ cookie });
    const { unmount } = await open();
    expect(await screen.findByText('빈 주문')).toBeVisible();
    unmount();
    sessionStorage.clear();
  }
});

test('a member’s own order is never asked about, regardless of its age', async () => {
  setTabOwner('user-1');
  leave({ usedAt: Date.now() - HALF_HOUR_MS - 1 });
  answerAs({ cookie: 'user-1' });
  await open();
  expect(await written()).toBeVisible();
});

test('a guest who gets a sign-in message from another tab becomes that member', async () => {
  const who: { cookie: 'user-1' | null } = { cookie: null };
  const bearers = answerAs(who);
  const { store } = await open();
  expect(await screen.findByText('빈 주문')).toBeVisible();
  who.cookie = 'user-1';
  const channel = new BroadcastChannel('session');
  channel.postMessage({ signedIn: 'user-1' });
  channel.close();
  await waitFor(() => expect(store.getState().auth.signIn).toMatchObject({ kind: 'member', user: { id: 'user-1' } }));
  expect(bearers.at(-1)).toBeNull();
});

test('without any response the customer is neither member nor guest, and nothing is lost', async () => {
  setTabOwner('user-1');
  leave();
  server.use(breakConnection('getMe'));
  const { store, router } = await open();
  await waitFor(() => expect(router.replace).toHaveBeenCalledWith('/login'));
  expect(selectDraft(store.getState())).not.toBeNull();
});
