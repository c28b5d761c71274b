import type { components } from '@/api/contract/schema.gen';

type PricedOrder = Pick<components['schemas']['Order'], 'payAmount' | 'calculationPrice' | 'couponDiscount'>;

/** The paid amount in won: the provider's, otherwise the total minus the coupon. */
export const amountOf = ({ payAmount, calculationPrice, couponDiscount = 0 }: PricedOrder) =>
  payAmount ?? calculationPrice.total - couponDiscount;
