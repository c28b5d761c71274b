import { useTranslation } from '@/lib/i18n/use-translation';
import { rulesOf } from '@/domain/order/kinds';
import { translateOr } from '@/lib/i18n/translate-or';
import { useDraft } from '../use-draft';
import { missingFor } from './estimate-request';

/** Text of what the price still needs; null when nothing is missing. */
export function useMissingText(): string | null {
  const { t, i18n } = useTranslation('composer');
  const missing = useDraft(missingFor);
  const hasInventory = useDraft(({ orderType }) => rulesOf(orderType).hasInventory);
  const homeMoveText = (key: string, fallback: string) => translateOr(i18n, 'moving', `missing.${key}`, fallback);
  switch (missing) {
    case null:
      return null;
    case 'address':
      return t('price.missingAddress');
    case 'vehicle':
      return hasInventory ? homeMoveText('vehicle', t('price.missingVehicle')) : t('price.missingVehicle');
    case 'addressAndVehicle':
      // The vehicle of a home move follows from its load.
      return t(hasInventory ? 'price.missingAddress' : 'price.missingBoth');
    case 'area':
    case 'list':
    case 'level':
      return homeMoveText(missing, '');
  }
}
