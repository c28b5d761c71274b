// How each language writes a date, from `Intl`, so that the app does not need it: its first date keeps a phone busy for
// 60 ms.
import i18n from '../../src/config/i18n.json' with { type: 'json' };
import { writeIfChanged } from './texts.mjs';

const FORMS = {
  /** `11월 21일 (토)` / `Sat 21 Nov` */
  day: { month: 'short', day: 'numeric', weekday: 'short' },
  /** `2026년 11월 21일` / `21 Nov 2026` */
  date: { year: 'numeric', month: 'short', day: 'numeric' },
  /** `2026년 11월` / `November 2026` */
  month: { year: 'numeric', month: 'long' },
};

const DAY_MS = 24 * 60 * 60 * 1000;
/** A leap year. It begins on a Monday, so day 6 is a Sunday. */
const DAYS = Array.from({ length: 366 }, (_, index) => new Date(Date.UTC(2024, 0, 1) + index * DAY_MS));
const MONTHS = Array.from({ length: 12 }, (_, index) => new Date(Date.UTC(2024, index, 1)));
const WEEK = DAYS.slice(6, 13);

const part = (format, date, type) => format.formatToParts(date).find((one) => one.type === type)?.value;

function wordsOf(tag) {
  const weekdayFormat = new Intl.DateTimeFormat(tag, { timeZone: 'UTC', ...FORMS.day });
  const weekdays = WEEK.map((date) => part(weekdayFormat, date, 'weekday'));
  const forms = Object.entries(FORMS).map(([name, options]) => {
    const format = new Intl.DateTimeFormat(tag, { timeZone: 'UTC', ...options });
    const pattern = format
      .formatToParts(DAYS[0])
      .map(({ type, value }) => (type === 'literal' ? value : `{${type}}`))
      .join('');
    const months = MONTHS.map((date) => part(format, date, 'month'));
    for (const date of DAYS) {
      const values = {
        year: String(date.getUTCFullYear()),
        month: months[date.getUTCMonth()],
        day: String(date.getUTCDate()),
        weekday: weekdays[date.getUTCDay()],
      };
      const written = pattern.replace(/\{(\w+)\}/g, (_, key) => values[key]);
      if (written !== format.format(date)) {
        throw new Error(
          `${tag} writes ${format.format(date)}, its pattern ${written}: it needs another way for dates.`,
        );
      }
    }
    return [name, { pattern, months }];
  });
  return { weekdays, forms: Object.fromEntries(forms) };
}

/** Writes src/generated/date-words.json for all languages of the product. */
export function writeDateWords() {
  const words = Object.entries(i18n.locales).map(([locale, { tag }]) => [locale, wordsOf(tag)]);
  writeIfChanged('src/generated/date-words.json', `${JSON.stringify(Object.fromEntries(words))}\n`);
}
