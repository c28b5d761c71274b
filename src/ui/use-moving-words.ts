import { useTranslation } from 'next-i18next/pages';
import { useEffect, useState } from 'react';
import type { OrderType } from '@/domain/order/order-types';
import { movingItemsTexts } from '@/lib/i18n/lazy/moving-items';
import { movingWordsTexts } from '@/lib/i18n/lazy/moving-words';
import { useLazyTexts } from '@/lib/i18n/lazy-texts';
import { wordOf } from '@/lib/i18n/word-of';

/**
 * Adds the names of catalogue items to the service texts, by provider code, and renders again when they have loaded.
 */
function useItemNames(isWanted: boolean) {
  const { i18n } = useTranslation();
  const [, setNamedLanguage] = useState('');
  const language = i18n.resolvedLanguage ?? 'ko';

  useEffect(() => {
    if (!isWanted) return;
    let isCurrent = true;
    import('@/domain/home-move/catalogue')
      .then(({ CATALOGUE }) => {
        const labelOf = (name: string) => wordOf(i18n, 'movingItems', name, '');
        const names: Record<string, string> = {};
        for (const { code, key } of CATALOGUE) {
          names[`item-${code}`] = `${labelOf(`item.${key}`)} ${labelOf(`option.${code}`)}`.trim();
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

/** Loads the home-move texts if the order needs them. Returns whether they have loaded. */
export function useMovingWords(orderType: OrderType): boolean {
  const isMove = orderType === 'HomeMoving';
  const hasTexts = useLazyTexts(isMove ? movingWordsTexts : null);
  const hasItems = useLazyTexts(isMove ? movingItemsTexts : null);
  useItemNames(isMove && hasTexts && hasItems);
  return hasTexts;
}
