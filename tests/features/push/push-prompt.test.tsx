import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { PushPrompt } from '@/features/push/push-prompt';
import { SignInPrompt } from '@/features/push/sign-in-prompt';
import { setConnection } from '@/lib/push/push-state';
import { markJustDone } from '@/lib/storage/just-done';
import { browserWithoutPush, browserWithPush } from '../../support/push';
import { guest, member } from '../../support/factories/users';
import { renderApp } from '../../support/render';

afterEach(() => {
  act(() => setConnection('idle'));
  browserWithoutPush();
});

const question = () => screen.queryByRole('region', { name: '진행 상황을 알려 드릴까요?' });

test('the browser asks only after our own question', async () => {
  const browser = browserWithPush('default');
  const { user } = await renderApp(<PushPrompt />, { user: member() });
  expect(question()).toBeVisible();
  expect(browser.requestPermission).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: '알림 받기' }));

  expect(browser.requestPermission).toHaveBeenCalledOnce();
  expect(await screen.findByText('알림을 연결하고 있어요.')).toBeVisible();
  expect(question()).not.toBeInTheDocument();
});

test('the success is shown when notifications are connected, and not before', async () => {
  browserWithPush('default');
  const { user } = await renderApp(<PushPrompt />, { user: member() });
  await user.click(screen.getByRole('button', { name: '알림 받기' }));
  expect(await screen.findByText('알림을 연결하고 있어요.')).toBeVisible();
  expect(screen.queryByText('이제 이 브라우저로 알려 드릴게요.')).not.toBeInTheDocument();
  act(() => setConnection('on'));
  expect(screen.getByText('이제 이 브라우저로 알려 드릴게요.')).toBeVisible();
});

test.each(['failed', 'unsupported'] as const)(
  'a connection that is %s is said, with the way to the settings',
  async (end) => {
    browserWithPush('default');
    const { user } = await renderApp(<PushPrompt />, { user: member() });
    await user.click(screen.getByRole('button', { name: '알림 받기' }));
    await screen.findByText('알림을 연결하고 있어요.');
    act(() => setConnection(end));
    expect(screen.getByText('알림을 연결하지 못했어요.')).toBeVisible();
    expect(screen.getByRole('link', { name: '알림 설정' })).toHaveAttribute('href', '/user');
  },
);

test('who thinks for long and says yes does not read that the connection failed, unless it does', async () => {
  browserWithPush('default');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await renderApp(<PushPrompt />, { user: member() });
  await act(() => vi.advanceTimersByTimeAsync(60_000));

  await act(async () => fireEvent.click(screen.getByRole('button', { name: '알림 받기' })));
  expect(screen.getByText('알림을 연결하고 있어요.')).toBeVisible();
  expect(screen.queryByText('알림을 연결하지 못했어요.')).not.toBeInTheDocument();
  await act(() => vi.advanceTimersByTimeAsync(20_000));
  expect(screen.getByText('알림을 연결하지 못했어요.')).toBeVisible();
});

test('a yes after which the browser’s question was closed unanswered asks again, here and on the next page', async () => {
  const browser = browserWithPush('default');
  browser.answer = 'default';
  const { user, unmount } = await renderApp(<PushPrompt />, { user: member() });
  await user.click(screen.getByRole('button', { name: '알림 받기' }));
  expect(browser.requestPermission).toHaveBeenCalledOnce();
  await waitFor(() => expect(question()).toBeVisible());
  unmount();
  await renderApp(<PushPrompt />, { user: member() });
  expect(question()).toBeVisible();
});

test('after a no to the browser, the way to change it is shown', async () => {
  const browser = browserWithPush('default');
  browser.answer = 'denied';
  const { user } = await renderApp(<PushPrompt />, { user: member() });
  await user.click(screen.getByRole('button', { name: '알림 받기' }));
  expect(await screen.findByRole('link', { name: '해제 방법 보기' })).toHaveAttribute('href', '/user');
});

test('"later" is valid for a month', async () => {
  const browser = browserWithPush('default');
  const { user, unmount } = await renderApp(<PushPrompt />, { user: member() });
  await user.click(screen.getByRole('button', { name: '나중에' }));
  expect(question()).not.toBeInTheDocument();
  expect(browser.requestPermission).not.toHaveBeenCalled();
  unmount();

  const now = Date.now();
  vi.spyOn(Date, 'now').mockReturnValue(now + 29 * 86_400_000);
  (await renderApp(<PushPrompt />, { user: member() })).unmount();
  expect(question()).not.toBeInTheDocument();
  vi.spyOn(Date, 'now').mockReturnValue(now + 31 * 86_400_000);
  await renderApp(<PushPrompt />, { user: member() });
  expect(question()).toBeVisible();
});

test('other pages ask only if they are the first after a sign-in', async () => {
  browserWithPush('default');
  const page = await renderApp(<p />);
  act(() => page.session.signIn({ user: member() }));
  page.unmount();

  const first = await renderApp(<SignInPrompt />, { user: member() });
  await waitFor(() => expect(question()).toBeVisible());
  first.unmount();
  await renderApp(<SignInPrompt />, { user: member() });
  expect(question()).not.toBeInTheDocument();
});

test('after the dashboard has asked, the next page does not', async () => {
  browserWithPush('default');
  markJustDone('signIn');
  (await renderApp(<PushPrompt />, { user: member() })).unmount();
  await renderApp(<SignInPrompt />, { user: member() });
  expect(question()).not.toBeInTheDocument();
});

test.each([
  ['a guest', guest(), 'default' as const],
  ['a member who allowed it', member(), 'granted' as const],
  ['a member who blocked it', member(), 'denied' as const],
])('%s is not asked', async (_, user, permission) => {
  browserWithPush(permission);
  await renderApp(<PushPrompt />, { user });
  expect(question()).not.toBeInTheDocument();
});
