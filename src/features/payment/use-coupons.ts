import { useQuery } from '@tanstack/react-query';
import { couponQueries } from '@/api/order/order-queries';
import type { OrderDraft } from '@/domain/order-draft';
import type { Pay } from '@/domain/payment';
import { isAnonymous, type CurrentUser } from '@/domain/user';
import { bestCoupon, couponEffects } from './coupon-choice';

/** The customer's coupons and what each does to this order. Guests have none. */
export function useCoupons({ coupon, orderType, calculationPrice }: OrderDraft, pay: Pay | null, user: CurrentUser) {
  const isMember = !isAnonymous(user);
  const { data, error, isPending, isFetching, refetch, dataUpdatedAt } = useQuery({
    ...couponQueries.list(orderType, pay ?? 'cash'),
    enabled: isMember && pay !== null,
  });
  const effects =
    data && pay ? couponEffects(data, { price: calculationPrice.total, orderType, pay, now: dataUpdatedAt }) : null;
  const usable = effects?.filter(({ obstacle }) => obstacle === null) ?? [];
  const chosen = usable.find((effect) => effect.coupon.id === coupon?.id) ?? null;

  return {
    isMember,
    effects,
    usable,
    best: bestCoupon(usable),
    chosen,
    discount: chosen?.discount ?? 0,
    /** A coupon was chosen, and whether it applies is not known yet. */
    isAwaited: isMember && coupon !== null && pay !== null && isPending,
    wasDropped: isMember && coupon !== null && effects !== null && chosen === null,
    error,
    isFetching,
    retry: () => void refetch(),
  };
}

export type Coupons = ReturnType<typeof useCoupons>;
