import { useQueries } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { estimateQuery } from '@/api/order/order-queries';
import type { Service } from '@/api/common/common-requests';
import type { VehiclePool } from '@/api/driver/driver-requests';
import type { OrderDraft } from '@/domain/order/draft';
import { hasAllAddresses } from '@/domain/order/waypoints';
import { useDebouncedValue } from '@/lib/browser/use-debounced-value';
import { isSuitable } from '../offer/offer';
import { useOffer } from '../offer/offer-context';
import { usePricedDraft } from '../price/estimate';
import { NO_REQUEST, estimateRequestOf } from '../price/estimate-request';

/** The request for the same job with another vehicle, without the options that this vehicle does not support. */
function requestWith(pool: VehiclePool, draft: OrderDraft, services: readonly Service[]) {
  const kept = draft.services.filter(({ code }) =>
    services.some((service) => service.code === code && isSuitable(service, pool)),
  );
  return estimateRequestOf({ ...draft, vehiclePoolId: pool.id, services: kept });
}

export type VehiclePrices = {
  /** Whether the route is complete, so that prices can be requested. */
  isPossible: boolean;
  isShown: boolean;
  toggle: () => void;
  /** Won; null while loading, undefined if there is none. */
  wonOf: (poolId: string) => number | null | undefined;
};

type QueryResult = { isError: boolean; data: { total: number } | undefined };

/** A stable function, so that React Query returns the same list while nothing in it changes. */
const totals = (results: readonly QueryResult[]) =>
  results.map(({ isError, data }) => (isError ? undefined : (data?.total ?? null)));

const NO_POOLS: readonly VehiclePool[] = [];
const NO_SERVICES: readonly Service[] = [];

/** The price of this route for each vehicle. Each price is one request, so they are sent only on demand. */
export function useVehiclePrices(): VehiclePrices {
  const draft = usePricedDraft();
  const offer = useOffer();
  const pools = offer.pools.data ?? NO_POOLS;
  const services = offer.services.data ?? NO_SERVICES;
  const [isRequested, setIsRequested] = useState(false);
  const isPossible = hasAllAddresses(draft.waypoints);
  const isShown = isRequested && isPossible;
  const requests = isShown ? pools.map((pool) => requestWith(pool, draft, services)) : [];
  const key = JSON.stringify(requests);
  const isSettled = useDebouncedValue(key) === key;
  const won = useQueries({
    queries: requests.map((request) => ({
      ...estimateQuery(request ?? NO_REQUEST),
      enabled: isSettled && request !== null,
    })),
    combine: totals,
  });

  return useMemo(
    () => ({
      isPossible,
      isShown,
      toggle: () => setIsRequested((before) => !before),
      wonOf: (poolId) => (isSettled ? won[pools.findIndex(({ id }) => id === poolId)] : null),
    }),
    [isPossible, isShown, isSettled, won, pools],
  );
}
