import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { OrderList } from '@/features/order-list/list-page';
import { isAfterList } from '@/lib/browser/after-list';
import { orderItem } from '../../support/factories/orders';
import { member } from '../../support/factories/users';
import { reply } from '../../support/handlers/reply';
import { wideScreen } from '../../support/media';
import { renderApp } from '../../support/render';
import { server } from '../../support/server';
import { isNewestInProgress, pageOf } from './serve-orders';

const at = (key: string) => window.history.replaceState({ key }, '');

beforeEach(() => {
  server.use(reply('listOrders', ({ query }) => (isNewestInProgress(query) ? pageOf([]) : pageOf([orderItem()], 400))));
});

afterEach(() => {
  window.history.replaceState(null, '');
  vi.unstubAllGlobals();
});

/** Opens the list of `key`, searches and scrolls, then leaves it for an order. */
async function leaveList(key: string) {
  at(key);
  const { user, unmount } = await renderApp(<OrderList />, { user: member() });
  await user.type(await screen.findByRole('searchbox'), '강남{Enter}');
  await screen.findByText('전체 400건 중 400건');
  Object.defineProperty(window, 'scrollY', { value: 4321, configurable: true });
  fireEvent.scroll(window);
  at(`${key}-detail`);
  unmount();
  Object.defineProperty(window, 'scrollY', { value: 0, configurable: true });
}

test('back from an order, the list has its scroll position and search', async () => {
  const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  await leaveList('entry-1');
  expect(isAfterList()).toBe(true);

  at('entry-1');
  await renderApp(<OrderList />, { user: member() });

  expect(await screen.findByRole('searchbox')).toHaveValue('강남');
  await waitFor(() => expect(scrollTo).toHaveBeenCalledWith(0, 4321));
});

test('a restored list starts at the top when another sort is chosen and the first one again', async () => {
  wideScreen();
  const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  await leaveList('entry-5');
  at('entry-5');
  const { rerenderRoute } = await renderApp(<OrderList />, { user: member() });
  await waitFor(() => expect(scrollTo).toHaveBeenCalledWith(0, 4321));
  const price = await screen.findByRole('columnheader', { name: '요금' });

  rerenderRoute({ query: { sort: 'totalDesc' } });
  await waitFor(() => expect(price).toHaveAttribute('aria-sort', 'descending'));
  Object.defineProperty(window, 'scrollY', { value: 100, configurable: true });
  scrollTo.mockClear();
  rerenderRoute({ query: {} });
  await waitFor(() => expect(scrollTo).toHaveBeenCalled());
  expect(scrollTo).toHaveBeenLastCalledWith(0, 0);
});

test('sorting a restored list leaves the focus where it is', async () => {
  wideScreen();
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  await leaveList('entry-4');
  at('entry-4');
  const { user, rerenderRoute } = await renderApp(<OrderList />, { user: member() });
  const header = within(await screen.findByRole('columnheader', { name: '요금' })).getByRole('button');
  await user.click(header);

  rerenderRoute({ query: { sort: 'totalDesc' } });
  await waitFor(() => expect(header.closest('[aria-sort]')).toHaveAttribute('aria-sort', 'descending'));
  expect(header).toHaveFocus();
});

test('a newly opened list starts at the top without a search', async () => {
  await leaveList('entry-2');
  at('entry-3');
  await renderApp(<OrderList />, { user: member() });
  expect(await screen.findByRole('searchbox')).toHaveValue('');
  expect(isAfterList()).toBe(false);
});
