import { expect, test } from 'vitest';
import { billedAmount, billedOnce, statementTotals } from '@/domain/order/statement';

test('what is billed is the amount after the coupon, where the provider says it', () => {
  expect(billedAmount({ total: 20_000, payAmount: 17_000 })).toBe(17_000);
  expect(billedAmount({ total: 20_000 })).toBe(20_000);
  expect(billedAmount({})).toBe(0);
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
  });
});

test('a split order is billed once', () => {
  const [normal, whole, one, two] = [{ hierarchy: 0 }, { hierarchy: 1 }, { hierarchy: 2 }, { hierarchy: 3 }];
  expect(billedOnce([normal, whole, one, two])).toEqual([normal, whole]);
  expect(billedOnce([normal, one, two])).toEqual([normal, one, two]);
});
