import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'next-i18next/pages';
import { commonQueries } from '@/api/common/common-queries';
import type { Service } from '@/api/common/common-requests';
import { driverQueries } from '@/api/driver/driver-queries';
import type { VehiclePool } from '@/api/driver/driver-requests';
import { ORDER_KINDS, type DraftPricePart } from '@/domain/order/draft';
import { codeWord } from '@/lib/i18n/code-word';
import { wordOf } from '@/lib/i18n/word-of';

const quantityText = (quantity = 1) => (quantity > 1 ? ` × ${quantity}` : '');

/**
 * Names of the provider's codes. Searches the cached offers of all order kinds, because a dropped option may belong to
 * another kind.
 */
export function useOfferWords() {
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

  const vehicleName = ({ vehicleClass, name }: VehiclePool) => wordOf(i18n, 'order', `vehicle.${vehicleClass}`, name);
  const serviceName = ({ code, name }: Pick<Service, 'code' | 'name'>) => codeWord(i18n, 'service', code, name);
  const otherText = () => wordOf(i18n, 'order', 'pricePart.other', '');
  const codeName = (code: string) => serviceName(serviceOf(code) ?? { code, name: otherText() });

  return {
    vehicleName,
    vehicleNameById: (id: string) => {
      const pool = poolOf(id);
      return pool ? vehicleName(pool) : null;
    },
    serviceName,
    codeName,
    partName: ({ code, serviceCode, quantity }: DraftPricePart) => {
      const name =
        code === 'service' && serviceCode ? codeName(serviceCode) : codeWord(i18n, 'pricePart', code, otherText());
      return `${name}${quantityText(quantity)}`;
    },
  };
}
