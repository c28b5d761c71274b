import { useTranslation } from '@/lib/i18n/use-translation';
import { useCallback } from 'react';
import { rulesOf } from '@/domain/order/kinds';
import { useLazyTexts } from '@/lib/i18n/lazy-texts';
import { translateOr } from '@/lib/i18n/translate-or';
import { useDraft } from './use-draft';

/**
 * Returns a function for texts of the route that a move words differently: the one in `moving`, which other orders do not
 * load; `general` for those, and until it has loaded.
 */
export function useMoveText() {
  const { i18n } = useTranslation();
  const hasInventory = useDraft(({ orderType }) => rulesOf(orderType).hasInventory);
  // Also renders again when they arrive: rows are memoized.
  const hasTexts = useLazyTexts(hasInventory ? 'moving' : null);
  const isMove = hasInventory && hasTexts;
  return useCallback(
    (key: 'contact' | 'swap' | 'swapped' | 'notePlaceholder' | 'pastePlaceholder', general: string) =>
      isMove ? translateOr(i18n, 'moving', key, general) : general,
    [i18n, isMove],
  );
}
