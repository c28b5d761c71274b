import { KOREAN, type Locale, perLocale } from '@/config/locales';
import { kstDate, kstTime } from '../time/kst';

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

const DAY = perLocale(
  (tag) => new Intl.DateTimeFormat(tag, { timeZone: 'Asia/Seoul', month: 'short', day: 'numeric', weekday: 'short' }),
);

/** Korean date without the year: `11월 21일 (토)` / `Sat 21 Nov`. */
export const formatDay = (iso: string, locale: Locale) => DAY[locale].format(new Date(iso));

const DATE = perLocale(
  (tag) => new Intl.DateTimeFormat(tag, { timeZone: 'Asia/Seoul', year: 'numeric', month: 'short', day: 'numeric' }),
);

/** Korean date with the year: `2026년 11월 21일` / `21 Nov 2026`. */
export const formatDate = (iso: string, locale: Locale) => DATE[locale].format(new Date(iso));

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

/** Without the unit, which a text or a column has. */
export const formatCubicMetres = (volume: number) => rounded(volume, 1);

/** For a table with a sum: tenths would not add up. */
export const formatExactCubicMetres = (volume: number) => rounded(volume, 2);
