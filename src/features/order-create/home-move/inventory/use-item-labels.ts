import { useTranslation } from '@/lib/i18n/use-translation';
import { useMemo } from 'react';
import { entryKeyOf, itemOf, type Entry } from '@/domain/home-move/catalogue';
import { useLazyTexts } from '@/lib/i18n/lazy-texts';
import { translateOr } from '@/lib/i18n/translate-or';

export type ItemLabels = {
  /** For example 침대. */
  entry: (key: string) => string;
  /** For example 퀸; '' for an item without options. */
  option: (code: string) => string;
  /** For example 침대 퀸. */
  item: (code: string) => string;
  /** For example 1.9㎥, or that the item goes into a box. */
  facts: (code: string) => string;
  add: (name: string) => string;
  less: (name: string) => string;
  amount: (name: string) => string;
};

function cached(translate: (key: string) => string) {
  const known = new Map<string, string>();
  return (key: string) => {
    const text = known.get(key) ?? translate(key);
    known.set(key, text);
    return text;
  };
}

/** Created once for all rows: a hook in each of hundreds of rows costs more than the rows themselves. */
export function useItemLabels(): ItemLabels {
  const { t, i18n } = useTranslation('inventory');
  const hasWords = useLazyTexts('inventory');
  const hasNames = useLazyTexts('movingItems');
  // New caches once both have loaded: a quote may ask for names before the inventory is shown.
  const areLoaded = hasWords && hasNames;
  return useMemo(() => {
    const keep = areLoaded ? cached : (translate: (key: string) => string) => translate;
    const entry = keep((key) => translateOr(i18n, 'movingItems', `item.${key}`, t('unknownItem')));
    const option = keep((code) => translateOr(i18n, 'movingItems', `option.${code}`, ''));
    const item = keep((code) => {
      const name = entry(entryKeyOf(code));
      const size = option(code);
      return size === '' ? name : t('sized', { name, size });
    });
    const facts = keep((code) => {
      const known = itemOf(code);
      return known?.isBoxed ? t('boxed') : t('volume', { figure: known?.volume ?? 0 });
    });
    return {
      entry,
      option,
      item,
      facts,
      add: keep((name) => t('add', { name })),
      less: keep((name) => t('less', { name })),
      amount: keep((name) => t('amount', { name })),
    };
  }, [t, i18n, areLoaded]);
}

export const hasOptions = ({ items }: Entry) => items.length > 1;
