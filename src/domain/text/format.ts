import { DATE_WORDS, type DateForm } from '@/config/date-words';
import { KOREAN, type Locale } from '@/config/locales';
import { serverNow } from '../time/clock';
import { kstDate, kstFields, kstTime } from '../time/kst';

/** 65 → `1:05`. */
export const formatCountdown = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** A whole number with its thousands apart. Not by `Intl`, whose first number keeps a slow phone busy. */
const grouped = (figure: number) => String(figure).replace(/\B(?=(\d{3})+$)/g, ',');

/** 23000 → `23,000원`, in other languages `₩23,000`; a negative amount starts with its sign: `-3,000원`, `-₩3,000`. */
export function formatWon(won: number, locale: Locale): string {
  const sign = won < 0 ? '-' : '';
  const figure = grouped(Math.abs(Math.round(won)));
  return locale === KOREAN ? `${sign}${figure}원` : `${sign}₩${figure}`;
}

/** Loyalty points, worth one won each: 12000 → `12,000P`, in other languages `12,000 points`, `1 point`. */
export function formatPoints(points: number, locale: Locale): string {
  const figure = grouped(Math.round(points));
  return locale === KOREAN ? `${figure}P` : `${figure}\u00a0point${figure === '1' ? '' : 's'}`;
}

/** `20kg`; other languages have a space that does not break: `20 kg`. */
export const withUnit = (figure: number | string, unit: string, locale: Locale) =>
  locale === KOREAN ? `${figure}${unit}` : `${figure}\u00a0${unit}`;

/** Metres → `12.3km`, `850m`. */
export function formatDistance(metres: number, locale: Locale): string {
  const whole = Math.round(metres);
  return whole < 1000 ? withUnit(whole, 'm', locale) : withUnit((whole / 1000).toFixed(1), 'km', locale);
}

/**
 * The Korean date of an instant, or a date such as `2026-11-21`.
 * @throws {RangeError} if it is none
 */
function writeDate(form: DateForm, iso: string, locale: Locale): string {
  const { pattern, months, weekdays } = DATE_WORDS[locale][form];
  const date = kstFields(Date.parse(iso));
  if (Number.isNaN(date.getTime())) throw new RangeError(`Not a date: ${iso}`);
  const words: Record<string, string | number | undefined> = {
    year: date.getUTCFullYear(),
    month: months[date.getUTCMonth()],
    day: date.getUTCDate(),
    weekday: weekdays[date.getUTCDay()],
  };
  return pattern.replace(/\{(\w+)\}/g, (_, name: string) => String(words[name]));
}

/** Without the year: `11월 21일 (토)` / `Sat 21 Nov`. */
export const formatDay = (iso: string, locale: Locale) => writeDate('day', iso, locale);

/** `11월 21일 토요일` / `Saturday 21 November`. */
export const formatLongDay = (iso: string, locale: Locale) => writeDate('longDay', iso, locale);

/** With the year: `2026년 11월 21일` / `21 Nov 2026`. */
export const formatDate = (iso: string, locale: Locale) => writeDate('date', iso, locale);

/** `2026-11` → `2026년 11월` / `November 2026`. */
export const formatMonth = (month: string, locale: Locale) => writeDate('month', `${month}-15`, locale);

/** `2026-11` → `11월` / `Nov`. */
export const formatMonthOfYear = (month: string, locale: Locale) => writeDate('monthOfYear', `${month}-15`, locale);

/** `토` / `Sat`. */
export const formatWeekday = (iso: string, locale: Locale) => writeDate('weekday', iso, locale);

/** `14:05`, KST. */
export const formatTime = (iso: string) => kstTime(Date.parse(iso));

const HALF_YEAR_MS = 183 * 24 * 60 * 60 * 1000;

/**
 * `11월 21일 (토) 14:05`, KST; more than half a year from now, where the day alone could be of two years, `2024년 11월 21일
 * 14:05`.
 */
export function formatMoment(iso: string, locale: Locale): string {
  const isFar = Math.abs(Date.parse(iso) - serverNow()) > HALF_YEAR_MS;
  return `${(isFar ? formatDate : formatDay)(iso, locale)} ${formatTime(iso)}`;
}

/** `14:05` on the Korean day of `now` (epoch ms), otherwise with the day: `11월 21일 (토) 14:05`. */
export const formatShortMoment = (iso: string, now: number, locale: Locale) =>
  kstDate(Date.parse(iso)) === kstDate(now) ? formatTime(iso) : formatMoment(iso, locale);

/** `2026-11-21 14:05`, KST, for tables and exports. */
export const formatStamp = (iso: string) => `${kstDate(Date.parse(iso))} ${formatTime(iso)}`;

/**
 * `-1,234.5`, in every language, with at most `digits` after the point. Half is rounded up as it is written: 0.35 with one
 * digit is `0.4`.
 */
export function formatNumber(figure: number, digits = 3): string {
  const scale = 10 ** digits;
  const size = Math.abs(figure);
  // 0.285 * 100 is 28.499999999999996.
  const shifted = Number((size * scale).toPrecision(12));
  const [whole, decimals] = String(Number.isInteger(size) ? size : Math.round(shifted) / scale).split('.');
  const written = `${grouped(Number(whole))}${decimals === undefined ? '' : `.${decimals}`}`;
  return figure < 0 && written !== '0' ? `-${written}` : written;
}

/** Without the unit, which a text or a column has. */
export const formatCubicMetres = (volume: number) => formatNumber(volume, 1);

/** For a table with a sum: tenths would not add up. */
export const formatExactCubicMetres = (volume: number) => formatNumber(volume, 2);

/** `ko` for a text with Hangul: screen readers of an English page read an address with a Korean voice. */
export const languageOf = (text: unknown) => (/[가-힣]/.test(String(text)) ? KOREAN : undefined);
