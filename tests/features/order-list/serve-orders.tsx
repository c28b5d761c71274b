import { http, HttpResponse } from 'msw';
import type { OrderListItem } from '@/api/order/order-requests';
import { OrderList } from '@/features/order-list/list-page';
import { orderItem } from '../../support/factories/orders';
import { member } from '../../support/factories/users';
import { reply } from '../../support/handlers/reply';
import { renderApp } from '../../support/render';
import { server } from '../../support/server';

const PAGE_SIZE = 20;

export const pageOf = (items: OrderListItem[], total = items.length) => ({
  items,
  pageIndex: 0,
  pageSize: PAGE_SIZE,
  total,
});

/** The three newest orders in progress are asked for beside the list. */
export const isNewestInProgress = (query: URLSearchParams) => query.get('pageSize') === '3';

/** Answers every request of the list with the same orders and records the queries; no order is in progress. */
export function serve(items: OrderListItem[], total?: number) {
  const asked: URLSearchParams[] = [];
  server.use(
    reply('listOrders', ({ query }) => {
      if (isNewestInProgress(query)) return pageOf([]);
      asked.push(query);
      return pageOf(items, total);
    }),
  );
  return asked;
}

/** Serves `total` orders page by page: No-1, No-2, … */
export function serveMany(total: number) {
  const asked: URLSearchParams[] = [];
  server.use(
    reply('listOrders', ({ query }) => {
      if (isNewestInProgress(query)) return pageOf([]);
      asked.push(query);
      const pageIndex = Number(query.get('pageIndex'));
      const pageSize = Number(query.get('pageSize'));
      const count = Math.max(0, Math.min(pageSize, total - pageIndex * pageSize));
      const items = Array.from({ length: count }, (_, row) => {
        const number = pageIndex * pageSize + row + 1;
        return orderItem({ id: `order-${number}`, orderNo: `No-${number}` });
      });
      return { items, pageIndex, pageSize, total };
    }),
  );
  return asked;
}

/**
 * Serves `total` orders page by page without telling the total; the rows of `lost` (from 1) cannot be read. `most`: the
 * largest page of this provider.
 */
export function serveUntold(total: number, lost: readonly number[] = [], told?: number, most = 100) {
  const asked: number[] = [];
  server.use(
    http.get('*/order/api/v1/orders', ({ request }) => {
      const { searchParams } = new URL(request.url);
      if (isNewestInProgress(searchParams)) return HttpResponse.json({ data: pageOf([]) });
      const pageIndex = Number(searchParams.get('pageIndex'));
      const pageSize = Math.min(most, Number(searchParams.get('pageSize')));
      asked.push(pageIndex);
      const count = Math.max(0, Math.min(pageSize, total - pageIndex * pageSize));
      const items = Array.from({ length: count }, (_, row) => {
        const number = pageIndex * pageSize + row + 1;
        return lost.includes(number) ? {} : orderItem({ id: `order-${number}`, orderNo: `No-${number}` });
      });
      return HttpResponse.json({
        data: { items, pageIndex, pageSize, ...(told === undefined ? {} : { total: told }) },
      });
    }),
  );
  return asked;
}

/** Renders the list as its page does. */
export const openOrders = (query: Record<string, string> = {}, language: 'ko' | 'en' = 'ko') =>
  renderApp(<OrderList />, { user: member(), router: { query }, language });
