import { act, fireEvent, screen } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { env } from '@/config/env';
import { useLogout } from '@/layouts/logout-context';
import { done } from '../support/factories/accounts';
import { member, staff } from '../support/factories/users';
import { reply } from '../support/handlers/reply';
import { renderApp } from '../support/render';
import { server } from '../support/server';

// A stalled connection: imports neither resolve nor reject.
vi.mock('@/lib/push/push-connection', () => new Promise(() => undefined));
vi.mock('@/features/bulk-orders/logout-question', () => new Promise(() => undefined));
afterAll(() => {
  vi.doUnmock('@/lib/push/push-connection');
  vi.doUnmock('@/features/bulk-orders/logout-question');
});

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => void vi.useRealTimers());

function Leave({ user }: { user: ReturnType<typeof member> }) {
  const logout = useLogout();
  return <button onClick={() => logout(user)}>로그아웃</button>;
}

test.each([
  ['a member leaves the page within 5 s', member(), 5_000],
  ['a staff member within 10 s', staff(), 10_000],
])('a logout does not wait for code that never arrives: %s', async (_, user, limitMs) => {
  const assign = vi.fn();
  vi.spyOn(window, 'location', 'get').mockReturnValue({ ...window.location, assign });
  const loggedOut = vi.fn(done);
  server.use(reply('logOut', loggedOut));
  const { store } = await renderApp(<Leave user={user} />, { user });

  fireEvent.click(screen.getByRole('button', { name: '로그아웃' }));
  await act(() => vi.advanceTimersByTimeAsync(limitMs));

  expect(store.getState().auth.signIn.kind).toBe('leaving');
  expect(assign).toHaveBeenCalledExactlyOnceWith(env.companySiteUrl);
  // Otherwise the call would reach the next file; the first one takes long on a busy machine.
  await vi.waitFor(() => expect(loggedOut).toHaveBeenCalledOnce(), { timeout: 15_000 });
});
