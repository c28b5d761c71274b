import { queryOptions } from '@tanstack/react-query';
import type { OrderType } from '@/domain/order/kinds';
import { listVehiclePools } from './driver-requests';

export const driverQueries = {
  vehiclePools: (orderType: OrderType) =>
    queryOptions({
      queryKey: ['vehiclePools', orderType],
      queryFn: ({ signal }) => listVehiclePools(orderType, signal),
      staleTime: 10 * 60_000,
    }),
};
