import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { keysOf } from '@/domain/keys-of';
import { ORDER_STATUS } from '@/domain/order/status';
import {
  isFiltered,
  type OrderListFilter,
  readFilter,
  STATUS_GROUP_NAMES,
  toWireFilter,
  writeFilter,
} from '@/features/order-list/filter/order-list-filter';
import { orderItem } from '../../support/factories/orders';
import { openOrders, serve } from './serve-orders';

type Row<Value> = {
  value: Value;
  /** Leaves orders out, so the list counts what it found and offers to clear the filter. */
  isNarrowing: boolean;
  control: { role: 'combobox' | 'group'; name: string };
};

/** A new field of the filter does not compile without its row. */
const FIELDS: { [Field in keyof OrderListFilter]: Row<OrderListFilter[Field]> } = {
  status: { value: 'completed', isNarrowing: true, control: { role: 'group', name: '상태' } },
  type: { value: 'Delivery', isNarrowing: true, control: { role: 'combobox', name: '종류' } },
  period: {
    value: { from: '2026-10-01', to: '2026-10-31' },
    isNarrowing: true,
    control: { role: 'combobox', name: '기간' },
  },
  sort: { value: 'totalDesc', isNarrowing: false, control: { role: 'combobox', name: '정렬' } },
};

const NOW = Date.parse('2026-11-21T03:00:00Z');
const plain = readFilter({});

describe.each(keysOf(FIELDS))('%s of the order list', (field) => {
  const { value, isNarrowing, control } = FIELDS[field];
  const filter: OrderListFilter = { ...plain, [field]: value };

  test('is in the link to the list, and read from it', () => {
    expect(readFilter(writeFilter(filter))).toEqual(filter);
    expect(filter).not.toEqual(plain);
  });

  test('is sent to the provider', () => {
    expect(toWireFilter(filter, '', NOW)).not.toEqual(toWireFilter(plain, '', NOW));
  });

  test('is chosen above the list', async () => {
    serve([orderItem()]);
    await openOrders();
    expect(screen.getByRole(control.role, { name: control.name })).toBeVisible();
  });

  test(isNarrowing ? 'narrows the list' : 'leaves the list whole', () => {
    expect(isFiltered(filter, '')).toBe(isNarrowing);
  });
});

test('a list without a filter has the plain address', () => {
  expect(writeFilter(plain)).toEqual({});
});

test.each(keysOf(ORDER_STATUS))('orders in the status %s are found by one of the filters, and by no other', (name) => {
  const sent = STATUS_GROUP_NAMES.map((status) => toWireFilter({ ...plain, status }, '', NOW).status ?? '');
  const finding = sent.filter((statuses) => statuses.split(',').includes(String(ORDER_STATUS[name])));
  expect(finding).toHaveLength(1);
});
