import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { orderItem } from '../../support/factories/orders';
import { reply } from '../../support/handlers/reply';
import { wideScreen } from '../../support/media';
import { server } from '../../support/server';
import { openOrders, serveMany, serveUntold } from './serve-orders';

beforeEach(wideScreen);
afterEach(() => {
  vi.unstubAllGlobals();
});

test('each page has twenty rows with their position among all', async () => {
  serveMany(1_000);
  await openOrders({ view: 'pages', page: '3' });

  const first = (await screen.findByRole('link', { name: 'No-41' })).closest('[role="row"]');
  expect(first).toHaveAttribute('aria-rowindex', '42');
  expect(screen.getByRole('table')).toHaveAttribute('aria-rowcount', '1001');
  expect(screen.getAllByRole('row')).toHaveLength(21);
  const pages = await screen.findByRole('navigation', { name: '페이지' });
  expect(within(pages).getByRole('link', { current: 'page' })).toHaveAccessibleName('3페이지');
  expect(within(pages).getByRole('link', { name: '다음 페이지' })).toHaveAttribute('href', '/orders?view=pages&page=4');
});

test('a page beyond the last shows the last', async () => {
  serveMany(45);
  await openOrders({ view: 'pages', page: '99' });
  expect(await screen.findByRole('link', { name: 'No-45' })).toBeVisible();
  expect(screen.getAllByRole('row')).toHaveLength(6);
});

test('the links to the next and previous page keep the focus where the pages end', async () => {
  serveMany(25);
  const { rerenderRoute } = await openOrders({ view: 'pages' });
  const goTo = async (page: number) => {
    rerenderRoute({ query: { view: 'pages', page: String(page) } });
    await screen.findByRole('link', { name: `${page}페이지`, current: 'page' });
  };
  const next = await screen.findByRole('link', { name: '다음 페이지' });
  const previous = screen.getByRole('link', { name: '이전 페이지' });
  next.focus();
  await goTo(2);
  expect(next).toHaveFocus();
  expect(next).toHaveAttribute('aria-disabled', 'true');
  expect(next).toHaveAttribute('href', '/orders?view=pages&page=2');

  expect(previous).not.toHaveAttribute('aria-disabled');
  previous.focus();
  await goTo(1);
  expect(previous).toHaveFocus();
  expect(previous).toHaveAttribute('aria-disabled', 'true');
});

test('a page link leads to the top of the list; one that leads nowhere keeps the focus', async () => {
  serveMany(25);
  const { user, rerenderRoute } = await openOrders({ view: 'pages' });
  const next = await screen.findByRole('link', { name: '다음 페이지' });
  await user.click(next);
  const top = document.activeElement;
  expect(top).toHaveAttribute('tabindex', '-1');
  expect(top).toContainElement(screen.getByRole('table'));

  rerenderRoute({ query: { view: 'pages', page: '2' } });
  await screen.findByRole('link', { name: '2페이지', current: 'page' });
  expect(top).toHaveFocus();
  await user.click(next);
  expect(next).toHaveFocus();
});

test('another filter starts on its first page and keeps the pages view', async () => {
  serveMany(100);
  const { user, router } = await openOrders({ view: 'pages', page: '3' });
  await user.click(await screen.findByRole('radio', { name: '완료' }));
  expect(router.replace).toHaveBeenCalledWith(
    { pathname: '/orders', query: { status: 'completed', view: 'pages' } },
    undefined,
    expect.anything(),
  );
});

test('the choice between one list and pages is in the URL', async () => {
  serveMany(100);
  const { user, router } = await openOrders();
  await user.selectOptions(await screen.findByRole('combobox', { name: '보기' }), '페이지로 보기');
  expect(router.replace).toHaveBeenCalledWith(
    { pathname: '/orders', query: { view: 'pages' } },
    undefined,
    expect.anything(),
  );
});

test('when a new order arrives, none is lost at the border of two pages', async () => {
  const asked = serveMany(60);
  const { queryClient } = await openOrders({ view: 'pages', page: '2' });
  await screen.findByRole('link', { name: 'No-21' });
  await vi.waitFor(() => expect(queryClient.isFetching()).toBe(0));
  asked.length = 0;

  // One more at the top shifts the last of the first page to the second.
  server.use(
    reply('listOrders', ({ query }) => {
      asked.push(query);
      const pageIndex = Number(query.get('pageIndex'));
      const items = Array.from({ length: 20 }, (_, row) => {
        const number = pageIndex * 20 + row;
        return orderItem({ id: `order-${number}`, orderNo: `No-${number}` });
      });
      return { items, pageIndex, pageSize: 20, total: 61 };
    }),
  );
  // Runs what the one-minute refresh does, without waiting for it.
  const [first] = queryClient
    .getQueryCache()
    .findAll({ queryKey: ['orders', 'list'] })
    .filter(({ queryKey }) => JSON.stringify(queryKey).includes('"pageIndex":0'));
  await first?.fetch();

  expect(await screen.findByRole('link', { name: 'No-20' })).toBeVisible();
  expect(asked.map((query) => query.get('pageIndex'))).toEqual(['0', '1']);
});

describe('a provider that tells no total', () => {
  test('shows all orders, not as many as are in progress', async () => {
    serveUntold(45);
    await openOrders();
    expect(await screen.findByRole('link', { name: 'No-1' })).toBeVisible();
  });

  test('leads from page to page until the last', async () => {
    serveUntold(45);
    await openOrders({ view: 'pages', page: '2' });
    expect(await screen.findByRole('link', { name: 'No-21' })).toBeVisible();
    const pages = await screen.findByRole('navigation', { name: '페이지' });
    expect(within(pages).getByRole('link', { name: '3페이지' })).toBeVisible();
    expect(screen.queryByText(/^총 /)).not.toBeInTheDocument();
  });

  test('gives the last page its own rows, and no further one', async () => {
    serveUntold(45);
    await openOrders({ view: 'pages', page: '3' });
    expect(await screen.findByRole('link', { name: 'No-45' })).toBeVisible();
    expect(screen.getAllByRole('row')).toHaveLength(6);
    const pages = await screen.findByRole('navigation', { name: '페이지' });
    expect(within(pages).queryByRole('link', { name: '4페이지' })).not.toBeInTheDocument();
  });
});

test('an order on an inner page that cannot be read says so, and does not load without end', async () => {
  serveUntold(60, [25], 60);
  await openOrders({ view: 'pages', page: '2' });
  expect(await screen.findByRole('link', { name: 'No-40' })).toBeVisible();
  expect(await screen.findByRole('cell', { name: '이 주문은 불러오지 못했어요' })).toBeVisible();
  expect(screen.queryByRole('cell', { name: '불러오는 중' })).not.toBeInTheDocument();
});
