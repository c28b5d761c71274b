import { DATE_WORDS, type DateForm } from '@/config/date-words';
import { KOREAN, type Locale } from '@/config/locales';
import { kstDate, kstFields, kstTime } from '../time/kst';

/** 65 → `1:05`. */
export const formatCountdown = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** A whole number with its thousands apart. Not by `Intl`, whose first use keeps a phone busy for 20 to 50 ms. */
const grouped = (figure: number) => String(figure).replace(/\B(?=(\d{3})+$)/g, ',');

/** 23000 → `23,000원`, in other languages `₩23,000`; a negative amount starts with its sign: `-3,000원`, `-₩3,000`. */
export function formatWon(won: number, locale: Locale): string {
  const sign = won < 0 ? '-' : '';
  const figure = grouped(Math.abs(Math.round(won)));
  return locale === KOREAN ? `${sign}${figure}원` : `${sign}₩${figure}`;
}

/** Loyalty points, worth one won each: 12000 → `12,000P`, in other languages `12,000 points`. */
export function formatPoints(points: number, locale: Locale): string {
  const figure = grouped(Math.round(points));
  return locale === KOREAN ? `${figure}P` : `${figure}\u00a0points`;
}

/** `20kg`; other languages have a space that does not break: `20 kg`. */
export const withUnit = (figure: number | string, unit: string, locale: Locale) =>
  locale === KOREAN ? `${figure}${unit}` : `${figure}\u00a0${unit}`;

/** Metres → `12.3km`, `850m`. */
export function formatDistance(metres: number, locale: Locale): string {
  const [figure, unit] = metres < 1000 ? [Math.round(metres), 'm'] : [(metres / 1000).toFixed(1), 'km'];
  return withUnit(figure, unit, locale);
}

/** The Korean date of an instant, as `Intl` would write it. */
function writeDate(form: DateForm, instant: number, locale: Locale): string {
  const { weekdays, forms } = DATE_WORDS[locale];
  const { pattern, months } = forms[form];
  const date = kstFields(instant);
  const words: Record<string, string | number | undefined> = {
    year: date.getUTCFullYear(),
    month: months[date.getUTCMonth()],
    day: date.getUTCDate(),
    weekday: weekdays[date.getUTCDay()],
  };
  return pattern.replace(/\{(\w+)\}/g, (_, name: string) => String(words[name]));
}

/** Korean date without the year: `11월 21일 (토)` / `Sat 21 Nov`. */
export const formatDay = (iso: string, locale: Locale) => writeDate('day', Date.parse(iso), locale);

/** Korean date with the year: `2026년 11월 21일` / `21 Nov 2026`. */
export const formatDate = (iso: string, locale: Locale) => writeDate('date', Date.parse(iso), locale);

/** `2026-11` → `2026년 11월` / `November 2026`. */
export const formatMonth = (month: string, locale: Locale) => writeDate('month', Date.parse(`${month}-15`), locale);

/** `14:05`, KST. */
export const formatTime = (iso: string) => kstTime(Date.parse(iso));

/** `11월 21일 (토) 14:05`, KST. */
export const formatMoment = (iso: string, locale: Locale) => `${formatDay(iso, locale)} ${formatTime(iso)}`;

/** `14:05` on the Korean day of `now` (epoch ms), otherwise with the day: `11월 21일 (토) 14:05`. */
export const formatShortMoment = (iso: string, now: number, locale: Locale) =>
  kstDate(Date.parse(iso)) === kstDate(now) ? formatTime(iso) : formatMoment(iso, locale);

/** `2026-11-21 14:05`, KST, for tables and exports. */
export const formatStamp = (iso: string) => `${kstDate(Date.parse(iso))} ${formatTime(iso)}`;

/** With at most `digits` after the point: `1,234.5`. Half is rounded up as it is written: 0.35 → `0.4`. */
function rounded(figure: number, digits: number): string {
  const scale = 10 ** digits;
  // 0.285 * 100 is 28.499999999999996.
  const shifted = Number((figure * scale).toPrecision(12));
  const [whole, decimals] = String(Math.round(shifted) / scale).split('.');
  return `${grouped(Number(whole))}${decimals === undefined ? '' : `.${decimals}`}`;
}

/** `12,345` and `1,234.567`. */
export const formatNumber = (figure: number) => rounded(figure, 3);

/** Without the unit, which a text or a column has. */
export const formatCubicMetres = (volume: number) => rounded(volume, 1);

/** For a table with a sum: tenths would not add up. */
export const formatExactCubicMetres = (volume: number) => rounded(volume, 2);
