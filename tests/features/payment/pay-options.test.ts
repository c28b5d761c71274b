import fc from 'fast-check';
import { expect, test } from 'vitest';
import { PAYS, type Pay } from '@/domain/payment/methods';
import { currentPay, proposedPay } from '@/features/payment/method/pay-options';
import { guest, member, staff } from '../../support/factories/users';

const ALL: readonly Pay[] = ['cash', 'card', 'credit', 'point', 'brandPay'];
const SIMPLE: readonly Pay[] = ['cash', 'card'];

test('the last used method is proposed again', () => {
  expect(proposedPay({ offered: ALL, user: member(), amount: 20_000, lastPay: 'card' })).toBe('card');
});

test('without an earlier order: credit for staff, else BrandPay, else cash', () => {
  expect(proposedPay({ offered: ALL, user: staff(), amount: 20_000, lastPay: null })).toBe('credit');
  expect(proposedPay({ offered: ['cash', 'card', 'brandPay'], user: member(), amount: 20_000, lastPay: null })).toBe(
    'brandPay',
  );
  expect(proposedPay({ offered: SIMPLE, user: member(), amount: 20_000, lastPay: null })).toBe('cash');
});

test('cash is not proposed for a guest, even after an order in cash, unless nothing else is offered', () => {
  expect(proposedPay({ offered: SIMPLE, user: guest(), amount: 20_000, lastPay: null })).toBe('card');
  expect(proposedPay({ offered: SIMPLE, user: guest(), amount: 20_000, lastPay: 'cash' })).toBe('card');
  expect(proposedPay({ offered: ['cash'], user: guest(), amount: 20_000, lastPay: 'cash' })).toBe('cash');
});

test('cash is not proposed above 100,000 won, unless nothing else is offered', () => {
  const large = { user: member(), lastPay: 'cash' as const };
  expect(proposedPay({ ...large, offered: SIMPLE, amount: 100_000 })).toBe('cash');
  expect(proposedPay({ ...large, offered: SIMPLE, amount: 100_001 })).toBe('card');
  expect(proposedPay({ ...large, offered: ['cash'], amount: 100_001 })).toBe('cash');
});

test('points are proposed only if they are enough', () => {
  const byPoints = { offered: ['cash', 'point'] as const, user: member({ point: 5_000 }), lastPay: 'point' as const };
  expect(proposedPay({ ...byPoints, amount: 5_000 })).toBe('point');
  expect(proposedPay({ ...byPoints, amount: 5_001 })).toBe('cash');
});

test('points are never proposed unless they cover what is payable, with any coupon', () => {
  const won = fc.integer({ min: 0, max: 200_000 });
  const cases = fc
    .record({
      total: won,
      discount: won,
      point: won,
      lastPay: fc.option(fc.constantFrom(...PAYS)),
      others: fc.subarray(
        PAYS.filter((pay) => pay !== 'point'),
        { minLength: 1 },
      ),
    })
    .filter(({ total, discount }) => discount <= total);
  fc.assert(
    fc.property(cases, ({ total, discount, point, lastPay, others }) => {
      const offered = PAYS.filter((pay) => pay === 'point' || others.includes(pay));
      const isProposed = proposedPay({ offered, user: member({ point }), amount: total, lastPay }) === 'point';
      expect(isProposed && point < total - discount).toBe(false);
    }),
  );
});

test('a choice is never replaced', () => {
  const proposal = { offered: SIMPLE, user: member(), amount: 20_000, lastPay: null };
  expect(currentPay('card', proposal)).toBe('card');
  expect(currentPay('credit', proposal)).toBeNull();
});
