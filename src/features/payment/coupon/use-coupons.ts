import { useQuery } from '@tanstack/react-query';
import { couponQueries } from '@/api/order/order-queries';
import type { Coupon } from '@/api/order/order-requests';
import { serverNow } from '@/domain/time/clock';
import type { OrderDraft } from '@/domain/order/draft';
import type { Pay } from '@/domain/payment/methods';
import { isAnonymous, type CurrentUser } from '@/domain/account/user';
import { useAppSelector } from '@/store/hooks';
import { selectCreationAttempt } from '@/store/order-draft-slice';
import { bestCoupon, betterPay, couponEffects, type CouponEffect } from './coupon-choice';

/** The customer's coupons with their effect on this order. Guests have none. */
export function useCoupons(
  { coupon: stored, orderType, calculationPrice, brandpayPaymentInfo }: OrderDraft,
  pay: Pay | null,
  user: CurrentUser,
  offered: readonly Pay[],
) {
  const isMember = !isAnonymous(user);
  const attempt = useAppSelector(selectCreationAttempt);
  const coupon = stored?.isProposed && !attempt && !brandpayPaymentInfo ? null : stored;
  const { data, error, isFetching, refetch } = useQuery({
    ...couponQueries.list(orderType, pay ?? 'cash'),
    enabled: isMember && pay !== null,
  });
  // Coupons for all payment methods; if this request fails, no better method is proposed.
  const all = useQuery({
    ...couponQueries.list(orderType),
    enabled: isMember && pay !== null && offered.length > 1,
  });
  const price = calculationPrice.total;
  const now = serverNow();
  const effectsFor = (coupons: readonly Coupon[], method: Pay) =>
    couponEffects(coupons, { price, orderType, pay: method, now });
  const effects = data && pay ? effectsFor(data, pay) : null;
  const usable = effects?.filter(({ obstacle }) => obstacle === null) ?? [];
  const best = bestCoupon(usable);
  const chosenOf = (among: readonly CouponEffect[]) =>
    coupon === null ? bestCoupon(among) : (among.find((effect) => effect.coupon.id === coupon.id) ?? null);
  const chosen = chosenOf(usable);
  const discount = chosen?.discount ?? 0;
  // A coupon that does not apply to points saves 0 there.
  const pointDiscount = pay === 'point' ? discount : (chosenOf(effectsFor(all.data ?? [], 'point'))?.discount ?? 0);
  const pointAmount = price - pointDiscount;
  const isPayable = (other: Pay) => other !== 'point' || (user.point ?? 0) >= pointAmount;
  const better =
    data && all.data && pay ? betterPay(all.data, { price, orderType, pay, now }, offered.filter(isPayable)) : null;
  const isNamed = coupon !== null && coupon.id !== null;

  return {
    isMember,
    /** As it came, for what it lacks. */
    answer: data,
    effects,
    /** Effect of a coupon that was registered just now. */
    effectOf: (own: Coupon) => (pay ? effectsFor([own], pay)[0] : undefined),
    usable,
    best,
    /** Another payment method that would save more. Only proposed, never switched automatically. */
    better: better && { ...better, more: better.more + (best?.discount ?? 0) - discount },
    chosen,
    /** The best coupon applies, if there is one, because the customer has not chosen. */
    isProposed: coupon === null,
    discount,
    /** What the order costs by points, in won: other coupons may apply to them. */
    pointAmount,
    /**
     * Whether a coupon applies is not known: the list is loading, or it failed and the customer chose one of it. Without
     * a choice, a list that failed does not hold up the order.
     */
    isAwaited: isMember && pay !== null && data === undefined && (isNamed || (coupon === null && error === null)),
    wasDropped: isMember && isNamed && effects !== null && chosen === null,
    error,
    isFetching,
    retry: () => void refetch(),
  };
}

export type Coupons = ReturnType<typeof useCoupons>;
