import { expect, test } from 'vitest';
import { historyOf } from '@/domain/bulk/history';
import { NO_VALUES } from '@/domain/bulk/fields';
import { newRow } from '@/domain/bulk/row';
import type { SendState } from '@/domain/bulk/send-state';
import { EMPTY_BULK_ORDERS } from '@/features/bulk-orders/state/bulk-orders-state';
import { countRows } from '@/features/bulk-orders/state/row-counts';
import { createRowReader } from '@/features/bulk-orders/state/row-views';

const attempt = { key: 'key-1', request: { calculationPrice: { total: 12_000 }, pay: 'credit' } };

test.each<SendState>([
  { status: 'unknown', attempt },
  { status: 'failed', failure: { kind: 'lost' }, attempt },
])('a row with the status $status costs after a reload, before its addresses are known, what was agreed', (send) => {
  const row = { ...newRow('row-1', { ...NO_VALUES, dropName: '하나' }), send };
  const views = createRowReader()({ ...EMPTY_BULK_ORDERS, history: historyOf([row]) });
  expect(views[0]?.check.order).toBeNull();
  expect(countRows(views)).toMatchObject({ sendable: 1, sendableTotal: 12_000, onCredit: 1, creditTotal: 12_000 });
});

test('every row counts as one thing', () => {
  const sends: readonly SendState[] = [
    { status: 'unknown', attempt },
    { status: 'unknown', attempt },
    { status: 'failed', failure: { kind: 'lost' }, attempt },
  ];
  const rows = sends.map((send, index) => ({ ...newRow(`row-${index}`, NO_VALUES), send }));
  const counts = countRows(createRowReader()({ ...EMPTY_BULK_ORDERS, history: historyOf(rows) }));
  expect(counts).toMatchObject({ rows: 3, sendable: 3, ready: 2, failed: 1, pricing: 0, wrong: 0, repeats: 0 });
});
