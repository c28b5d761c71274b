import { describe, expect, test } from 'vitest';
import { couponDiscount } from '@/domain/payment/coupon';
import { formatCubicMetres, formatDistance, formatExactCubicMetres, formatWon } from '@/domain/text/format';
import { readTip } from '@/domain/order/tip';
import { maskName, maskPhone } from '@/domain/text/masking';
import { allowedActions } from '@/domain/order/actions';
import { isFinalStatus, isInProgressStatus, ORDER_STATUS, orderStatusName } from '@/domain/order/status';
import fc from '../../support/property';

const NOW = Date.parse('2026-11-21T00:00:00Z');

describe('statuses', () => {
  test.each([0, -1, 99, Number.NaN])('%s is unknown and allows nothing', (status) => {
    expect(orderStatusName(status)).toBe('unknown');
    expect(allowedActions(status, null, NOW)).toEqual([]);
    expect([isFinalStatus(status), isInProgressStatus(status)]).toEqual([false, false]);
  });

  test('allow cancelling until the pickup, never after', () => {
    const cancellable = Object.values(ORDER_STATUS).filter((status) =>
      allowedActions(status, null, NOW).includes('cancel'),
    );
    expect(cancellable.map(orderStatusName).sort()).toEqual(['active', 'pending', 'waitingForPayment']);
  });

  test('allow a tip for 24 hours after the delivery', () => {
    const day = 24 * 60 * 60 * 1000;
    const endedAt = new Date(NOW).toISOString();
    expect(allowedActions(ORDER_STATUS.completed, endedAt, NOW + day)).toContain('tip');
    expect(allowedActions(ORDER_STATUS.completed, endedAt, NOW + day + 1)).not.toContain('tip');
  });
});

describe('coupons', () => {
  const percent = { discountType: 'PERCENT', discountValue: 15, maxDiscount: 3000, minPrice: 10_000 } as const;
  const amount = { discountType: 'AMOUNT', discountValue: 5000, maxDiscount: null, minPrice: 0 } as const;

  test('percent rounds down to 10 won', () => expect(couponDiscount(percent, 12_345)).toBe(1850));
  test('percent stops at its cap', () => expect(couponDiscount(percent, 90_000)).toBe(3000));
  test('give nothing below their minimum price', () => expect(couponDiscount(percent, 9_999)).toBe(0));
  test('an amount never exceeds the price', () => expect(couponDiscount(amount, 3000)).toBe(3000));

  test('never make a price negative or larger', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('PERCENT' as const, 'AMOUNT' as const),
        fc.integer({ min: 1, max: 100_000 }),
        fc.option(fc.integer({ min: 0, max: 50_000 })),
        fc.integer({ min: 0, max: 50_000 }),
        fc.integer({ min: 0, max: 5_000_000 }),
        (discountType, discountValue, maxDiscount, minPrice, price) => {
          const discount = couponDiscount({ discountType, discountValue, maxDiscount, minPrice }, price);
          expect(discount).toBeGreaterThanOrEqual(0);
          expect(discount).toBeLessThanOrEqual(price);
          if (maxDiscount !== null) expect(discount).toBeLessThanOrEqual(maxDiscount);
        },
      ),
    );
  });
});

describe('data shown to others', () => {
  test.each([
    ['홍길동', '홍*동'],
    ['이준', '이*'],
    ['남궁하늘', '남**늘'],
    ['김', '김'],
    ['홍*동', '홍*동'],
  ])('%s shows as %s', (name, masked) => expect(maskName(name)).toBe(masked));

  test.each([
    ['+821012345678', '010-****-5678'],
    ['021234567', '02-***-4567'],
    ['15881234', '****-1234'],
    ['+84361234567', '+84 36-***-4567'],
    ['010-****-5678', '010-****-5678'],
    ['12', '****'],
  ])('%s shows as %s', (phone, masked) => expect(maskPhone(phone)).toBe(masked));
});

describe('numbers', () => {
  test('a tip is read as people write it', () => expect(readTip('５,０００원')).toBe(5_000));

  test('won has separators and the right sign in each language', () => {
    expect([
      formatWon(1_234_500, 'ko'),
      formatWon(1_234_500, 'en'),
      formatWon(-3000, 'ko'),
      formatWon(-3000, 'en'),
    ]).toEqual(['1,234,500원', '₩1,234,500', '-3,000원', '-₩3,000']);
  });

  test('volumes have as many digits after the point as they need, at most one, in a table two', () => {
    const volumes = [0, 3, 0.35, 0.95, 12.04, 0.1 + 0.2, 1234.56];
    expect(volumes.map(formatCubicMetres)).toEqual(['0', '3', '0.4', '1', '12', '0.3', '1,234.6']);
    const sums = [0.35, 12.04, 0.285, 1.005, 3 * 0.335, 1234.56];
    expect(sums.map(formatExactCubicMetres)).toEqual(['0.35', '12.04', '0.29', '1.01', '1.01', '1,234.56']);
  });

  test('short distances are metres, long ones kilometres', () => {
    expect([formatDistance(850, 'ko'), formatDistance(12_345, 'ko')]).toEqual(['850m', '12.3km']);
    expect([formatDistance(999.4, 'ko'), formatDistance(999.6, 'ko')]).toEqual(['999m', '1.0km']);
    expect(formatDistance(12_345, 'en')).toBe('12.3\u00a0km');
  });
});
