import { waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { expect, test } from 'vitest';
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

const REFRESH_MS = 50;

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

const pause = (ms: number) => new Promise((resolve) => void setTimeout(resolve, ms));

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
  const { container } = await renderStatuses();
  await waitFor(() => expect(asked).toBeGreaterThan(6));
  status.two = ORDER_STATUS.completed;
  await waitFor(() => expect(container).toHaveTextContent('one=5 two=3'));
  await pause(REFRESH_MS);
  const askedBefore = asked;
  await pause(REFRESH_MS * 10);
  expect(asked).toBe(askedBefore);
});

test('the board asks no more often than a failing provider wants', async () => {
  let asked = 0;
  server.use(
    reply('listOrders', () => {
      asked += 1;
      throw HttpResponse.json({}, { status: 503, headers: { 'Retry-After': '60' } });
    }),
  );
  await renderStatuses();
  await waitFor(() => expect(asked).toBe(2));
  await pause(REFRESH_MS * 20);
  expect(asked).toBe(2);
});
