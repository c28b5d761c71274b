import dateWords from '@/generated/date-words.json';
import type { Locale } from './locales';

export type DateForm = 'day' | 'date' | 'month';

type DateWords = {
  /** From Sunday. */
  weekdays: readonly string[];
  /** `pattern` has `{year}`, `{month}`, `{day}` and `{weekday}`; `months` are its names of the months. */
  forms: Readonly<Record<DateForm, { pattern: string; months: readonly string[] }>>;
};

/** Written from `Intl` before every build, for each language of i18n.json. */
export const DATE_WORDS: Readonly<Record<Locale, DateWords>> = dateWords;
