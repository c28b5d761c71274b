import { queryOptions } from '@tanstack/react-query';
import type { OrderType } from '@/domain/order/kinds';
import { listServices } from './common-requests';

export const commonQueries = {
  services: (orderType: OrderType) =>
    queryOptions({
      queryKey: ['services', orderType],
      queryFn: ({ signal }) => listServices(orderType, signal),
      staleTime: 10 * 60_000,
    }),
};
