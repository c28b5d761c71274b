import type { components } from '@/api/contract/schema.gen';

type PricedOrder = Pick<components['schemas']['Order'], 'payAmount' | 'calculationPrice' | 'couponDiscount'>;

/** The paid amount in won: the provider's, otherwise the total minus the coupon. */
export const amountOf = ({ payAmount, calculationPrice, couponDiscount = 0 }: PricedOrder) =>
  payAmount ?? calculationPrice.total - couponDiscount;

/** The amount of a listed order in won, after the coupon; undefined if the provider's answer has none. */
export const listedAmount = ({ payAmount, total }: { payAmount?: number; total?: number }) => payAmount ?? total;
