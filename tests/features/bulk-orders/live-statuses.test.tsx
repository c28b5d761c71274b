import { act, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { beforeEach, expect, test, vi } from 'vitest';
import { NO_VALUES } from '@/domain/bulk/fields';
import { historyOf } from '@/domain/bulk/history';
import { type BulkRow, newRow } from '@/domain/bulk/row';
import { ORDER_STATUS } from '@/domain/order/status';
import { useLiveStatuses } from '@/features/bulk-orders/board/use-live-statuses';
import type { BulkOrdersActions } from '@/features/bulk-orders/state/bulk-orders';
import { BulkOrdersContext } from '@/features/bulk-orders/state/bulk-orders-context';
import { EMPTY_BULK_ORDERS } from '@/features/bulk-orders/state/bulk-orders-state';
import { createObservable } from '@/features/bulk-orders/state/observable';
import { orderItem } from '../../support/factories/orders';
import { staff } from '../../support/factories/users';
import { reply } from '../../support/handlers/reply';
import { renderApp } from '../../support/render';
import { server } from '../../support/server';

const REFRESH_MS = 10_000;

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));

const sentRow = (id: string): BulkRow => ({
  ...newRow(`row-${id}`, NO_VALUES),
  send: { status: 'sent', total: 12_000, order: { id, orderNo: id, organizationId: 'acme' } },
});

const Statuses = () => [...useLiveStatuses(REFRESH_MS).statuses].map((entry) => entry.join('=')).join(' ');

/** Renders the statuses of two sent rows, of which the list has these. */
function renderStatuses() {
  const store = createObservable({ ...EMPTY_BULK_ORDERS, history: historyOf([sentRow('one'), sentRow('two')]) });
  const actions = { store } as unknown as BulkOrdersActions; // boundary: nothing else is read here
  return renderApp(
    <BulkOrdersContext value={actions}>
      <Statuses />
    </BulkOrdersContext>,
    { user: staff() },
  );
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

test('the board asks until all of its orders have ended', async () => {
  const status: Record<'one' | 'two', number> = { one: ORDER_STATUS.cancelled, two: ORDER_STATUS.active };
  let asked = 0;
  server.use(
    reply('listOrders', ({ query }) => {
      asked += 1;
      const items = (['one', 'two'] as const).map((id) => orderItem({ id, status: status[id] }));
      return { items: query.get('pageIndex') === '0' ? items : [], pageIndex: 0, pageSize: 100, total: 2 };
    }),
  );
  const { container, queryClient } = await renderStatuses();
  await waitFor(() => expect(container).toHaveTextContent('one=5 two=2'));
  const first = asked;
  await pass(REFRESH_MS);
  await waitFor(() => expect([queryClient.isFetching(), asked]).toEqual([0, 2 * first]));
  status.two = ORDER_STATUS.completed;
  await pass(REFRESH_MS);
  await waitFor(() => expect(container).toHaveTextContent('one=5 two=3'));
  const askedBefore = asked;
  await pass(REFRESH_MS * 10);
  expect([queryClient.isFetching(), asked]).toEqual([0, askedBefore]);
});

test('the board asks no more often than a failing provider wants', async () => {
  let asked = 0;
  server.use(
    reply('listOrders', () => {
      asked += 1;
      throw HttpResponse.json({}, { status: 503, headers: { 'Retry-After': '60' } });
    }),
  );
  const { queryClient } = await renderStatuses();
  await waitFor(() => expect([queryClient.isFetching(), asked]).toEqual([0, 2]));
  await pass(REFRESH_MS * 5);
  expect([queryClient.isFetching(), asked]).toEqual([0, 2]);
});
