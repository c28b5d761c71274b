import { queryOptions } from '@tanstack/react-query';
import { ADDRESS_PAGE_SIZE } from '@/config/limits';
import type { OrderType } from '@/domain/order/kinds';
import { listServices, searchAddresses } from './common-requests';

export const commonQueries = {
  services: (orderType: OrderType) =>
    queryOptions({
      queryKey: ['services', orderType],
      queryFn: ({ signal }) => listServices(orderType, signal),
      staleTime: 10 * 60_000,
    }),
  addresses: (keyword: string) =>
    queryOptions({
      queryKey: ['addresses', keyword],
      queryFn: ({ signal }) => searchAddresses({ keyword, pageIndex: 0, pageSize: ADDRESS_PAGE_SIZE }, signal),
      meta: { isErrorShownInPlace: true },
      staleTime: 10 * 60_000,
    }),
};
