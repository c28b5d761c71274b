import type { Coupon } from '@/api/order/order-requests';
import { couponDiscount, couponStateAt, expiryOf } from '@/domain/payment/coupon';
import type { OrderType } from '@/domain/order/kinds';
import type { Pay } from '@/domain/payment/methods';

type Use = { price: number; orderType: OrderType; pay: Pay; now: number };

type CouponObstacle = 'used' | 'expired' | 'orderType' | 'pay' | 'minPrice';

export type CouponEffect = {
  coupon: Coupon;
  /** Won taken off this order; 0 if the coupon cannot be used. */
  discount: number;
  obstacle: CouponObstacle | null;
};

const covers = <Kind>(kinds: readonly Kind[], kind: Kind) => kinds.length === 0 || kinds.includes(kind);

function obstacleOf(coupon: Coupon, { price, orderType, pay, now }: Use): CouponObstacle | null {
  const state = couponStateAt(coupon, now);
  if (state !== 'available') return state;
  if (!covers(coupon.orderTypes, orderType)) return 'orderType';
  if (!covers(coupon.pays, pay)) return 'pay';
  return price < coupon.minPrice ? 'minPrice' : null;
}

/** The effect of each coupon on this order: the largest discount first, then the earlier expiry. */
export function couponEffects(coupons: readonly Coupon[], use: Use): CouponEffect[] {
  return coupons
    .map((coupon): CouponEffect => {
      const obstacle = obstacleOf(coupon, use);
      return { coupon, obstacle, discount: obstacle === null ? couponDiscount(coupon, use.price) : 0 };
    })
    .sort(
      (one, other) =>
        Number(one.obstacle !== null) - Number(other.obstacle !== null) ||
        other.discount - one.discount ||
        (expiryOf(one.coupon) === expiryOf(other.coupon) ? 0 : expiryOf(one.coupon) - expiryOf(other.coupon)),
    );
}

type BetterPay = { pay: Pay; coupon: Coupon; more: number };

/**
 * The other payment method with the largest coupon discount, if it beats the best one here (`more`: won); otherwise
 * null.
 */
export function betterPay(coupons: readonly Coupon[], use: Use, others: readonly Pay[]): BetterPay | null {
  const here = bestCoupon(couponEffects(coupons, use))?.discount ?? 0;
  const [best] = others
    .filter((pay) => pay !== use.pay)
    .flatMap((pay): BetterPay[] => {
      const there = bestCoupon(couponEffects(coupons, { ...use, pay }));
      return there ? [{ pay, coupon: there.coupon, more: there.discount - here }] : [];
    })
    .sort((one, other) => other.more - one.more);
  return best && best.more > 0 ? best : null;
}

/** The coupon to propose; null if none saves anything. `effects` must be sorted by `couponEffects`. */
export const bestCoupon = (effects: readonly CouponEffect[]) => effects.find(({ discount }) => discount > 0) ?? null;
