import { useQueries, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { estimateQuery } from '@/api/order/order-queries';
import type { Service } from '@/api/common/common-requests';
import type { VehiclePool } from '@/api/driver/driver-requests';
import type { EstimateRequest } from '@/api/order/order-requests';
import { env } from '@/config/env';
import { MAX_PARALLEL_VEHICLE_PRICES } from '@/config/limits';
import type { OrderDraft } from '@/domain/order/draft';
import { serverNow } from '@/domain/time/clock';
import { hasAllAddresses } from '@/domain/order/waypoints';
import { useDebouncedValue } from '@/lib/browser/use-debounced-value';
import { useExpiry } from '@/lib/browser/use-expiry';
import { isSuitable } from '../offer/offer';
import { useOffer } from '../offer/offer-context';
import { usePricedDraft } from '../price/estimate';
import { NO_REQUEST, estimateRequestOf } from '../price/estimate-request';
import { useReadDraft } from '../use-draft';

/** The price of the chosen vehicle is requested earlier, by the price panel. */
const REST_MS = 600;

/** The request for the same job with another vehicle, without the options that this vehicle does not support. */
function requestWith(pool: VehiclePool, draft: OrderDraft, services: readonly Service[]) {
  const kept = draft.services.filter(({ code }) =>
    services.some((service) => service.code === code && isSuitable(service, pool)),
  );
  return estimateRequestOf({ ...draft, vehiclePoolId: pool.id, services: kept });
}

export type VehiclePrices = {
  /** Whether the route is complete and prices wait for the customer's request. */
  isOnDemand: boolean;
  isShown: boolean;
  toggle: () => void;
  /** Won; null while loading or expired, undefined if there is none. */
  wonOf: (poolId: string) => number | null | undefined;
};

type QueryResult = { isError: boolean; data: { total: number; validUntil: string } | undefined };

/** A stable function, so that React Query returns the same object while nothing in it changes. */
function combine(results: readonly QueryResult[]) {
  // A failed renewal keeps its old data, whose end is past. It is requested again when the next price expires.
  const ends = results.flatMap(({ isError, data }) => (isError ? [] : (data?.validUntil ?? [])));
  return {
    prices: results.map(({ isError, data }) => (isError ? undefined : (data ?? null))),
    firstEnd: ends.toSorted()[0],
  };
}

const NONE: readonly never[] = [];

/**
 * Requests the prices one after another, a few at a time; those in the cache are not requested again. Stops while the
 * cards are out of view. React Query aborts a request that nothing observes any more, such as after the job has changed.
 */
function useQueue(requests: readonly EstimateRequest[], key: string, isRunning: boolean, round: number) {
  const client = useQueryClient();
  const readDraft = useReadDraft();

  useEffect(() => {
    if (!isRunning) return;
    const queue = [...requests];
    const next = async () => {
      for (let request = queue.shift(); request; request = queue.shift()) {
        // The price panel requests the chosen vehicle's price, and renews it.
        if (request.vehiclePoolId === readDraft().vehiclePoolId) continue;
        // The card shows a failure.
        await client.query(estimateQuery(request)).catch(() => null);
      }
    };
    for (let slot = 0; slot < MAX_PARALLEL_VEHICLE_PRICES; slot += 1) void next();
    return () => {
      queue.length = 0;
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `key` stands for the requests
  }, [client, readDraft, key, isRunning, round]);
}

/** The price of this route for each vehicle, from the cache that the price panel uses too. */
export function useVehiclePrices(isInView: boolean): VehiclePrices {
  const draft = usePricedDraft();
  const offer = useOffer();
  const pools = offer.pools.data ?? NONE;
  const services = offer.services.data ?? NONE;
  const [isRequested, setIsRequested] = useState(env.vehiclePrices === 'all');
  const [round, setRound] = useState(0);
  const isPossible = hasAllAddresses(draft.waypoints);
  const isShown = isRequested && isPossible && offer.services.data !== undefined;
  const requests = useMemo(
    () => (isShown ? pools.map((pool) => requestWith(pool, draft, services) ?? NO_REQUEST) : []),
    [isShown, pools, draft, services],
  );
  const key = JSON.stringify(requests);
  const isSettled = useDebouncedValue(key, REST_MS) === key;

  useQueue(requests, key, isShown && isSettled && isInView, round);
  const { prices, firstEnd } = useQueries({
    queries: requests.map((request) => ({ ...estimateQuery(request), enabled: false })),
    combine,
  });
  useExpiry(firstEnd, () => setRound(round + 1));

  return {
    isOnDemand: isPossible && env.vehiclePrices === 'chosen',
    isShown,
    toggle: () => setIsRequested(!isRequested),
    wonOf: (poolId) => {
      const price = prices[pools.findIndex(({ id }) => id === poolId)];
      // An expired one is being requested again, or will be when the cards are in view.
      return price && (Date.parse(price.validUntil) > serverNow() ? price.total : null);
    },
  };
}
