import { expect, test } from 'vitest';
import type { Coupon } from '@/api/order/order-requests';
import { couponDiscount } from '@/domain/payment/coupon';
import { bestCoupon, betterPay, couponEffects } from '@/features/payment/coupon/coupon-choice';
import fc from '../../support/property';

const NOW = Date.parse('2026-11-21T00:00:00Z');

const coupons = fc.array(
  fc.record<Coupon>({
    id: fc.uuid(),
    couponNumber: fc.constant('C'),
    name: fc.constant('쿠폰'),
    discountType: fc.constantFrom('PERCENT', 'AMOUNT'),
    discountValue: fc.integer({ min: 1, max: 100 }),
    maxDiscount: fc.option(fc.integer({ min: 0, max: 20_000 })),
    minPrice: fc.integer({ min: 0, max: 60_000 }),
    orderTypes: fc.subarray(['Quick', 'Delivery', 'HomeMoving', 'Default']),
    pays: fc.subarray(['cash', 'card', 'point']),
    expiresAt: fc.constantFrom('2026-11-20T00:00:00.000Z', '2026-11-22T00:00:00.000Z', '2027-01-01T00:00:00.000Z'),
    state: fc.constantFrom('available', 'used', 'expired'),
  }),
);
const uses = fc.record({
  price: fc.integer({ min: 0, max: 100_000 }),
  orderType: fc.constantFrom('Quick' as const, 'HomeMoving' as const),
  pay: fc.constantFrom('cash' as const, 'card' as const),
  now: fc.constant(NOW),
});

/** The best discount, found by trying every coupon. */
const bestByTrying = (
  all: Coupon[],
  { price, orderType, pay }: { price: number; orderType: 'Quick' | 'HomeMoving'; pay: 'cash' | 'card' | 'point' },
) =>
  Math.max(
    0,
    ...all
      .filter(({ state, expiresAt }) => state === 'available' && Date.parse(expiresAt ?? '9999') > NOW)
      .filter(({ orderTypes }) => orderTypes.length === 0 || orderTypes.includes(orderType))
      .filter(({ pays }) => pays.length === 0 || pays.includes(pay))
      .map((coupon) => couponDiscount(coupon, price)),
  );

test('the proposed coupon saves as much as any coupon could', () => {
  fc.assert(
    fc.property(coupons, uses, (all, use) => {
      expect(bestCoupon(couponEffects(all, use))?.discount ?? 0).toBe(bestByTrying(all, use));
    }),
    { numRuns: 1000 },
  );
});

test('the discount is never more than the price, and 0 if the coupon cannot be used', () => {
  fc.assert(
    fc.property(coupons, uses, (all, use) => {
      const effects = couponEffects(all, use);
      expect(effects).toHaveLength(all.length);
      for (const { discount, obstacle } of effects) {
        expect(discount).toBeGreaterThanOrEqual(0);
        expect(discount).toBeLessThanOrEqual(use.price);
        if (obstacle !== null) expect(discount).toBe(0);
      }
    }),
  );
});

test('usable coupons come first, by what they save', () => {
  fc.assert(
    fc.property(coupons, uses, (all, use) => {
      const effects = couponEffects(all, use);
      const usable = effects.filter(({ obstacle }) => obstacle === null);
      expect(effects.slice(0, usable.length)).toEqual(usable);
      const savings = usable.map(({ discount }) => discount);
      expect(savings).toEqual([...savings].sort((one, other) => other - one));
    }),
  );
});

test('the extra saving of another payment equals the result of trying all combinations', () => {
  fc.assert(
    fc.property(
      coupons,
      uses,
      fc.subarray<'cash' | 'card' | 'point'>(['cash', 'card', 'point']),
      (all, use, offered) => {
        const here = bestByTrying(all, use);
        const there = Math.max(
          0,
          ...offered.filter((pay) => pay !== use.pay).map((pay) => bestByTrying(all, { ...use, pay })),
        );
        const better = betterPay(all, use, offered);
        expect(better?.more ?? 0).toBe(Math.max(0, there - here));
        if (better) expect(offered).toContain(better.pay);
      },
    ),
    { numRuns: 1000 },
  );
});
