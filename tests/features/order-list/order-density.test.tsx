import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { wideScreen } from '../../support/media';
import { openOrders, serveMany } from './serve-orders';

afterEach(() => {
  vi.unstubAllGlobals();
});

const second = async () => (await screen.findByRole('link', { name: 'No-2' })).closest('[role="row"]');

test('compact rows are 44 px high, and the device keeps the choice', async () => {
  wideScreen();
  serveMany(10);
  const { user, unmount } = await openOrders({ view: 'pages' });
  expect(await second()).toHaveStyle({ transform: 'translateY(72px)' });

  await user.selectOptions(screen.getByRole('combobox', { name: '줄 간격' }), '좁은 간격');
  expect(await second()).toHaveStyle({ transform: 'translateY(44px)' });

  unmount();
  await openOrders({ view: 'pages' });
  expect(await second()).toHaveStyle({ transform: 'translateY(44px)' });
});

test('phones have cards, so no height to choose', async () => {
  serveMany(10);
  await openOrders();
  expect(await screen.findByRole('combobox', { name: '보기' })).toBeVisible();
  expect(screen.queryByRole('combobox', { name: '줄 간격' })).not.toBeInTheDocument();
});
