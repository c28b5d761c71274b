import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { NotificationCentre } from '@/layouts/notifications/notification-centre';
import type { PushNotice } from '@/lib/push/inbox';
import { renderApp } from '../support/render';

const notice = (over: Partial<PushNotice> = {}): PushNotice => ({
  id: 'm-1',
  userId: 'user-1',
  title: '기사님이 배정됐어요',
  body: '곧 도착해요.',
  path: '/orders/7',
  at: Date.parse('2026-11-21T05:05:00Z'),
  isRead: false,
  ...over,
});

const open = async (notices: PushNotice[], language?: 'ko' | 'en') => {
  const onClose = vi.fn();
  const app = await renderApp(<NotificationCentre isOpen notices={notices} onClose={onClose} />, {
    ...(language ? { language } : {}),
  });
  return { ...app, onClose, dialog: within(await screen.findByRole('dialog')) };
};

test('each notice shows what happened, when and whether it is new, and links to its order', async () => {
  vi.setSystemTime('2026-11-21T09:00:00Z');
  const { dialog, user, onClose } = await open([
    notice(),
    notice({ id: 'm-2', title: '안내', path: null, isRead: true }),
  ]);
  const [first, second] = dialog.getAllByRole('listitem');
  expect(first).toHaveTextContent(/새 알림/);
  expect(first).toHaveTextContent('11월 21일 (토) 14:05');
  expect(second).not.toHaveTextContent(/새 알림/);
  expect(dialog.getByRole('link')).toHaveAttribute('href', '/orders/7');
  await user.click(dialog.getByRole('link'));
  expect(onClose).toHaveBeenCalled();
});

test('a Korean notice on an English page is marked as Korean', async () => {
  const { dialog } = await open([notice(), notice({ id: 'm-2', title: 'Delivered', body: '' })], 'en');
  for (const text of ['기사님이 배정됐어요', '곧 도착해요.'])
    expect(dialog.getByText(text)).toHaveAttribute('lang', 'ko');
  expect(dialog.getByText('Delivered')).not.toHaveAttribute('lang');
});

test('without new notices there is nothing to mark', async () => {
  const { dialog } = await open([notice({ isRead: true })]);
  expect(dialog.getByRole('button', { name: '모두 읽음' })).toHaveAttribute('aria-disabled', 'true');
});

test.each([
  ['ko', '아직 받은 알림이 없어요', '알림 설정'],
  ['en', 'No notifications yet', 'Notification settings'],
] as const)(
  'the empty centre explains its purpose and how to turn notifications on (%s)',
  async (language, title, settings) => {
    const { dialog } = await open([], language);
    expect(dialog.getByText(title)).toBeVisible();
    expect(dialog.getByRole('link', { name: settings })).toHaveAttribute('href', '/user');
  },
);
