import { useTranslation } from '@/lib/i18n/use-translation';
import { useCallback } from 'react';
import { rulesOf } from '@/domain/order/kinds';
import { translateOr } from '@/lib/i18n/translate-or';
import { useDraft } from './use-draft';

/**
 * Returns a function for texts of the route that a move words differently: the one in `moving`, which other orders do not
 * load; `general` for those, and until it has loaded.
 */
export function useMoveText() {
  const { i18n } = useTranslation();
  const hasInventory = useDraft(({ orderType }) => rulesOf(orderType).hasInventory);
  return useCallback(
    (key: 'contact' | 'swap' | 'swapped' | 'notePlaceholder' | 'pastePlaceholder', general: string) =>
      hasInventory ? translateOr(i18n, 'moving', key, general) : general,
    [i18n, hasInventory],
  );
}
