import type { Coupon } from '@/api/order/order-requests';
import { couponDiscount } from '@/domain/payment/coupon';
import type { OrderType } from '@/domain/order/kinds';
import type { Pay } from '@/domain/payment/methods';

type Use = { price: number; orderType: OrderType; pay: Pay; now: number };

export type CouponObstacle = 'used' | 'expired' | 'orderType' | 'pay' | 'minPrice';

export type CouponEffect = {
  coupon: Coupon;
  /** Won taken off this order; 0 where something stands in the way. */
  discount: number;
  obstacle: CouponObstacle | null;
};

const covers = <Kind>(kinds: readonly Kind[], kind: Kind) => kinds.length === 0 || kinds.includes(kind);

function obstacleOf(coupon: Coupon, { price, orderType, pay, now }: Use): CouponObstacle | null {
  if (coupon.state === 'used') return 'used';
  if (coupon.state === 'expired' || Date.parse(coupon.expiresAt) <= now) return 'expired';
  if (!covers(coupon.orderTypes, orderType)) return 'orderType';
  if (!covers(coupon.pays, pay)) return 'pay';
  return price < coupon.minPrice ? 'minPrice' : null;
}

/** What each coupon does to this order, the best saving first; of equal ones that which ends sooner. */
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
        Date.parse(one.coupon.expiresAt) - Date.parse(other.coupon.expiresAt),
    );
}

export type BetterPay = { pay: Pay; coupon: Coupon; more: number };

/** The other payment with which a coupon takes off most, and how much more than the best one here; null where none does. */
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

/** The one to propose, if any saves anything. */
export const bestCoupon = (effects: readonly CouponEffect[]) => effects.find(({ discount }) => discount > 0) ?? null;
