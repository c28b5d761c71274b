import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '@/lib/i18n/use-translation';
import { driverQueries } from '@/api/driver/driver-queries';
import type { DraftPricePart, DraftService, OrderDraft } from '@/domain/order/draft';
import { useServiceName } from '@/queries/use-service-name';
import { pricePartName, vehicleName, countedName } from '@/ui/order/order-names';

/** Names of the codes in a draft: ours if the texts have one, otherwise the provider's. */
export function useOrderLabels({ orderType, vehiclePoolId, services, moving, calculationPrice }: OrderDraft) {
  const { t, i18n } = useTranslation(['order', 'payment']);
  const serviceName = useServiceName(
    { orderType, services: [...services, ...moving.extras], calculationPrice },
    t('order:pricePart.service'),
  );
  const { data: pools } = useQuery(driverQueries.vehiclePools(orderType));
  const pool = pools?.find(({ id }) => id === vehiclePoolId);

  const trucks = calculationPrice.parts.find(({ code }) => code === 'base')?.quantity;

  return {
    vehicleName: pool
      ? countedName(vehicleName(i18n, pool.vehicleClass, pool.name), trucks)
      : t('payment:summary.unknownVehicle'),
    serviceName,
    serviceText: ({ code, quantity }: DraftService) => countedName(serviceName(code), quantity),
    partText: (part: DraftPricePart) => pricePartName(i18n, part, serviceName),
  };
}
