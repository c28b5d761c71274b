import { act, screen, waitForElementToBeRemoved } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { DashboardLayout } from '@/layouts/dashboard-layout';
import { Notifications } from '@/layouts/notifications/notifications';
import * as inbox from '@/lib/push/inbox';
import { member } from '../support/factories/users';
import { becomeNarrow, becomeWide } from '../support/media';
import { renderApp } from '../support/render';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('the bell says how many notices are new, although its page has no texts about them', async () => {
  vi.spyOn(inbox, 'listNotices').mockResolvedValue(
    [false, false, true].map((isRead, index) => ({
      id: `m-${index}`,
      userId: member().id,
      title: '기사님이 배정됐어요',
      body: '곧 도착해요.',
      path: null,
      at: Date.parse('2026-11-21T05:05:00Z'),
      isRead,
    })),
  );
  await renderApp(<Notifications variant="button" />, { user: member() });
  expect(await screen.findByRole('button', { name: '알림, 새 알림 2개' })).toBeVisible();
});

test('the list of notices is closed when another page opens', async () => {
  vi.spyOn(inbox, 'listNotices').mockResolvedValue([]);
  const { user, router } = await renderApp(<Notifications variant="button" />, { user: member() });
  await user.click(screen.getByRole('button', { name: '알림' }));
  const list = await screen.findByRole('dialog', { name: '알림' });
  act(() => router.events.emit('routeChangeStart', '/dashboard', { shallow: false }));
  await waitForElementToBeRemoved(list);
});

test('the list of notices stays open when a tablet is turned', async () => {
  vi.spyOn(inbox, 'listNotices').mockResolvedValue([]);
  const { user } = await renderApp(<DashboardLayout>내용</DashboardLayout>, { user: member() });
  becomeWide();
  // jsdom hides the sidebar as narrow screens do.
  const bell = screen.getAllByText('알림').find((text) => text.closest('button'));
  if (bell) await user.click(bell);
  const list = await screen.findByRole('dialog', { name: '알림' });
  becomeNarrow();
  expect(list).toBeVisible();
});
