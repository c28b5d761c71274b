import { expect, test } from 'vitest';
import { billedLine, billedOnce, statementTotals } from '@/domain/order/statement';

test('what is billed is the amount after the coupon, where the provider says it', () => {
  expect(billedLine({ total: 22_000, payAmount: 16_500 })).toEqual({ supply: 15_000, vat: 1_500, total: 16_500 });
  expect(billedLine({ total: 22_000 })?.total).toBe(22_000);
});

test('an order whose amount is not known is counted and not billed as zero', () => {
  expect(billedLine({})).toBeNull();
  expect(statementTotals([{ total: 11_000 }, { pay: 'credit' }])).toEqual({
    ...{ count: 2, supply: 10_000, vat: 1_000, total: 11_000, credit: 0 },
    unknown: 1,
  });
});

test('the sums are those of the lines, and credit is what is billed afterwards', () => {
  const totals = statementTotals([
    { total: 16_500, pay: 'credit' },
    { total: 24_300, payAmount: 24_000, pay: 'card' },
    { total: 100, pay: 'credit' },
  ]);
  expect(totals).toEqual({
    count: 3,
    supply: 15_000 + 21_818 + 91,
    vat: 1_500 + 2_182 + 9,
    total: 40_600,
    credit: 16_600,
    unknown: 0,
  });
});

const normal = { id: 'normal', hierarchy: 0, parentId: null };
const whole = { id: 'whole', hierarchy: 1, parentId: null };

test.each([
  ['names its whole', { parentId: 'whole' }],
  ['does not name its whole', {}],
])('a split order whose part %s is billed once', (_name, link) => {
  const one = { id: 'one', hierarchy: 2, ...link };
  const two = { id: 'two', hierarchy: 3, ...link };
  expect(billedOnce([normal, whole, one, two])).toEqual([normal, whole]);
  expect(billedOnce([normal, one, two])).toEqual([normal, one, two]);
});

test('a part whose whole is not listed is billed beside the whole of another order', () => {
  const part = { id: 'part', hierarchy: 2, parentId: 'cancelled' };
  expect(billedOnce([whole, part])).toEqual([whole, part]);
});
