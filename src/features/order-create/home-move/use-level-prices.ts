import { useQueries } from '@tanstack/react-query';
import { estimateQuery } from '@/api/order/order-queries';
import { SERVICE_LEVELS, type ServiceLevel } from '@/domain/home-move/job';
import { usePricedDraft } from '../price/estimate';
import { estimateRequestOf } from '../price/estimate-request';
import { useDebounced } from '../price/use-debounced';

/** Price of this job in won for each service level; null while loading, undefined if there is none. */
export function useLevelPrices(): Record<ServiceLevel, number | null | undefined> {
  const draft = usePricedDraft();
  // All or none: the requests differ in the level only.
  const requests = SERVICE_LEVELS.flatMap(
    (level) => estimateRequestOf({ ...draft, moving: { ...draft.moving, level } }) ?? [],
  );
  const key = JSON.stringify(requests);
  const isSettled = useDebounced(key) === key;
  const won = useQueries({
    queries: requests.map((request) => ({
      ...estimateQuery(request),
      enabled: isSettled,
    })),
    combine: (results) => results.map(({ isError, data }) => (isError ? undefined : (data?.total ?? null))),
  });
  const priceAt = (index: number) => {
    if (requests.length === 0) return undefined;
    return isSettled ? won[index] : null;
  };
  return { vehicleOnly: priceAt(0), standard: priceAt(1), halfPack: priceAt(2), fullPack: priceAt(3) };
}
