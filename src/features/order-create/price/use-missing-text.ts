import { useTranslation } from 'next-i18next/pages';
import { wordOf } from '@/lib/i18n/word-of';
import type { ComposerValues } from '../form/composer-values';

/** What a price still needs; null when it has all. */
export function useMissingText({ orderType, waypoints, vehiclePoolId, moving }: ComposerValues): string | null {
  const { t, i18n } = useTranslation('composer');
  const needsAddress = waypoints.some(({ address }) => address === null);
  const needsVehicle = vehiclePoolId === '';
  if (orderType === 'HomeMoving') {
    if (needsAddress) return t('price.missingAddress');
    if (needsVehicle) return wordOf(i18n, 'moving', 'missing.vehicle', t('price.missingVehicle'));
    return moving.level === '' ? wordOf(i18n, 'moving', 'missing.level', '') : null;
  }
  if (needsAddress && needsVehicle) return t('price.missingBoth');
  if (needsAddress) return t('price.missingAddress');
  return needsVehicle ? t('price.missingVehicle') : null;
}
