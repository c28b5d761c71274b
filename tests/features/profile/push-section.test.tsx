import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { PushSection } from '@/features/profile/push-section';
import { setConnection } from '@/lib/push/push-state';
import { renderApp } from '../../support/render';
import { browserWithoutPush, browserWithPush } from '../../support/push';

afterEach(() => {
  act(() => setConnection('idle'));
  browserWithoutPush();
  Reflect.deleteProperty(navigator, 'standalone');
});

const control = () => screen.getByRole('switch', { name: '주문 알림' });

test('a browser without push support says so and shows no switch', async () => {
  await renderApp(<PushSection />);
  expect(control()).toBeDisabled();
  expect(control()).toHaveAccessibleDescription(/지원하지 않아요/);
});

test('an iPhone says that notifications need the site on the home screen, and how to put it there', async () => {
  Object.assign(navigator, { standalone: false });
  await renderApp(<PushSection />);
  expect(control()).toBeDisabled();
  expect(control()).toHaveAccessibleDescription(/홈 화면에 추가하면 알림을 받을 수 있어요/);
  expect(screen.getAllByRole('listitem')[0]).toHaveTextContent('‘홈 화면에 추가’를 선택해 주세요');
});

test('a browser that blocks notifications says so, and how to unblock', async () => {
  browserWithPush('denied');
  await renderApp(<PushSection />);
  expect(control()).toBeDisabled();
  expect(control()).toHaveAccessibleDescription(/차단되어 있어요/);
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
});

test('after a long look at the settings of the browser, it connects and has not failed', async () => {
  const browser = browserWithPush('denied');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await renderApp(<PushSection />);
  await act(() => vi.advanceTimersByTimeAsync(60_000));

  browser.permission = 'granted';
  fireEvent.focus(window);
  expect(control()).toHaveAccessibleDescription(/연결하고 있어요/);
  await act(() => vi.advanceTimersByTimeAsync(20_000));
  expect(control()).toHaveAccessibleDescription(/연결하지 못했어요/);
});

test('turning it on asks the browser; meanwhile the page says where to answer', async () => {
  const browser = browserWithPush('default');
  let answer = () => {};
  browser.requestPermission.mockReturnValue(
    new Promise((resolve) => {
      answer = () => resolve((browser.permission = 'granted'));
    }),
  );
  const { user } = await renderApp(<PushSection />);
  expect(control()).not.toBeChecked();
  await user.click(control());
  expect(control()).toHaveAccessibleDescription(/‘허용’을 눌러 주세요/);

  await act(async () => answer());
  expect(control()).toBeChecked();
  expect(control()).toHaveAccessibleDescription(/연결하고 있어요/);
});

test('an unreachable push service is reported and can be retried', async () => {
  browserWithPush('granted');
  const { user } = await renderApp(<PushSection />);
  act(() => setConnection('failed'));
  expect(control()).toHaveAccessibleDescription(/연결하지 못했어요/);
  await user.click(screen.getByRole('button', { name: '다시 연결' }));
  expect(control()).toHaveAccessibleDescription(/연결하고 있어요/);
});

test('once turned off, it stays off in this browser', async () => {
  browserWithPush('granted');
  Object.assign(navigator.serviceWorker, { getRegistration: async () => undefined });
  const { user } = await renderApp(<PushSection />);
  act(() => setConnection('on'));
  await user.click(control());
  await screen.findByText(/꺼져 있어요/);
  expect(control()).not.toBeChecked();
});
