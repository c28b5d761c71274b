import { useTranslation } from 'next-i18next/pages';
import { rulesOf } from '@/domain/order/kinds';
import { wordOf } from '@/lib/i18n/word-of';
import { useDraft } from '../use-draft';
import { missingFor } from './estimate-request';

/** Says what a price still needs; null when nothing is missing. */
export function useMissingText(): string | null {
  const { t, i18n } = useTranslation('composer');
  const missing = useDraft(missingFor);
  const hasInventory = useDraft(({ orderType }) => rulesOf(orderType).hasInventory);
  const move = (key: string, fallback: string) => wordOf(i18n, 'moving', `missing.${key}`, fallback);
  switch (missing) {
    case null:
      return null;
    case 'address':
      return t('price.missingAddress');
    case 'vehicle':
      return hasInventory ? move('vehicle', t('price.missingVehicle')) : t('price.missingVehicle');
    case 'addressAndVehicle':
      // The vehicle follows the inventory.
      return t(hasInventory ? 'price.missingAddress' : 'price.missingBoth');
    case 'level':
      return move('level', '');
  }
}
