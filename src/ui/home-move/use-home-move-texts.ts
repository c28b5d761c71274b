import { useTranslation } from '@/lib/i18n/use-translation';
import { useEffect, useState } from 'react';
import { KOREAN, localeOf } from '@/config/locales';
import { rulesOf, type OrderType } from '@/domain/order/kinds';
import { useLazyTexts } from '@/lib/i18n/lazy-texts';
import { translateOr } from '@/lib/i18n/translate-or';

/**
 * Adds the names of catalogue items to the service texts, by provider code, and renders again when they have loaded.
 */
function useItemNames(isWanted: boolean) {
  const { i18n } = useTranslation();
  const [, setNamedLanguage] = useState('');
  const language = localeOf(i18n.resolvedLanguage);

  useEffect(() => {
    if (!isWanted) return;
    let isCurrent = true;
    import('@/domain/home-move/catalogue')
      .then(({ CATALOGUE }) => {
        const labelOf = (name: string) => translateOr(i18n, 'movingItems', name, '');
        const names: Record<string, string> = {};
        for (const { code, key } of CATALOGUE) {
          const parts = [labelOf(`item.${key}`), labelOf(`option.${code}`)].filter((part) => part !== '');
          names[`item-${code}`] = parts.join(language === KOREAN ? ' ' : ', ');
        }
        i18n.addResourceBundle(language, 'movingWords', { service: names }, true, true);
        if (isCurrent) setNamedLanguage(language);
      })
      // If loading fails, the provider's names are shown.
      .catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [i18n, isWanted, language]);
}

/** Loads the texts of a home move if `isWanted`. Returns whether they have loaded. */
export function useInventoryWords(isWanted: boolean): boolean {
  const hasTexts = useLazyTexts(isWanted ? 'movingWords' : null);
  const hasItems = useLazyTexts(isWanted ? 'movingItems' : null);
  useItemNames(isWanted && hasTexts && hasItems);
  return hasTexts;
}

/** The same for an order: only kinds with an inventory have such words. */
export const useHomeMoveTexts = (orderType: OrderType) => useInventoryWords(rulesOf(orderType).hasInventory);
