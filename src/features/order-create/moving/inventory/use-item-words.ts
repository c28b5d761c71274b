import { useTranslation } from 'next-i18next/pages';
import { useMemo } from 'react';
import { itemOf, type Entry } from '@/domain/moving/catalogue';
import { wordOf } from '@/lib/i18n/word-of';

export type ItemWords = {
  /** 침대 */
  entry: (key: string) => string;
  /** 퀸; empty for what has no options. */
  option: (code: string) => string;
  /** 침대 퀸 */
  item: (code: string) => string;
};

export function useItemWords(): ItemWords {
  const { t, i18n } = useTranslation('inventory');
  return useMemo(() => {
    const entry = (key: string) => wordOf(i18n, 'movingItems', `item.${key}`, t('unknownItem'));
    const option = (code: string) => wordOf(i18n, 'movingItems', `option.${code}`, '');
    const item = (code: string) => {
      const name = entry(itemOf(code)?.key ?? code);
      const size = option(code);
      return size === '' ? name : t('sized', { name, size });
    };
    return { entry, option, item };
  }, [t, i18n]);
}

export const hasOptions = ({ items }: Entry) => items.length > 1;
