// How each language writes a date. It comes from `Intl` here, because in the app its first date keeps a slow phone busy for
// 60 ms.
import i18n from '../../src/config/i18n.json' with { type: 'json' };
import { writeIfChanged } from './texts.mjs';

const FORMS = {
  /** `11월 21일 (토)` / `Sat 21 Nov` */
  day: { month: 'short', day: 'numeric', weekday: 'short' },
  /** `11월 21일 토요일` / `Saturday 21 November` */
  longDay: { month: 'long', day: 'numeric', weekday: 'long' },
  /** `2026년 11월 21일` / `21 Nov 2026` */
  date: { year: 'numeric', month: 'short', day: 'numeric' },
  /** `2026년 11월` / `November 2026` */
  month: { year: 'numeric', month: 'long' },
  /** `토` / `Sat` */
  weekday: { weekday: 'short' },
  /** `11월` / `Nov` */
  monthOfYear: { month: 'short' },
};

const DAY_MS = 24 * 60 * 60 * 1000;
/** A leap year. It begins on a Monday, so day 6 is a Sunday. */
const DAYS = Array.from({ length: 366 }, (_, index) => new Date(Date.UTC(2024, 0, 1) + index * DAY_MS));
const MONTHS = Array.from({ length: 12 }, (_, index) => new Date(Date.UTC(2024, index, 1)));
const WEEK = DAYS.slice(6, 13);

/** The years and digits of the rest of the app, also where a language has others. */
const COMMON = { timeZone: 'UTC', calendar: 'gregory', numberingSystem: 'latn' };

function wordsOf(tag, options) {
  const format = new Intl.DateTimeFormat(tag, { ...COMMON, ...options });
  const partsOf = (date) => format.formatToParts(date);
  const namesOf = (dates, name) =>
    name in options ? dates.map((date) => partsOf(date).find(({ type }) => type === name)?.value) : [];

  const pattern = partsOf(DAYS[0])
    .map(({ type, value }) => (type === 'literal' ? value : `{${type}}`))
    .join('');
  const months = namesOf(MONTHS, 'month');
  const weekdays = namesOf(WEEK, 'weekday');
  for (const date of DAYS) {
    const words = {
      year: date.getUTCFullYear(),
      month: months[date.getUTCMonth()],
      day: date.getUTCDate(),
      weekday: weekdays[date.getUTCDay()],
    };
    const written = pattern.replace(/\{(\w+)\}/g, (_, name) => words[name]);
    // Not `format()`, which has other spaces than its parts in some languages.
    const expected = partsOf(date)
      .map(({ value }) => value)
      .join('');
    if (written !== expected) throw new Error(`${tag}: a pattern cannot write ${expected}, it gives ${written}.`);
  }
  return { pattern, months, weekdays };
}

/** Writes src/generated/date-words.json for all languages of the product. */
export function writeDateWords() {
  const words = Object.entries(i18n.locales).map(([locale, { tag }]) => [
    locale,
    Object.fromEntries(Object.entries(FORMS).map(([form, options]) => [form, wordsOf(tag, options)])),
  ]);
  writeIfChanged('src/generated/date-words.json', `${JSON.stringify(Object.fromEntries(words))}\n`);
}
