/** Spec §3: discount type. */
export type DiscountType = 'PERCENT' | 'AMOUNT';

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
