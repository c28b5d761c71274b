import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { getOrder } from '@/api/order/order-requests';
import { intentKey } from '@/lib/storage/payment-intent';
import { setTabOwner, tabOwner } from '@/lib/storage/tab-owner';
import { AuthGuard } from '@/shell/auth-guard';
import { creationStarted, draftSaved, selectDraft } from '@/store/order-draft-slice';
import { done } from '../support/factories/accounts';
import { draft } from '../support/factories/orders';
import { guest, member } from '../support/factories/users';
import { deny, refuse, reply } from '../support/handlers/reply';
import { renderApp } from '../support/render';
import { server } from '../support/server';

const HALF_HOUR_MS = 30 * 60_000;
const ATTEMPT = { idempotencyKey: 'key-1', job: 'job-1' };

/** A member with an order in progress, whose note is 김하늘의 메모. */
async function write() {
  setTabOwner('user-1');
  const [pickup, ...stops] = draft().waypoints;
  if (!pickup) throw new Error('The draft has no pickup');
  const order = draft({ waypoints: [{ ...pickup, note: '김하늘의 메모', doorCode: '#1234' }, ...stops] });
  const app = await renderApp(<p />, { user: member(), draft: order });
  await waitFor(() => expect(app.persistor.getState().bootstrapped).toBe(true));
  app.store.dispatch(draftSaved(order));
  return app;
}

async function expire() {
  server.use(refuse('getOrder', 401), refuse('getMe', 401), reply('logOut', done));
  await act(() => getOrder('order-1').catch(() => undefined));
}

const noteOf = ({ store }: Awaited<ReturnType<typeof renderApp>>) => selectDraft(store.getState())?.waypoints[0]?.note;
const stored = () => JSON.stringify(Object.entries(sessionStorage));

/** A new page of this tab: what the last one has stored is read again. */
async function reload(app: Awaited<ReturnType<typeof renderApp>>) {
  await app.persistor.flush();
  app.unmount();
  const next = await renderApp(<p />);
  await waitFor(() => expect(next.persistor.getState().bootstrapped).toBe(true));
  return next;
}

const answerMe = (id: string | null) =>
  server.use(
    reply('getMe', ({ headers }) => {
      if (headers.get('Authorization')?.includes('guest')) return guest();
      return id === null ? deny() : member({ id });
    }),
  );

describe('a draft whose member’s session expires', () => {
  test('is out of sight, and back after the sign-in of this member, without an offer', async () => {
    const app = await write();
    await expire();
    expect(selectDraft(app.store.getState())).toBeNull();
    expect(tabOwner()).toBeNull();

    act(() => app.session.signIn({ user: member() }));
    expect(noteOf(app)).toBe('김하늘의 메모');
    expect(app.store.getState().orderDraft).toMatchObject({ isOffered: false, heldBack: null });
    expect(tabOwner()).toBe('user-1');
    expect(sessionStorage.getItem('heldFor')).toBeNull();
  });

  test('outlives a reload of the sign-in page, without its door codes and anything else of the tab', async () => {
    const app = await write();
    sessionStorage.setItem('returnPath', '"of user-1"');
    await expire();
    await app.persistor.flush();
    expect(stored()).toContain('김하늘의 메모');
    expect(stored()).not.toMatch(/#1234|of user-1/);
    expect(JSON.parse(sessionStorage.getItem('persist:orderDraft') ?? '{}')).toMatchObject({ draft: 'null' });

    const next = await reload(app);
    answerMe(null);
    await next.session.loadProfile(false);
    expect(selectDraft(next.store.getState())).toBeNull();
    act(() => next.session.signIn({ user: member() }));
    expect(noteOf(next)).toBe('김하늘의 메모');
  });

  test('comes back with the keys of its attempt and of its intent: nothing is sent, and no second order is possible', async () => {
    const app = await write();
    const key = intentKey('job-1');
    app.store.dispatch(creationStarted(ATTEMPT));
    await expire();
    expect(app.store.getState().orderDraft.attempt).toBeNull();
    expect(sessionStorage.getItem('paymentIntent')).toBeNull();

    act(() => app.session.signIn({ user: member() }));
    expect(app.store.getState().orderDraft).toMatchObject({ attempt: ATTEMPT, status: 'idle' });
    expect(intentKey('job-1')).toBe(key);
  });

  test('is there again if a reload, and not a call, finds the session to be over', async () => {
    const app = await write();
    const next = await reload(app);
    answerMe(null);
    await next.session.loadProfile(true);
    expect(next.store.getState().auth.signIn.kind).toBe('guest');
    expect(selectDraft(next.store.getState())).toBeNull();
    act(() => next.session.signIn({ user: member() }));
    expect(noteOf(next)).toBe('김하늘의 메모');
  });

  test('waits in a tab that hears of the end from another one, however often', async () => {
    const app = await write();
    const channel = new BroadcastChannel('session');
    channel.postMessage('expired');
    channel.postMessage('expired');
    await waitFor(() => expect(app.store.getState().auth.epoch).toBe(2));
    expect(selectDraft(app.store.getState())).toBeNull();
    act(() => app.session.signIn({ user: member() }));
    expect(noteOf(app)).toBe('김하늘의 메모');

    await expire();
    channel.postMessage('ended');
    channel.close();
    await waitFor(() => expect(sessionStorage.getItem('heldFor')).toBeNull());
    act(() => app.session.signIn({ user: member() }));
    expect(selectDraft(app.store.getState())).toBeNull();
  });

  test.each([
    [
      'the sign-in of another member',
      (app: Awaited<ReturnType<typeof write>>) => app.session.signIn({ user: member({ id: 'user-9' }) }),
    ],
    ['a guest', (app: Awaited<ReturnType<typeof write>>) => app.session.loadProfile(true)],
    ['a logout', (app: Awaited<ReturnType<typeof write>>) => app.session.endSession({ leaveTo: 'login' })],
  ])('is deleted by %s', async (_, arrive) => {
    const app = await write();
    sessionStorage.setItem('photos', 'batch-1');
    await expire();
    expect(sessionStorage.getItem('held:photos')).toBe('batch-1');
    answerMe(null);
    await act(async () => arrive(app));
    expect(app.store.getState().orderDraft).toMatchObject({ draft: null, heldBack: null });
    await app.persistor.flush();
    expect(stored()).not.toMatch(/메모|batch-1|heldFor/);
    act(() => app.session.signIn({ user: member() }));
    expect(selectDraft(app.store.getState())).toBeNull();
  });

  test.each([
    ['comes back within half an hour, however old it is', HALF_HOUR_MS - 1000, '김하늘의 메모'],
    ['is deleted after half an hour', HALF_HOUR_MS + 1000, undefined],
  ])('%s', async (_, laterMs, note) => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2099-03-10T05:00:00Z') });
    const app = await write();
    vi.setSystemTime(Date.parse('2099-03-10T09:00:00Z'));
    await expire();
    vi.setSystemTime(Date.now() + laterMs);
    act(() => app.session.signIn({ user: member() }));
    expect(noteOf(app)).toBe(note);
    await app.persistor.flush();
    expect(stored().includes('메모')).toBe(note !== undefined);
  });

  test('gives way to what a guest has written since, which is offered', async () => {
    const app = await write();
    const next = await reload(app);
    answerMe(null);
    await next.session.loadProfile(true);
    next.store.dispatch(draftSaved(draft()));
    act(() => next.session.signIn({ user: member() }));
    expect(noteOf(next)).not.toBe('김하늘의 메모');
    expect(next.store.getState().orderDraft).toMatchObject({ isOffered: true, heldBack: null });
  });
});

test('a member whose session expires in the composer is led to the sign-in page and does not become a guest', async () => {
  const { store, router, rerenderRoute } = await renderApp(
    <AuthGuard access="guest">
      <p>주문 작성</p>
    </AuthGuard>,
    { user: member(), router: { asPath: '/orders/new', pathname: '/orders/new' } },
  );
  rerenderRoute({ asPath: '/orders/new', pathname: '/orders/new' });
  expect(await screen.findByText('주문 작성')).toBeVisible();
  answerMe(null);
  await expire();
  await waitFor(() => expect(router.replace).toHaveBeenCalledWith('/login'));
  expect(store.getState().auth.signIn.kind).toBe('signedOut');
});
