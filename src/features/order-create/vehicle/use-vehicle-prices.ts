import { useQueries } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { estimateQuery } from '@/api/order/order-queries';
import type { Service } from '@/api/common/common-requests';
import type { VehiclePool } from '@/api/driver/driver-requests';
import type { ComposerValues } from '../form/composer-values';
import { suits } from '../offer/offer';
import { NO_REQUEST, requestOf } from '../price/estimate-request';
import { useRested } from '../price/use-rested';

type Offered = { pools: readonly VehiclePool[] | undefined; services: readonly Service[] | undefined };

/** The same job in another vehicle, without the options that this one cannot have. */
function jobIn(pool: VehiclePool, values: ComposerValues, services: readonly Service[]) {
  const kept = values.services.filter(({ code }) =>
    services.some((service) => service.code === code && suits(service, pool)),
  );
  return requestOf({ ...values, vehiclePoolId: pool.id, services: kept });
}

export type VehiclePrices = {
  /** Whether the route is complete, so that there is a price to be asked. */
  isPossible: boolean;
  isShown: boolean;
  toggle: () => void;
  /** Won; null while it is on its way, undefined where there is none. */
  wonOf: (poolId: string) => number | null | undefined;
};

type Answer = { isError: boolean; data: { total: number } | undefined };

/** React Query keeps the list itself as long as nothing in it changes. */
const totals = (answers: readonly Answer[]) =>
  answers.map(({ isError, data }) => (isError ? undefined : (data?.total ?? null)));

const NO_POOLS: readonly VehiclePool[] = [];
const NO_SERVICES: readonly Service[] = [];

/** What each vehicle would cost for this route. A request each, so it is asked only when somebody wants to see it. */
export function useVehiclePrices(
  values: ComposerValues,
  { pools = NO_POOLS, services = NO_SERVICES }: Offered,
): VehiclePrices {
  const [isWanted, setIsWanted] = useState(false);
  const isPossible = values.waypoints.every(({ address }) => address !== null);
  const isShown = isWanted && isPossible;
  const requests = isShown ? pools.map((pool) => jobIn(pool, values, services)) : [];
  const isRested = useRested(JSON.stringify(requests));
  const won = useQueries({
    queries: requests.map((request) => ({
      ...estimateQuery(request ?? NO_REQUEST),
      enabled: isRested && request !== null,
    })),
    combine: totals,
  });

  return useMemo(
    () => ({
      isPossible,
      isShown,
      toggle: () => setIsWanted((before) => !before),
      wonOf: (poolId) => (isRested ? won[pools.findIndex(({ id }) => id === poolId)] : null),
    }),
    [isPossible, isShown, isRested, won, pools],
  );
}
