import { useTranslation } from 'next-i18next/pages';
import { wordOf } from '@/lib/i18n/word-of';
import { useDraft } from '../use-draft';
import { missingFor } from './estimate-request';

/** Text of what the price still needs; null when nothing is missing. */
export function useMissingText(): string | null {
  const { t, i18n } = useTranslation('composer');
  const missing = useDraft(missingFor);
  const isMove = useDraft(({ orderType }) => orderType === 'HomeMoving');
  const homeMoveText = (key: string, fallback: string) => wordOf(i18n, 'moving', `missing.${key}`, fallback);
  switch (missing) {
    case null:
      return null;
    case 'address':
      return t('price.missingAddress');
    case 'vehicle':
      return isMove ? homeMoveText('vehicle', t('price.missingVehicle')) : t('price.missingVehicle');
    case 'addressAndVehicle':
      // The vehicle of a home homeMoveText follows from its load.
      return t(isMove ? 'price.missingAddress' : 'price.missingBoth');
    case 'level':
      return homeMoveText('level', '');
  }
}
