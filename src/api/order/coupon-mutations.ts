import { mutationOptions } from '@tanstack/react-query';
import { couponQueries } from './order-queries';
import { registerCoupon } from './order-requests';

export const registerCouponMutation = () =>
  mutationOptions({
    mutationFn: registerCoupon,
    meta: { isErrorShownInPlace: true },
    onSuccess: (coupon, _couponNumber, _before, { client }) => {
      client.setQueryData(couponQueries.list().queryKey, (coupons) => coupons && [coupon, ...coupons]);
      return client.invalidateQueries({ queryKey: couponQueries.all() });
    },
    // A try whose answer was lost may have registered it: the list shows it beside "already registered".
    onError: (_error, _couponNumber, _before, { client }) =>
      void client.invalidateQueries({ queryKey: couponQueries.all() }),
  });
