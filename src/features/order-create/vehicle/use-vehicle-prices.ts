import { useQueries } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { estimateQuery } from '@/api/order/order-queries';
import type { Service } from '@/api/common/common-requests';
import type { VehiclePool } from '@/api/driver/driver-requests';
import type { OrderDraft } from '@/domain/order/draft';
import { hasAllAddresses } from '@/domain/order/waypoints';
import { suits } from '../offer/offer';
import { useOffer } from '../offer/offer-context';
import { usePricedDraft } from '../price/estimate';
import { NO_REQUEST, requestOf } from '../price/estimate-request';
import { useDebounced } from '../price/use-debounced';

/** The same job in another vehicle, without the options that this one cannot have. */
function requestWith(pool: VehiclePool, draft: OrderDraft, services: readonly Service[]) {
  const kept = draft.services.filter(({ code }) =>
    services.some((service) => service.code === code && suits(service, pool)),
  );
  return requestOf({ ...draft, vehiclePoolId: pool.id, services: kept });
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

/** What each vehicle would cost for this route. That is one request each, so they are sent on demand only. */
export function useVehiclePrices(): VehiclePrices {
  const draft = usePricedDraft();
  const offer = useOffer();
  const pools = offer.pools.data ?? NO_POOLS;
  const services = offer.services.data ?? NO_SERVICES;
  const [isWanted, setIsWanted] = useState(false);
  const isPossible = hasAllAddresses(draft.waypoints);
  const isShown = isWanted && isPossible;
  const requests = isShown ? pools.map((pool) => requestWith(pool, draft, services)) : [];
  const key = JSON.stringify(requests);
  const isSettled = useDebounced(key) === key;
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
      toggle: () => setIsWanted((before) => !before),
      wonOf: (poolId) => (isSettled ? won[pools.findIndex(({ id }) => id === poolId)] : null),
    }),
    [isPossible, isShown, isSettled, won, pools],
  );
}
