import { useTranslation } from 'next-i18next/pages';
import { useEffect, useState } from 'react';
import { localeOf } from '@/config/locales';
import { rulesOf, type OrderType } from '@/domain/order/kinds';
import { useLazyTexts } from '@/lib/i18n/lazy-texts';
import { wordOf } from '@/lib/i18n/word-of';

/** Puts what things are called beside the other services, by the provider's codes; again once they have come. */
function useItemNames(isWanted: boolean) {
  const { i18n } = useTranslation();
  const [, setNamed] = useState('');
  const language = localeOf(i18n.resolvedLanguage);

  useEffect(() => {
    if (!isWanted) return;
    let isCurrent = true;
    import('@/domain/home-move/catalogue')
      .then(({ CATALOGUE }) => {
        const word = (name: string) => wordOf(i18n, 'movingItems', name, '');
        const names: Record<string, string> = {};
        for (const { code, key } of CATALOGUE) {
          names[`item-${code}`] = `${word(`item.${key}`)} ${word(`option.${code}`)}`.trim();
        }
        i18n.addResourceBundle(language, 'movingWords', { service: names }, true, true);
        if (isCurrent) setNamed(language);
      })
      // Without them the provider's names do.
      .catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [i18n, isWanted, language]);
}

/** Loads the words of a home move where `isWanted`, and renders again once they are there. Returns whether they are. */
export function useInventoryWords(isWanted: boolean): boolean {
  const hasWords = useLazyTexts(isWanted ? 'movingWords' : null);
  const hasItems = useLazyTexts(isWanted ? 'movingItems' : null);
  useItemNames(isWanted && hasWords && hasItems);
  return hasWords;
}

/** The same for an order: only kinds with an inventory have such words. */
export const useMovingWords = (orderType: OrderType) => useInventoryWords(rulesOf(orderType).hasInventory);
