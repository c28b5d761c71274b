/** Spec §3: discount type. */
export type DiscountType = 'PERCENT' | 'AMOUNT';

type CouponTerms = {
  discountType: DiscountType;
  /** Percent (1–100) or won, by `discountType`. */
  discountValue: number;
  /** Won; a percent coupon never takes off more. */
  maxDiscount: number | null;
  /** Won; below it the coupon does not apply. */
  minPrice: number;
};

/** Won taken off `price`. Percent rounds down to 10 won; never above the cap or the price (product rules, "Coupons"). */
export function couponDiscount(coupon: CouponTerms, price: number): number {
  if (price < coupon.minPrice) return 0;
  const raw =
    coupon.discountType === 'PERCENT' ? Math.floor((price * coupon.discountValue) / 1000) * 10 : coupon.discountValue;
  return Math.max(0, Math.min(raw, coupon.maxDiscount ?? raw, price));
}
