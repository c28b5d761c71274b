import { act, screen, waitFor } from '@testing-library/react';
import { onlineManager, useMutation, useQuery } from '@tanstack/react-query';
import { useRouter } from 'next/router';
import { useState } from 'react';
import { http, HttpResponse } from 'msw';
import { describe, expect, onTestFinished, test } from 'vitest';
import { cancelOrder, getOrder } from '@/api/order/order-requests';
import { userQueries } from '@/api/user/user-queries';
import { env } from '@/config/env';
import { SignIn } from '@/features/sign-in/sign-in';
import { useSession } from '@/lib/session/session-context';
import { areCookiesRefused } from '@/lib/storage/cookies-refused';
import { isLogoutPending } from '@/lib/storage/pending-logout';
import { setTabOwner, tabOwner } from '@/lib/storage/tab-owner';
import { done, featureFlags } from '../support/factories/accounts';
import { draft, order } from '../support/factories/orders';
import { guest, member } from '../support/factories/users';
import { breakConnection, refuse, reply } from '../support/handlers/reply';
import { expectNoToast, untilToastsAreShown } from '../support/no-toast';
import { renderApp } from '../support/render';
import { server } from '../support/server';

const ME_URL = `${env.providerHost}/user/api/v1/users/me`;
const CANCEL_URL = `${env.providerHost}/order/api/v1/orders/:id/b2c-cancel`;

function Orders({ count }: { count: number }) {
  return Array.from({ length: count }, (_, index) => <OneOrder key={index} id={`order-${index}`} />);
}

function OneOrder({ id }: { id: string }) {
  useQuery({ queryKey: ['order', id], queryFn: () => getOrder(id) });
  return null;
}

/** Requests an order on demand. */
function Later() {
  const { query } = useRouter();
  const [isAsked, setIsAsked] = useState(false);
  const { isError } = useQuery({
    queryKey: ['order'],
    queryFn: () => getOrder('order-1'),
    enabled: isAsked || query.now === '1',
    meta: { isErrorShownInPlace: true },
  });
  return <button onClick={() => setIsAsked(true)}>{isError ? '거절됨' : '주문 보기'}</button>;
}

function Flags() {
  useQuery(userQueries.featureFlags());
  return null;
}

function SaidInPlace() {
  const { mutate, isError } = useMutation({
    mutationFn: () => cancelOrder('order-1', { reason: 'other' }),
    meta: { isErrorShownInPlace: true },
  });
  return <button onClick={() => mutate()}>{isError ? '실패' : '보내기'}</button>;
}

function Closable() {
  const [isOpen, setIsOpen] = useState(true);
  return (
    <>
      {isOpen ? <SaidInPlace /> : null}
      <button onClick={() => setIsOpen(false)}>닫기</button>
    </>
  );
}

function Leave() {
  const { endSession } = useSession();
  return <button onClick={() => void endSession({ leaveTo: 'login' })}>나가기</button>;
}

function Cancel() {
  const { mutate } = useMutation({ mutationFn: () => cancelOrder('order-1', { reason: 'other' }) });
  return <button onClick={() => mutate()}>취소</button>;
}

test('many calls refused with 401 together sign out once and show one message', async () => {
  server.use(
    refuse('getOrder', 401, { msgId: 'SESSION_EXPIRED', message: '' }),
    refuse('getMe', 401),
    reply('logOut', done),
  );
  const { store } = await renderApp(<Orders count={20} />, { user: member(), draft: draft() });
  await waitFor(() => expect(store.getState().auth.signIn.kind).toBe('signedOut'));
  expect(await screen.findAllByText('로그인이 만료됐어요. 다시 로그인해 주세요.')).toHaveLength(1);
  expect(store.getState().auth.epoch).toBe(1);
  // The next person at this computer may be someone else.
  expect(store.getState().orderDraft.draft).toBeNull();
});

test('a 401 is a logout: the provider removes its cookie, and the other tabs are notified', async () => {
  const bearers: (string | null)[] = [];
  const heard: unknown[] = [];
  const otherTab = new BroadcastChannel('session');
  otherTab.onmessage = ({ data }) => heard.push(data);
  server.use(
    refuse('getOrder', 401),
    refuse('getMe', 401),
    reply('logOut', ({ headers }) => {
      bearers.push(headers.get('Authorization'));
      return done();
    }),
  );
  const { store, session, rerenderRoute } = await renderApp(<Later />);
  act(() => session.signIn({ user: member(), accessToken: 'token-1' }));
  rerenderRoute({ query: { now: '1' } });

  await waitFor(() => expect(bearers).toEqual(['Bearer token-1']));
  await waitFor(() => expect(heard).toContain('expired'));
  await waitFor(() => expect(isLogoutPending()).toBe(false));
  expect(store.getState().auth.signIn.kind).toBe('signedOut');
  otherTab.close();
});

test('a 401 while the profile answers says that the call was refused, and signs nobody out, right after a sign-in too', async () => {
  server.use(
    refuse('getOrder', 401),
    reply('getMe', () => member()),
  );
  const { store, session } = await renderApp(<Orders count={5} />, { user: member(), draft: draft() });
  expect(await screen.findByText(/이 작업은 할 수 없어요/)).toBeVisible();
  act(() => session.signIn({ user: member() }));
  const { epoch } = store.getState().auth;
  await expect(getOrder('order-1')).rejects.toMatchObject({ status: 401 });
  expect(store.getState().auth).toMatchObject({ epoch, signIn: { kind: 'member' } });
  expect(areCookiesRefused()).toBe(false);
  expect(isLogoutPending()).toBe(false);
  await expectNoToast(/로그인이 만료됐어요/);
});

const noSocial = reply('getFeatureFlags', () => featureFlags({ socialLogins: [] }));
const HomeOrSignIn = () => (useRouter().pathname === '/login' ? <SignIn /> : <h1>홈</h1>);

test.each([
  ['signed out', 'ended', '다른 탭에서 로그아웃했어요. 계속하려면 다시 로그인해 주세요.'],
  ['found the session expired', 'expired', '로그인이 만료됐어요. 다시 로그인해 주세요.'],
])('when another tab %s, the sign-in page of this tab says so, once', async (_words, end, reason) => {
  server.use(noSocial);
  const { store, rerenderRoute } = await renderApp(<HomeOrSignIn />, { user: member() });
  const otherTab = new BroadcastChannel('session');
  otherTab.postMessage(end);
  otherTab.close();
  await waitFor(() => expect(store.getState().auth.signIn.kind).toBe('signedOut'));
  rerenderRoute({ pathname: '/login' });
  expect(await screen.findByText(reason)).toBeVisible();

  rerenderRoute({ pathname: '/' });
  rerenderRoute({ pathname: '/login' });
  expect(await screen.findByRole('heading', { name: '로그인' })).toBeVisible();
  expect(screen.queryByText(reason)).not.toBeInTheDocument();
});

test.each([
  ['cannot say who is signed in', 503, true],
  ['says that nobody is', 401, false],
])('when the provider %s, the sign-in page says so or keeps silent', async (_words, status, isTold) => {
  server.use(noSocial, refuse('getMe', status));
  const { store, session, rerenderRoute } = await renderApp(<HomeOrSignIn />);
  await act(() => session.loadProfile(false));
  expect(store.getState().auth.signIn.kind).toBe('signedOut');
  rerenderRoute({ pathname: '/login' });
  expect(await screen.findByRole('heading', { name: '로그인' })).toBeVisible();
  expect(screen.queryAllByText(/로그인 상태를 확인하지 못했어요/)).toHaveLength(isTold ? 1 : 0);
});

test('the sign-in page says it again when it is reloaded, until the provider answers', async () => {
  server.use(noSocial, refuse('getMe', 503));
  const { session } = await renderApp(<HomeOrSignIn />, { router: { pathname: '/login' } });
  await act(() => session.loadProfile(false));
  expect(screen.getByText(/로그인 상태를 확인하지 못했어요/)).toBeVisible();
  server.use(refuse('getMe', 401));
  await act(() => session.loadProfile(false));
  expect(screen.queryByText(/로그인 상태를 확인하지 못했어요/)).not.toBeInTheDocument();
});

test('a guest’s tab is given no reason for the logout of another tab', async () => {
  server.use(noSocial);
  const { rerenderRoute, session } = await renderApp(<HomeOrSignIn />, { user: guest() });
  act(() => session.followEnd('ended'));
  rerenderRoute({ pathname: '/login' });
  expect(await screen.findByRole('heading', { name: '로그인' })).toBeVisible();
  expect(screen.queryByText(/다른 탭에서 로그아웃했어요/)).not.toBeInTheDocument();
});

test('a signed-out customer does not see "expired"', async () => {
  server.use(refuse('getOrder', 401), refuse('getMe', 401));
  const { store, session, user } = await renderApp(<Later />);
  await session.loadProfile(false);
  await user.click(screen.getByRole('button', { name: '주문 보기' }));

  expect(await screen.findByText('거절됨')).toBeVisible();
  await expectNoToast(/로그인이 만료됐어요/);
  expect(store.getState().auth.epoch).toBe(0);
});

describe('a profile call that is refused', () => {
  const page = (status: number) => () =>
    http.get(ME_URL, () => new HttpResponse('<html><body>no</body></html>', { status }));
  const UNCLEAR = [
    ['by a gateway’s 404 page', page(404)],
    ['by a firewall’s 403 page', page(403)],
    ['by a gateway’s 403 without a reason of the contract', () => refuse('getMe', 403, { message: 'Forbidden' })],
    [
      'by a gateway’s 403 with a code',
      () => http.get(ME_URL, () => HttpResponse.json({ code: 'ACCESS_DENIED', message: 'Forbidden' }, { status: 403 })),
    ],
  ] as const;

  test.each(UNCLEAR)('%s ends no session: what the member was writing stays', async (_name, answer) => {
    server.use(answer());
    setTabOwner('user-1');
    const { store, session } = await renderApp(<p />, { draft: draft() });
    await session.loadProfile(false);
    expect(store.getState().auth.signIn.kind).toBe('signedOut');
    expect(store.getState().orderDraft.draft).not.toBeNull();
    expect(tabOwner()).toBe('user-1');
  });

  test.each(UNCLEAR)(
    '%s before an order keeps the order from being sent and the member signed in',
    async (_, answer) => {
      server.use(answer());
      const { store, session } = await renderApp(<p />, { user: member(), draft: draft() });
      expect(await session.confirmIdentity()).toBe('unknown');
      expect(store.getState().auth.signIn.kind).toBe('member');
      expect(store.getState().orderDraft.draft).not.toBeNull();
    },
  );

  test.each([
    ['with 401', () => refuse('getMe', 401)],
    ['with 403 for a reason of the contract', () => refuse('getMe', 403, { msgId: 'NOT_ALLOWED', message: 'no' })],
  ])('%s says that nobody is signed in: the member’s work is dropped', async (_name, answer) => {
    server.use(answer());
    setTabOwner('user-1');
    const { store, session } = await renderApp(<p />, { draft: draft() });
    expect(store.getState().orderDraft.draft).not.toBeNull();
    await session.loadProfile(false);
    expect(store.getState().orderDraft.draft).toBeNull();
    expect(tabOwner()).toBeNull();
  });
});

test('leaving clears user, draft, cached responses and storage, even if the provider is unreachable', async () => {
  server.use(
    reply('getOrder', () => order()),
    breakConnection('logOut'),
  );
  const { store, queryClient, user } = await renderApp(
    <>
      <Orders count={1} />
      <Leave />
    </>,
    { user: member(), draft: draft() },
  );
  await waitFor(() => expect(queryClient.getQueryData(['order', 'order-0'])).toBeDefined());
  sessionStorage.setItem('guest-links', '김하늘');

  await user.click(screen.getByRole('button', { name: '나가기' }));

  await waitFor(() => expect(store.getState().auth.signIn.kind).toBe('signedOut'));
  expect(store.getState().orderDraft.draft).toBeNull();
  expect(queryClient.getQueryData(['order', 'order-0'])).toBeUndefined();
  expect(JSON.stringify(Object.values(sessionStorage))).not.toContain('김하늘');
});

test('a global error shows as a red toast in the customer’s language, or in the provider’s words', async () => {
  server.use(refuse('cancelOrder', 409, { msgId: 'NOT_ALLOWED', message: 'no' }));
  const { user } = await renderApp(<Cancel />, { user: member() });
  await user.click(screen.getByRole('button', { name: '취소' }));
  expect(await screen.findByText(/^이 작업은 할 수 없어요/)).toBeVisible();

  server.use(refuse('cancelOrder', 409, { msgId: 'NEVER_HEARD_OF', message: '점검 중입니다' }));
  await user.click(screen.getByRole('button', { name: '취소' }));
  expect(await screen.findByText('점검 중입니다')).toBeVisible();
});

test('each entry of a list of global errors is shown, by its id or its own text', async () => {
  const errors = [
    { msgId: 'NOT_ALLOWED', message: 'no' },
    { msgId: 'NEVER_HEARD_OF', message: '점검 중입니다' },
    { message: '내일 다시 열어요' },
  ];
  server.use(http.post(CANCEL_URL, () => HttpResponse.json({ errors }, { status: 409 })));
  const { user } = await renderApp(<Cancel />, { user: member() });
  await user.click(screen.getByRole('button', { name: '취소' }));

  expect(await screen.findByText(/^이 작업은 할 수 없어요/)).toBeVisible();
  expect(await screen.findByText('점검 중입니다')).toBeVisible();
  expect(await screen.findByText('내일 다시 열어요')).toBeVisible();
});

test('a plain list and a message alone are shown too', async () => {
  server.use(http.post(CANCEL_URL, () => HttpResponse.json([{ message: '하나' }, { message: '둘' }], { status: 409 })));
  const { user } = await renderApp(<Cancel />, { user: member() });
  await user.click(screen.getByRole('button', { name: '취소' }));
  expect(await screen.findByText('하나')).toBeVisible();
  expect(await screen.findByText('둘')).toBeVisible();

  server.use(refuse('cancelOrder', 500, { message: '오늘은 쉬어요' }));
  await user.click(screen.getByRole('button', { name: '취소' }));
  expect(await screen.findByText('오늘은 쉬어요')).toBeVisible();
});

test('a failed first load shows a toast, unless its screen shows the error', async () => {
  server.use(refuse('getFeatureFlags', 503), refuse('getOrder', 500, { message: '주문을 못 읽었어요' }));
  const { user } = await renderApp(
    <>
      <Flags />
      <Later />
    </>,
    { user: member() },
  );
  expect(await screen.findByText('지금은 처리할 수 없어요. 잠시 후 다시 시도해 주세요.')).toBeVisible();

  await user.click(screen.getByRole('button', { name: '주문 보기' }));
  expect(await screen.findByRole('button', { name: '거절됨' })).toBeVisible();
  await expectNoToast('주문을 못 읽었어요');
});

test('an error that a screen would have shown becomes a toast if the screen is gone', async () => {
  let refuseNow: (value: null) => void = () => undefined;
  const refused = new Promise<null>((resolve) => {
    refuseNow = resolve;
  });
  server.use(
    http.post(CANCEL_URL, async () => {
      await refused;
      return HttpResponse.json({ message: '팁을 못 보냈어요' }, { status: 500 });
    }),
  );
  const { user } = await renderApp(<Closable />, { user: member() });
  await user.click(screen.getByRole('button', { name: '보내기' }));
  await user.click(screen.getByRole('button', { name: '닫기' }));
  refuseNow(null);

  expect(await screen.findByText('팁을 못 보냈어요')).toBeVisible();
});

test('a mutation made offline fails at once and is not sent later', async () => {
  let sent = 0;
  server.use(
    http.post(CANCEL_URL, () => {
      sent += 1;
      return HttpResponse.error();
    }),
  );
  onlineManager.setOnline(false);
  onTestFinished(() => onlineManager.setOnline(true));
  const { user } = await renderApp(<Cancel />, { user: member() });
  await user.click(screen.getByRole('button', { name: '취소' }));
  expect(await screen.findByText(/^네트워크가 불안정해서/)).toBeVisible();

  act(() => onlineManager.setOnline(true));
  await untilToastsAreShown();
  expect(sent).toBeLessThanOrEqual(1);
});
