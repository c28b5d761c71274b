import { useTranslation } from '@/lib/i18n/use-translation';
import type { i18n as I18n } from 'i18next';
import { startTransition, useEffect, useState } from 'react';
import { KOREAN, localeOf, type Locale } from '@/config/locales';
import { rulesOf, type OrderType } from '@/domain/order/kinds';
import { useLazyTexts } from '@/lib/i18n/lazy-texts';

/** Languages in which the items are named. Once for all: an order's page asks in several places. */
const naming = new WeakMap<I18n, Map<Locale, Promise<void>>>();

/** Adds the names of catalogue items to the service texts, by provider code. */
async function nameItems(i18n: I18n, language: Locale) {
  const { CATALOGUE } = await import('@/domain/home-move/catalogue');
  const labelOf = (name: string): string[] => {
    // Plain words, which `t` would look through for its syntax: 27 ms for all on a fast machine.
    const label: unknown = i18n.getResource(language, 'movingItems', name);
    return typeof label === 'string' ? [label] : [];
  };
  const names: Record<string, string> = {};
  for (const { code, key } of CATALOGUE) {
    const parts = [...labelOf(`item.${key}`), ...labelOf(`option.${code}`)];
    names[`item-${code}`] = parts.join(language === KOREAN ? ' ' : ', ');
  }
  i18n.addResourceBundle(language, 'movingWords', { service: names }, true, true);
}

function itemsNamed(i18n: I18n, language: Locale): Promise<void> {
  const languages = naming.get(i18n) ?? new Map<Locale, Promise<void>>();
  const named = languages.get(language) ?? nameItems(i18n, language);
  naming.set(i18n, languages.set(language, named));
  // The next place that asks tries again.
  named.catch(() => languages.delete(language));
  return named;
}

/** Renders again when the items are named. */
function useItemNames(isWanted: boolean) {
  const { i18n } = useTranslation();
  const [, setNamedLanguage] = useState('');
  const language = localeOf(i18n.resolvedLanguage);

  useEffect(() => {
    if (!isWanted) return;
    let isCurrent = true;
    itemsNamed(i18n, language)
      .then(() => {
        // What shows names renders in slices.
        if (isCurrent) startTransition(() => setNamedLanguage(language));
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
