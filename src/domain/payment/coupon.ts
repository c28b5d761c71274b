import { daysBetween } from '../time/calendar';
import { kstDate } from '../time/kst';

export const EXPIRING_DAYS = 7;

/** When the coupon ends, in epoch ms; Infinity if it never does. */
export const expiryOf = ({ expiresAt }: { expiresAt: string | null }) =>
  expiresAt === null ? Number.POSITIVE_INFINITY : Date.parse(expiresAt);

/** The coupon's state at `now` (epoch ms): one that was available when it was loaded may have expired since. */
export const couponStateAt = <State extends string>(
  coupon: { state: State; expiresAt: string | null },
  now: number,
): State | 'expired' => (coupon.state === 'available' && expiryOf(coupon) <= now ? 'expired' : coupon.state);

/** Korean calendar days until the coupon's last day; 0 is today, Infinity is no end. `now` is epoch ms. */
export const daysLeft = (expiresAt: string | null, now: number) =>
  expiresAt === null ? Number.POSITIVE_INFINITY : daysBetween(kstDate(now), kstDate(Date.parse(expiresAt)));

/** Usable coupons that expire within seven days, the earliest first. `now` is epoch ms. */
export const expiringCoupons = <C extends { state: string; expiresAt: string | null }>(
  coupons: readonly C[],
  now: number,
) =>
  coupons
    .filter((coupon) => couponStateAt(coupon, now) === 'available' && daysLeft(coupon.expiresAt, now) <= EXPIRING_DAYS)
    .sort((one, other) => expiryOf(one) - expiryOf(other));

/**
 * Normalises a printed, copied or typed number: removes dashes, spaces and invisible characters, converts full-width
 * and lower case.
 */
export const couponNumberOf = (text: string) =>
  text
    .normalize('NFKC')
    .replace(/[\s\p{Pd}\p{Cf}]/gu, '')
    .toUpperCase();

/** Spec §3: discount type. */
type DiscountType = 'PERCENT' | 'AMOUNT';

type CouponTerms = {
  discountType: DiscountType;
  /** Percent (1–100) or won, depending on `discountType`. */
  discountValue: number;
  /** Won; the largest discount of a percent coupon. */
  maxDiscount: number | null;
  /** Won; the coupon needs at least this price. */
  minPrice: number;
};

/**
 * Discount in won. Percentages round down to 10 won; never above the maximum or the price (product rules, "Coupons").
 */
export function couponDiscount(coupon: CouponTerms, price: number): number {
  if (price < coupon.minPrice) return 0;
  const raw =
    coupon.discountType === 'PERCENT' ? Math.floor((price * coupon.discountValue) / 1000) * 10 : coupon.discountValue;
  return Math.max(0, Math.min(raw, coupon.maxDiscount ?? raw, price));
}
