import { afterEach, describe, expect, test, vi } from 'vitest';
import { LOCALES, LOCALE_FACTS } from '@/config/locales';
import {
  formatDate,
  formatDay,
  formatLongDay,
  formatMoment,
  formatMonth,
  formatMonthOfYear,
  formatNumber,
  formatPoints,
  formatWeekday,
} from '@/domain/text/format';

const DAY_MS = 24 * 60 * 60 * 1000;
const from = Date.parse('2026-01-01T12:00:00+09:00');
const days = Array.from({ length: 2 * 365 }, (_, index) => new Date(from + index * DAY_MS).toISOString());

afterEach(() => void vi.useRealTimers());

describe('dates without Intl read as Intl writes them', () => {
  test.each(LOCALES)('on each day of two years: %s', (locale) => {
    const common = { timeZone: 'Asia/Seoul', calendar: 'gregory', numberingSystem: 'latn' };
    const written = (options: Intl.DateTimeFormatOptions) => {
      const format = new Intl.DateTimeFormat(LOCALE_FACTS[locale].tag, { ...common, ...options });
      const write = (day: string) => format.formatToParts(new Date(day)).map(({ value }) => value);
      return days.map((day) => write(day).join(''));
    };
    const own = (format: (day: string, language: typeof locale) => string) => days.map((day) => format(day, locale));
    const ownOfMonth = (format: (month: string, language: typeof locale) => string) =>
      own((day) => format(day.slice(0, 7), locale));

    expect(own(formatDay)).toEqual(written({ month: 'short', day: 'numeric', weekday: 'short' }));
    expect(own(formatLongDay)).toEqual(written({ month: 'long', day: 'numeric', weekday: 'long' }));
    expect(own(formatDate)).toEqual(written({ year: 'numeric', month: 'short', day: 'numeric' }));
    expect(own(formatWeekday)).toEqual(written({ weekday: 'short' }));
    expect(ownOfMonth(formatMonth)).toEqual(written({ year: 'numeric', month: 'long' }));
    expect(ownOfMonth(formatMonthOfYear)).toEqual(written({ month: 'short' }));
  });

  test('the Korean date, also while it is still yesterday in UTC', () => {
    expect(formatDay('2026-11-20T15:05:00Z', 'ko')).toBe('11월 21일 (토)');
    expect(formatDate('2026-12-31T15:00:00Z', 'ko')).toBe('2027년 1월 1일');
    expect(formatMonth('2026-12', 'en')).toBe('December 2026');
  });

  test('what is no date is an error, not a text', () => expect(() => formatDay('soon', 'ko')).toThrow(RangeError));
});

test('numbers keep their sign, all digits of a whole one, and three after the point', () => {
  const figures = [0, -0.5, -0.0001, -1_234_567, 1234.5678, 999_999_999_999_123];
  expect(figures.map((figure) => formatNumber(figure))).toEqual([
    '0',
    '-0.5',
    '0',
    '-1,234,567',
    '1,234.568',
    '999,999,999,999,123',
  ]);
});

test('points are counted, one of them in the singular', () => {
  expect([0, 1, 12_000].map((points) => formatPoints(points, 'en'))).toEqual([
    '0\u00a0points',
    '1\u00a0point',
    '12,000\u00a0points',
  ]);
  expect(formatPoints(1, 'ko')).toBe('1P');
});

describe('a moment', () => {
  const on = (today: string) => vi.setSystemTime(`${today}T12:00:00+09:00`);

  test('is Korean time in both languages', () => {
    on('2026-11-29');
    expect(formatMoment('2026-11-20T15:05:00Z', 'ko')).toBe('11월 21일 (토) 00:05');
    expect(formatMoment('2026-11-20T15:05:00Z', 'en')).toBe('Sat 21 Nov 00:05');
  });

  test('has its year when it is more than half a year away, before or after', () => {
    const order = '2024-11-20T15:05:00Z';
    on('2026-11-29');
    expect(formatMoment(order, 'ko')).toBe('2024년 11월 21일 00:05');
    expect(formatMoment(order, 'en')).toBe('21 Nov 2024 00:05');
    on('2024-04-01');
    expect(formatMoment(order, 'ko')).toBe('2024년 11월 21일 00:05');
  });

  test('has its day of the week over the turn of a year: a booking in January is made in December', () => {
    on('2026-12-30');
    expect(formatMoment('2027-01-04T00:00:00Z', 'ko')).toBe('1월 4일 (월) 09:00');
  });
});
