import { useTranslation } from 'next-i18next/pages';
import { useMemo } from 'react';
import { isLocale, LOCALES } from '@/config/locales';
import { ENTRIES, type Entry } from '@/domain/home-move/catalogue';
import { createSearch } from '@/domain/home-move/item-search';
import { useLazyTexts } from '@/lib/i18n/lazy-texts';

const BY_KEY = new Map(ENTRIES.map((entry) => [entry.key, entry]));

/** Searches the catalogue in all languages: 냉장고, ㄴㅈㄱ, 양문형 and fridge find the same entry. */
export function useItemSearch(): (query: string) => Entry[] {
  const { i18n } = useTranslation();
  useLazyTexts('movingItems', LOCALES);
  const there = LOCALES.filter((locale) => i18n.hasResourceBundle(locale, 'movingItems')).join(' ');

  return useMemo(() => {
    const textOf = (language: string, key: string) => {
      const text: unknown = i18n.getResource(language, 'movingItems', key);
      return typeof text === 'string' ? text : '';
    };
    const wordsOf = ({ key, items }: Entry, language: string) => [
      textOf(language, `item.${key}`),
      ...items.map(({ code }) => textOf(language, `option.${code}`)),
      ...textOf(language, `also.${key}`).split(' '),
    ];
    const find = createSearch(
      ENTRIES.map((entry) => ({
        key: entry.key,
        words: there
          .split(' ')
          .filter(isLocale)
          .flatMap((language) => wordsOf(entry, language)),
      })),
    );
    return (query) => find(query).flatMap((key) => BY_KEY.get(key) ?? []);
  }, [i18n, there]);
}
