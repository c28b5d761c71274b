import { expect, test } from 'vitest';
import { createRowSlots } from '@/features/order-list/rows/use-order-window';

test('a remaining row keeps its element, and a new one takes the element of a removed one', () => {
  const slots = createRowSlots();
  slots.assign([0, 1, 2, 3], true);
  const next = slots.assign([2, 3, 4, 5], true);
  expect([next.get(2), next.get(3)]).toEqual([2, 3]);
  expect(new Set(next.values())).toEqual(new Set([0, 1, 2, 3]));
});

test('while a row has the focus, new rows get new elements', () => {
  const slots = createRowSlots();
  slots.assign([0, 1], true);
  expect([...slots.assign([1, 2], false)]).toEqual([
    [1, 1],
    [2, 2],
  ]);
});
