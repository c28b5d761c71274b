import { useQueries } from '@tanstack/react-query';
import { estimateQuery } from '@/api/order/order-queries';
import { SERVICE_LEVELS, type ServiceLevel } from '@/domain/moving/moving-job';
import type { ComposerValues } from '../form/composer-values';
import { requestOf } from '../price/estimate-request';
import { useRested } from '../price/use-rested';

/** Won for each level of service for this very job; null while on its way, undefined where there is none. */
export function useLevelPrices(values: ComposerValues): Record<ServiceLevel, number | null | undefined> {
  // All of them or none: they differ in the level alone.
  const requests = SERVICE_LEVELS.flatMap(
    (level) => requestOf({ ...values, moving: { ...values.moving, level } }) ?? [],
  );
  const isRested = useRested(JSON.stringify(requests));
  const won = useQueries({
    queries: requests.map((request) => ({
      ...estimateQuery(request),
      enabled: isRested,
    })),
    combine: (answers) => answers.map(({ isError, data }) => (isError ? undefined : (data?.total ?? null))),
  });
  const priceAt = (index: number) => {
    if (requests.length === 0) return undefined;
    return isRested ? won[index] : null;
  };
  return { vehicleOnly: priceAt(0), standard: priceAt(1), halfPack: priceAt(2), fullPack: priceAt(3) };
}
