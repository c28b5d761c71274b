import { queryOptions } from '@tanstack/react-query';
import type { OrderType } from '@/domain/order/kinds';
import { listVehiclePools } from './driver-requests';

/** Prices and vehicles of a deployment change rarely. */
const STALE_MS = 10 * 60_000;

export const driverQueries = {
  vehiclePools: (orderType: OrderType) =>
    queryOptions({
      queryKey: ['vehiclePools', orderType],
      queryFn: ({ signal }) => listVehiclePools(orderType, signal),
      staleTime: STALE_MS,
    }),
};
