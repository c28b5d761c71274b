import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { setConnection, usePushStatus } from '@/lib/push/push-state';
import { browserWithoutPush, browserWithPush } from '../../support/push';
import { renderApp } from '../../support/render';

afterEach(() => {
  act(() => setConnection('idle'));
  browserWithoutPush();
});

const Status = () => <p>{usePushStatus()}</p>;

test('the browser is asked for the permission once, however many parts show it, and again when they are shown again', async () => {
  const notification = browserWithPush('default');
  const read = vi.spyOn(notification, 'permission', 'get');
  read.mockReturnValue('default');
  const { unmount } = await renderApp(
    <>
      <Status />
      <Status />
      <Status />
    </>,
  );
  expect(screen.getAllByText('default')).toHaveLength(3);
  expect(read).toHaveBeenCalledOnce();
  unmount();

  read.mockReturnValue('denied');
  await renderApp(<Status />);
  expect(screen.getByText('denied')).toBeVisible();
});

test('a connection whose code does not load has failed after 20 seconds, also if the customer comes back meanwhile', async () => {
  vi.useFakeTimers();
  browserWithPush('granted');
  await renderApp(<Status />);
  await act(() => vi.advanceTimersByTimeAsync(15_000));
  fireEvent.focus(window);
  expect(screen.getByText('connecting')).toBeVisible();
  await act(() => vi.advanceTimersByTimeAsync(5_000));
  expect(screen.getByText('failed')).toBeVisible();
});

test('a change of the permission is noticed by one listener, however often a part that shows it comes and goes', async () => {
  browserWithPush('granted');
  const permission = new EventTarget();
  const listen = vi.spyOn(permission, 'addEventListener');
  const query = vi.fn(async () => permission);
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { permissions: { query } }));
  vi.resetModules();
  const fresh = await import('@/lib/push/push-state');
  const FreshStatus = () => <p>{fresh.usePushStatus()}</p>;
  for (let visits = 0; visits < 3; visits += 1) {
    const { unmount } = await renderApp(<FreshStatus />);
    await vi.waitFor(() => expect(listen).toHaveBeenCalled());
    unmount();
  }
  expect(listen).toHaveBeenCalledOnce();
});
