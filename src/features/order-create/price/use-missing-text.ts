import { useTranslation } from 'next-i18next/pages';
import type { ComposerValues } from '../form/composer-values';

/** What a price still needs; null when it has all. */
export function useMissingText({ waypoints, vehiclePoolId }: ComposerValues): string | null {
  const { t } = useTranslation('composer');
  const needsAddress = waypoints.some(({ address }) => address === null);
  const needsVehicle = vehiclePoolId === '';
  if (needsAddress && needsVehicle) return t('price.missingBoth');
  if (needsAddress) return t('price.missingAddress');
  return needsVehicle ? t('price.missingVehicle') : null;
}
