import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '@/lib/i18n/use-translation';
import { commonQueries } from '@/api/common/common-queries';
import type { Service } from '@/api/common/common-requests';
import { driverQueries } from '@/api/driver/driver-queries';
import type { VehiclePool } from '@/api/driver/driver-requests';
import type { DraftPricePart } from '@/domain/order/draft';
import { ORDER_KINDS } from '@/domain/order/kinds';
import { translateOr } from '@/lib/i18n/translate-or';
import { pricePartName, serviceName, vehicleName } from '@/ui/order/order-names';

/**
 * Names of the provider's codes. Searches the cached offers of all order kinds, because a dropped option may belong to
 * another kind.
 */
export function useOfferLabels() {
  const { i18n } = useTranslation('order');
  const client = useQueryClient();

  const poolOf = (id: string) =>
    ORDER_KINDS.flatMap((type) => client.getQueryData(driverQueries.vehiclePools(type).queryKey) ?? []).find(
      (pool) => pool.id === id,
    );
  const serviceOf = (code: string) =>
    ORDER_KINDS.flatMap((type) => client.getQueryData(commonQueries.services(type).queryKey) ?? []).find(
      (service) => service.code === code,
    );

  const poolName = ({ vehicleClass, name }: VehiclePool) => vehicleName(i18n, vehicleClass, name);
  const codeName = (code: string) =>
    serviceName(i18n, code, serviceOf(code)?.name ?? translateOr(i18n, 'order', 'pricePart.other', ''));

  return {
    vehicleName: poolName,
    vehicleNameById: (id: string) => {
      const pool = poolOf(id);
      return pool ? poolName(pool) : null;
    },
    serviceName: ({ code, name }: Pick<Service, 'code' | 'name'>) => serviceName(i18n, code, name),
    codeName,
    partName: (part: DraftPricePart) => pricePartName(i18n, part, codeName),
  };
}
