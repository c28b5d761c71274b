import { focusManager } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { OrderListItem } from '@/api/order/order-requests';
import { Coupons } from '@/features/coupon/coupons';
import { useLiveOrder } from '@/features/order-detail/live/use-live-order';
import { OrderList } from '@/features/order-list/list-page';
import { usePublicOrder } from '@/features/public-order/use-public-order';
import { order, orderItem } from '../support/factories/orders';
import { member } from '../support/factories/users';
import { reply } from '../support/handlers/reply';
import { renderApp } from '../support/render';
import { server } from '../support/server';

const first = orderItem({ id: 'order-1', orderNo: '261121-0001' });
const second = orderItem({ id: 'order-2', orderNo: '261121-0002' });

let orders: OrderListItem[];
let asked: number;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-21T14:00:00+09:00') });
  orders = [first];
  asked = 0;
  server.use(
    reply('listOrders', ({ query }) => {
      // The newest in progress stand above the list.
      if (query.get('pageSize') === '3') return { items: [], pageIndex: 0, pageSize: 3, total: 0 };
      asked += 1;
      return { items: orders, pageIndex: 0, pageSize: 20, total: orders.length };
    }),
  );
});

afterEach(() => {
  focusManager.setFocused(undefined);
});

const listening = () => act(() => import('@/shell/late-parts').then(() => undefined));

async function openList() {
  const app = await renderApp(<OrderList />, { user: member() });
  await screen.findByRole('link', { name: '261121-0001' });
  await listening();
  return app;
}

function leave() {
  act(() => focusManager.setFocused(false));
}

async function comeBackAt(time: string) {
  vi.setSystemTime(Date.parse(`2026-11-21T${time}+09:00`));
  await act(async () => {
    focusManager.setFocused(true);
    await new Promise((resolve) => setTimeout(resolve));
  });
}

test('an order placed in another tab is in the list as soon as the customer comes back to this one', async () => {
  await openList();
  leave();
  orders = [second, first];
  await comeBackAt('14:05:00');
  expect(await screen.findByRole('link', { name: '261121-0002' })).toBeVisible();
});

test('a list that was loaded a moment ago is not asked for again', async () => {
  await openList();
  leave();
  await comeBackAt('14:00:10');
  expect(asked).toBe(1);
});

test('what no timer refreshes stays as the customer left it', async () => {
  server.use(
    reply('listCoupons', () => {
      asked += 1;
      return [];
    }),
  );
  const { queryClient } = await renderApp(<Coupons />, { user: member() });
  await screen.findByText('사용할 수 있는 쿠폰이 없어요');
  await listening();
  leave();
  // As by the time that passes.
  await act(() => queryClient.invalidateQueries({ refetchType: 'none' }));
  await comeBackAt('14:05:00');
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect(asked).toBe(1);
});

describe('a provider that says when to ask again is not asked before, also if the customer comes back to the tab', () => {
  const transit = order({ status: 8 });
  const shared = { id: 'order-1', orderNo: '261121-0001', orderType: 'Quick' as const, status: 8, waypoints: [] };
  const progress = { status: 8, updatedAt: '2026-11-21T05:00:00Z', eta: null, driver: null, waypoints: [] };
  const way = {
    path: [],
    distanceMetres: 10_000,
    remainingMetres: 4_200,
    driver: null,
    updatedAt: '2026-11-21T05:00:00Z',
  };
  let isOverloaded: boolean;

  /** Counts the requests, and refuses them while the provider is overloaded. */
  function counted<T>(answer: T): T {
    asked += 1;
    if (isOverloaded) throw HttpResponse.json({}, { status: 429, headers: { 'Retry-After': '120' } });
    return answer;
  }

  function LiveOrder() {
    return <p>{useLiveOrder(transit).route?.distanceMetres}</p>;
  }
  function PublicOrder() {
    return <p>{usePublicOrder(SHARED).route?.distanceMetres}</p>;
  }
  const SHARED = { organizationId: 'acme', orderId: 'order-1' };

  beforeEach(() => {
    isOverloaded = false;
    const page = { items: [], pageIndex: 0, pageSize: 20, total: 0 };
    server.use(
      reply('listOrders', () => counted(page)),
      reply('getOrder', () => transit),
      reply('getOrderStatus', () => counted(progress)),
      reply('getOrderRoute', () => counted(way)),
      reply('getGuestOrder', () => counted(shared)),
      reply('getGuestOrderRoute', () => counted(way)),
    );
  });

  test.each([
    ['the order list', OrderList],
    ['an order', LiveOrder],
    ['a shared order', PublicOrder],
  ])('%s', async (_name, Screen) => {
    const { queryClient } = await renderApp(<Screen />, { user: member() });
    const settled = () => waitFor(() => expect(queryClient.isFetching()).toBe(0));
    await waitFor(() => expect(asked).toBeGreaterThan(1));
    await listening();
    await settled();

    isOverloaded = true;
    await act(() => queryClient.refetchQueries());
    const refused = asked;
    leave();
    await comeBackAt('14:01:55');
    await settled();
    expect(asked).toBe(refused);

    leave();
    isOverloaded = false;
    await comeBackAt('14:02:05');
    await settled();
    expect(asked).toBe(refused + 2);
  });
});
