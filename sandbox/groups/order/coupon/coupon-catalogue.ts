import { createHash } from 'node:crypto';
import type { Db } from '../../../db/database';
import type { Schemas } from '../../../server/operation';
import { DAY_MS } from '../price/korean-calendar';
import type { CouponRow } from './coupon';

/** A printed coupon that has no owner yet. */
export type CouponTerms = Pick<Schemas['Coupon'], 'couponNumber' | 'name' | 'discountType' | 'discountValue'> &
  Partial<Pick<Schemas['Coupon'], 'maxDiscount' | 'minPrice' | 'orderTypes' | 'pays'>> & {
    /** Days until it expires; negative if it has expired. */
    days: number;
    isUsed?: boolean;
  };

const percent = (
  couponNumber: string,
  name: string,
  discountValue: number,
  days: number,
  more: Partial<CouponTerms> = {},
) => ({ couponNumber, name, discountType: 'PERCENT', discountValue, days, ...more }) satisfies CouponTerms;
const amount = (
  couponNumber: string,
  name: string,
  discountValue: number,
  days: number,
  more: Partial<CouponTerms> = {},
) => ({ couponNumber, name, discountType: 'AMOUNT', discountValue, days, ...more }) satisfies CouponTerms;

/** Numbers that every user can register. `SPENT2026` is used up; `SUMMER2025` has expired. */
export const REGISTRABLE: readonly CouponTerms[] = [
  percent('WELCOME2026', '첫 주문 15% 할인', 15, 90, { maxDiscount: 10_000 }),
  amount('QUICK5000', '퀵 5,000원 할인', 5_000, 30, { minPrice: 15_000, orderTypes: ['Quick'] }),
  amount('MOVE30000', '이사 30,000원 할인', 30_000, 60, { minPrice: 200_000, orderTypes: ['HomeMoving'] }),
  amount('SPENT2026', '선착순 3,000원 할인', 3_000, 30, { isUsed: true }),
  percent('SUMMER2025', '여름맞이 20% 할인', 20, -80),
];

/** Coupons of the seeded users: both kinds, used, expired and about to expire. */
export const SEEDED: readonly CouponTerms[] = [
  percent('THANKS10', '감사 10% 할인', 10, 45, { maxDiscount: 8_000, minPrice: 10_000 }),
  amount('HELLO3000', '3,000원 할인', 3_000, 2),
  amount('BRAND4000', '간편결제 4,000원 할인', 4_000, 20, { minPrice: 12_000, pays: ['brandPay'] }),
  percent('DELIVERY20', '화물 20% 할인', 20, 12, { maxDiscount: 30_000, minPrice: 50_000, orderTypes: ['Delivery'] }),
  amount('MOVING50000', '이사 50,000원 할인', 50_000, 30, { minPrice: 300_000, orderTypes: ['HomeMoving'] }),
  amount('OPEN2000', '오픈 기념 2,000원 할인', 2_000, 10, { isUsed: true }),
  percent('SPRING15', '봄맞이 15% 할인', 15, -20),
];

const WELCOME_COUPONS: readonly CouponTerms[] = [amount('JOIN3000', '가입 축하 3,000원 할인', 3_000, 30)];

export async function addCoupon(db: Db, userId: string, terms: CouponTerms, now: number): Promise<CouponRow> {
  const row: CouponRow = {
    id: `coupon-${createHash('sha256').update(`${userId} ${terms.couponNumber}`).digest('hex').slice(0, 24)}`,
    userId,
    couponNumber: terms.couponNumber,
    name: terms.name,
    discountType: terms.discountType,
    discountValue: terms.discountValue,
    maxDiscount: terms.maxDiscount ?? null,
    minPrice: terms.minPrice ?? 0,
    orderTypesJson: JSON.stringify(terms.orderTypes ?? []),
    paysJson: JSON.stringify(terms.pays ?? []),
    expiresAt: now + terms.days * DAY_MS,
    usedAt: terms.isUsed ? now - DAY_MS : null,
  };
  await db.run(
    `INSERT INTO coupons VALUES (${Object.keys(row)
      .map(() => '?')
      .join(', ')})`,
    Object.values(row),
  );
  return row;
}

export async function addWelcomeCoupons(db: Db, userId: string, now: number) {
  for (const terms of WELCOME_COUPONS) await addCoupon(db, userId, terms, now);
}
