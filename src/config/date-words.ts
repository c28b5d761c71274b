import dateWords from '@/generated/date-words.json';
import type { Locale } from './locales';

export type DateForm = keyof (typeof dateWords)[Locale];

type DateWords = {
  /** With `{year}`, `{month}`, `{day}` and `{weekday}`. */
  pattern: string;
  /** From January; empty if the pattern has none. */
  months: readonly string[];
  /** From Sunday; empty if the pattern has none. */
  weekdays: readonly string[];
};

/** For each language of i18n.json; scripts/lib/date-words.mjs writes them. */
export const DATE_WORDS: Readonly<Record<Locale, Readonly<Record<DateForm, DateWords>>>> = dateWords;
