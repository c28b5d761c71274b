import type { ListedOrder } from './listed-order';

/** The amount of a listed order in won, after the coupon; undefined if the provider's answer has none. */
export const listedAmount = ({ payAmount, total }: Pick<ListedOrder, 'payAmount' | 'total'>) => payAmount ?? total;
