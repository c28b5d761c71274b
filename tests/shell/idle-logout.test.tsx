import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { profileReceived } from '@/store/auth-slice';
import { setDeviceShared } from '@/lib/storage/change-device-places';
import { done } from '../support/factories/accounts';
import { member } from '../support/factories/users';
import { reply } from '../support/handlers/reply';
import { renderApp } from '../support/render';
import { server } from '../support/server';

const MINUTE_MS = 60_000;
const START = new Date('2026-11-25T10:00:00+09:00');

let loggedOut = 0;

beforeEach(() => {
  loggedOut = 0;
  vi.useFakeTimers({ now: START, shouldAdvanceTime: true });
  server.use(
    reply('logOut', () => {
      loggedOut += 1;
      return done();
    }),
  );
});

const minutesPass = (minutes: number) => act(() => vi.advanceTimersByTimeAsync(minutes * MINUTE_MS));

async function openOnSharedDevice() {
  setDeviceShared(true);
  const app = await renderApp(<button>주문</button>, { user: member() });
  const signIn = () => app.store.getState().auth.signIn.kind;
  // The part loads after the page.
  await vi.waitFor(() => expect(localStorage.getItem('lastUse')).not.toBeNull());
  return { ...app, signIn };
}

test('on a shared device a member who has gone is warned after 29 minutes and logged out after 30', async () => {
  const { signIn } = await openOnSharedDevice();

  await minutesPass(28.9);
  expect(screen.queryByRole('dialog')).toBeNull();
  await minutesPass(0.2);
  expect(await screen.findByRole('dialog', { name: '곧 로그아웃돼요' })).toHaveTextContent(/5\d초 남았어요/);
  expect(signIn()).toBe('member');

  await minutesPass(1);
  expect(signIn()).toBe('signedOut');
  expect(await screen.findByText('30분 동안 사용하지 않아 로그아웃했어요.')).toBeVisible();
  await vi.waitFor(() => expect(loggedOut).toBe(1));
});

test('who is there stays signed in: by a press, by the answer to the warning, or by the use of another tab', async () => {
  const { signIn } = await openOnSharedDevice();
  await minutesPass(20);
  fireEvent.pointerDown(screen.getByRole('button', { name: '주문' }));
  await minutesPass(28.9);
  expect(screen.queryByRole('dialog')).toBeNull();

  await minutesPass(0.2);
  fireEvent.click(await screen.findByRole('button', { name: '계속 사용하기' }));
  await minutesPass(28.9);
  expect(signIn()).toBe('member');

  await minutesPass(0.2);
  await screen.findByRole('dialog', { name: '곧 로그아웃돼요' });
  localStorage.setItem('lastUse', String(Date.now()));
  fireEvent(window, new Event('storage'));
  await minutesPass(2);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(signIn()).toBe('member');
});

test('who signs in long after the last use is not logged out for it', async () => {
  const { signIn, store } = await openOnSharedDevice();
  await minutesPass(29.5);
  await screen.findByRole('dialog', { name: '곧 로그아웃돼요' });
  await minutesPass(600);
  expect(signIn()).toBe('signedOut');

  fireEvent.keyDown(screen.getByRole('button', { name: '주문' }));
  act(() => void store.dispatch(profileReceived(member())));
  await minutesPass(28);

  expect(signIn()).toBe('member');
});

test('a member who comes back to an open session after an hour is logged out', async () => {
  setDeviceShared(true);
  localStorage.setItem('lastUse', String(Date.now() - 60 * MINUTE_MS));
  const { store } = await renderApp(<p />, { user: member() });
  await vi.waitFor(() => expect(store.getState().auth.signIn.kind).toBe('signedOut'));
});

test('on a device of one person nobody is logged out', async () => {
  const { store } = await renderApp(<button>주문</button>, { user: member() });
  await minutesPass(45);
  expect(store.getState().auth.signIn.kind).toBe('member');
  expect(loggedOut).toBe(0);
});
