import { expect, test } from 'vitest';
import { historyOf } from '@/domain/bulk/history';
import { NO_VALUES } from '@/domain/bulk/fields';
import { type BulkRow, newRow } from '@/domain/bulk/row';
import { ALL_DAY } from '@/domain/time/hours';
import { EMPTY_BULK_ORDERS, type BulkOrdersState } from '@/features/bulk-orders/state/bulk-orders-state';
import { createRowReader, type RowView, shownProblems } from '@/features/bulk-orders/state/row-views';

const rows = ['하나', '둘'].map((dropName, index) => newRow(`row-${index}`, { ...NO_VALUES, dropName }));
const state: BulkOrdersState = { ...EMPTY_BULK_ORDERS, history: historyOf(rows) };

test('a change that does not concern a row does not render it', () => {
  const read = createRowReader();
  const views = read(state);
  expect(read({ ...state, found: new Map([['서울역', { kind: 'none' }]]), prices: new Map() })).toBe(views);
  expect(read({ ...state, history: historyOf(rows.slice(0, 1)) })).toEqual([views[0]]);
});

test('in a changed sheet only the changed row is new', () => {
  const read = createRowReader();
  const [first, second] = read(state);
  const changed = rows.with(1, newRow('row-1', { ...NO_VALUES, dropName: '둘님' }));
  const next = read({ ...state, history: historyOf(changed) });
  expect(next[0]).toBe(first);
  expect(next[1]).not.toBe(second);
});

test('as time passes, only a row whose pickup time has come too close is new', () => {
  const now = Date.parse('2026-11-21T10:00+09:00');
  const context = { now, vehicles: [], hours: ALL_DAY, leadMinutes: 30, maxDays: 30, maxPhones: 3 };
  const timed = [NO_VALUES, { ...NO_VALUES, time: '2026-11-21 11:00' }].map((values, index) =>
    newRow(`row-${index}`, values),
  );
  const at = (minutes: number): BulkOrdersState => ({
    ...EMPTY_BULK_ORDERS,
    history: historyOf(timed),
    context: { ...context, orderType: 'Quick', now: now + minutes * 60_000 },
  });
  const read = createRowReader();
  const views = read(at(0));
  expect(read(at(1))).toBe(views);
  const later = read(at(31));
  expect(later[0]).toBe(views[0]);
  expect(later[1]?.check.problems).toContainEqual(expect.objectContaining({ field: 'time', code: 'timePast' }));
});

test('a row that was sent has nothing to correct once its pickup time has passed', () => {
  const context: BulkOrdersState['context'] = {
    now: Date.parse('2026-11-21T12:00+09:00'),
    orderType: 'Quick',
    vehicles: [],
    hours: ALL_DAY,
    leadMinutes: 30,
    maxDays: 30,
    maxPhones: 3,
  };
  const open = newRow('open', { ...NO_VALUES, time: '2026-11-21 11:00' });
  const sent: BulkRow = {
    ...open,
    id: 'sent',
    send: { status: 'sent', order: { id: 'order-1', orderNo: '2611-1', organizationId: 'acme' }, total: 12_000 },
  };
  const [openView, sentView] = createRowReader()({ ...EMPTY_BULK_ORDERS, context, history: historyOf([open, sent]) });
  const codes = (view: RowView | undefined) => view && shownProblems(view).map(({ code }) => code);
  expect(codes(openView)).toContain('timePast');
  expect(codes(sentView)).toEqual([]);
});
