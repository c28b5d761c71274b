import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'next-i18next/pages';
import { commonQueries } from '@/api/common/common-queries';
import { driverQueries } from '@/api/driver/driver-queries';
import type { DraftPricePart, OrderDraft } from '@/domain/order/draft';
import { codeWord } from '@/lib/i18n/code-word';
import { useMovingWords } from '@/ui/use-moving-words';
import { isVehicleClass } from '@/domain/order/vehicles';

const quantityText = (quantity: number | undefined) => (quantity !== undefined && quantity > 1 ? ` × ${quantity}` : '');

/** Names of the codes in a draft: ours if the texts have one, otherwise the provider's. */
export function useOrderWords({ orderType, vehiclePoolId }: OrderDraft) {
  const { t, i18n } = useTranslation(['order', 'payment']);
  useMovingWords(orderType);
  const { data: services } = useQuery(commonQueries.services(orderType));
  const { data: pools } = useQuery(driverQueries.vehiclePools(orderType));
  const pool = pools?.find(({ id }) => id === vehiclePoolId);

  const serviceName = (code: string) => {
    const providerName = services?.find((service) => service.code === code)?.name ?? t('order:pricePart.service');
    return codeWord(i18n, 'service', code, providerName);
  };

  return {
    vehicleName:
      pool && isVehicleClass(pool.vehicleClass)
        ? t(`order:vehicle.${pool.vehicleClass}`)
        : (pool?.name ?? t('payment:summary.unknownVehicle')),
    serviceName,
    serviceText: ({ code, quantity }: { code: string; quantity: number }) =>
      `${serviceName(code)}${quantityText(quantity)}`,
    partText: ({ code, serviceCode, quantity }: DraftPricePart) => {
      const name =
        code === 'service' && serviceCode
          ? serviceName(serviceCode)
          : codeWord(i18n, 'pricePart', code, t('order:pricePart.other'));
      return `${name}${quantityText(quantity)}`;
    },
  };
}
