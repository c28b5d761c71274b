import { useQuery } from '@tanstack/react-query';
import type { FeatureFlags } from '@/api/user/user-requests';
import { userQueries } from '@/api/user/user-queries';
import { ALL_DAY, type Hours } from '@/domain/time/hours';
import type { OrderType } from '@/domain/order/kinds';

/** Bookable hours for this order kind; all day if the flags have none, or are not known. */
export const hoursOf = (flags: Pick<FeatureFlags, 'businessHours'> | undefined, orderType: OrderType): Hours =>
  flags?.businessHours?.find((entry) => entry.orderType === orderType) ?? ALL_DAY;

/** Bookable hours for this order kind; all day until the flags are loaded. */
export function useHours(orderType: OrderType): Hours {
  const { data } = useQuery(userQueries.featureFlags());
  return hoursOf(data, orderType);
}
