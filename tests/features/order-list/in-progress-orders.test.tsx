import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { OrderList } from '@/features/order-list/list-page';
import { orderItem } from '../../support/factories/orders';
import { member } from '../../support/factories/users';
import { deny, refuse, reply } from '../../support/handlers/reply';
import { renderApp } from '../../support/render';
import { server } from '../../support/server';

const routeAt = (lat: number, lng: number) => ({
  path: [],
  distanceMetres: 10_000,
  remainingMetres: 4_200,
  driver: { lat, lng, at: '2026-11-21T05:00:00.000Z' },
  updatedAt: '2026-11-21T05:00:00.000Z',
});

/** Two orders in progress; the second one has no known position. */
function serve() {
  const asked: URLSearchParams[] = [];
  const items = [
    orderItem({ id: 'order-1', orderNo: '261121-0001', status: 8, dropoff: '서울 강남구 강남대로 396' }),
    orderItem({ id: 'order-2', orderNo: '261121-0002', status: 2 }),
  ];
  server.use(
    reply('listOrders', ({ query }) => {
      asked.push(query);
      return { items, pageIndex: 0, pageSize: 100, total: items.length };
    }),
    reply('getOrderRoute', ({ params }) => (params.id === 'order-1' ? routeAt(37.53, 127) : deny(404))),
  );
  return asked;
}

const open = (query: Record<string, string> = { view: 'map' }) =>
  renderApp(<OrderList />, { user: member(), router: { query } });

test('all orders in progress are on the map and in a list beside it', async () => {
  const asked = serve();
  await open({ view: 'map', status: 'completed' });

  const list = await screen.findByRole('list', { name: '진행 중인 주문' });
  expect(await within(list).findByText(/14:00 기준/)).toBeVisible();
  expect(await within(list).findByText(/아직 위치 정보가 없어요/)).toBeVisible();
  expect(within(list).getByRole('link', { name: '261121-0002' })).toHaveAttribute('href', '/orders/order-2');
  expect(screen.getByRole('region', { name: '진행 중인 주문 지도' })).toBeVisible();
  expect(screen.getByText('진행 중인 주문 2건')).toBeVisible();
  expect(asked.map((query) => query.get('status'))).toEqual(['2,9,8']);
});

test('a marker opens its order', async () => {
  serve();
  const { user, router } = await open();
  await user.click(await screen.findByRole('button', { name: '1번 주문 열기, 도착지 서울 강남구 강남대로 396' }));
  expect(router.push).toHaveBeenCalledWith('/orders/order-1');
});

test('the view is in the URL and keeps the filter, both ways', async () => {
  serve();
  const { unmount } = await open({ status: 'completed' });
  expect(await screen.findByRole('link', { name: '지도로 보기' })).toHaveAttribute(
    'href',
    '/orders?status=completed&view=map',
  );
  unmount();
  await open({ status: 'completed', view: 'map' });
  expect(await screen.findByRole('link', { name: '목록으로 보기' })).toHaveAttribute(
    'href',
    '/orders?status=completed',
  );
});

test('without orders in progress the page says so', async () => {
  server.use(reply('listOrders', () => ({ items: [], pageIndex: 0, pageSize: 100, total: 0 })));
  await open();
  expect(await screen.findByText('진행 중인 주문이 없어요')).toBeVisible();
});

test('a failed request can be repeated, and the list stays reachable', async () => {
  server.use(refuse('listOrders', 500));
  const { user } = await open();
  const again = await screen.findByRole('button', { name: '다시 시도' });
  expect(screen.getByRole('link', { name: '목록으로 보기' })).toBeVisible();
  serve();
  await user.click(again);
  expect(await screen.findByRole('link', { name: '261121-0001' })).toBeVisible();
});

test('an order that joins later removes none from the map', async () => {
  serve();
  const { queryClient } = await open();
  const marker = () => screen.findByRole('button', { name: /^1번 주문 열기/ });
  await marker();
  const joined = [
    orderItem({ id: 'order-1', orderNo: '261121-0001', status: 8 }),
    orderItem({ id: 'order-3', orderNo: '261121-0003', status: 8 }),
  ];
  server.use(
    reply('listOrders', () => ({ items: joined, pageIndex: 0, pageSize: 100, total: joined.length })),
    reply('getOrderRoute', async ({ params }) => {
      if (params.id === 'order-3') await new Promise(() => undefined);
      return routeAt(37.53, 127);
    }),
  );
  void queryClient.invalidateQueries({ queryKey: ['orders', 'list'] });

  const row = (await screen.findByRole('link', { name: '261121-0003' })).closest('li');
  expect(row).toHaveTextContent('위치를 확인하고 있어요');
  expect(await marker()).toBeInTheDocument();
});

test('an order that a new one has moved to the second page meanwhile is listed once', async () => {
  const numbersOf = (pageIndex: number) =>
    pageIndex === 0 ? Array.from({ length: 100 }, (_, index) => index + 1) : [100, 101];
  server.use(
    reply('listOrders', ({ query }) => {
      const pageIndex = Number(query.get('pageIndex'));
      const items = numbersOf(pageIndex).map((number) =>
        orderItem({ id: `order-${number}`, orderNo: `No-${number}`, status: 8 }),
      );
      return { items, pageIndex, pageSize: 100, total: 102 };
    }),
    reply('getOrderRoute', () => deny(404)),
  );
  await open();

  const list = await screen.findByRole('list', { name: '진행 중인 주문' });
  await within(list).findByText('No-101');
  expect(within(list).getAllByText('No-100')).toHaveLength(1);
});
