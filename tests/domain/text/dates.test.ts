import { describe, expect, test } from 'vitest';
import { LOCALES, LOCALE_FACTS } from '@/config/locales';
import { formatDate, formatDay, formatMonth } from '@/domain/text/format';

const DAY_MS = 24 * 60 * 60 * 1000;
const from = Date.parse('2026-01-01T12:00:00+09:00');
const days = Array.from({ length: 2 * 365 }, (_, index) => new Date(from + index * DAY_MS).toISOString());

describe('dates without Intl read as Intl writes them', () => {
  test.each(LOCALES)('on each day of two years: %s', (locale) => {
    const written = (options: Intl.DateTimeFormatOptions) => {
      const format = new Intl.DateTimeFormat(LOCALE_FACTS[locale].tag, { timeZone: 'Asia/Seoul', ...options });
      return days.map((day) => format.format(new Date(day)));
    };
    const own = (format: (iso: string) => string) => days.map(format);

    expect(own((day) => formatDay(day, locale))).toEqual(written({ month: 'short', day: 'numeric', weekday: 'short' }));
    expect(own((day) => formatDate(day, locale))).toEqual(written({ year: 'numeric', month: 'short', day: 'numeric' }));
    expect(own((day) => formatMonth(day.slice(0, 7), locale))).toEqual(written({ year: 'numeric', month: 'long' }));
  });

  test('the Korean date, also while it is still yesterday in UTC', () => {
    expect(formatDay('2026-11-20T15:05:00Z', 'ko')).toBe('11월 21일 (토)');
    expect(formatDate('2026-12-31T15:00:00Z', 'ko')).toBe('2027년 1월 1일');
    expect(formatMonth('2026-12', 'en')).toBe('December 2026');
  });
});
