import { kstDate } from './kst';

/** The month of an instant (epoch ms) in Korea: `2026-11`. */
export const kstMonth = (instant: number) => kstDate(instant).slice(0, 7);

/** `2026-01` → `2025-12`. */
export function monthBefore(month: string): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return number === 1 ? `${year - 1}-12` : `${year}-${String(number - 1).padStart(2, '0')}`;
}

export function monthAfter(month: string): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`;
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** Midnight UTC of a date: date arithmetic must not depend on the time zone. */
const utc = (date: string) => Date.parse(`${date}T00:00:00Z`);
const dateOf = (ms: number) => new Date(ms).toISOString().slice(0, 10);

/** Adds days to a date such as `2026-11-21`; negative `days` go back. */
export const addDays = (date: string, days: number) => dateOf(utc(date) + days * DAY_MS);

/** Days from `from` to `to`; negative if `to` is earlier. */
export const daysBetween = (from: string, to: string) => Math.round((utc(to) - utc(from)) / DAY_MS);

/** 0 is Sunday. */
export const weekdayOf = (date: string) => new Date(utc(date)).getUTCDay();

const lastDayOf = (year: number, month: number) => new Date(Date.UTC(year, month + 1, 0)).getUTCDate();

/** The same day in another month, or its last day if it is shorter: 31 January → 28 February. */
export function addMonths(date: string, months: number): string {
  const at = new Date(utc(date));
  const first = new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + months, 1));
  const day = Math.min(at.getUTCDate(), lastDayOf(first.getUTCFullYear(), first.getUTCMonth()));
  return dateOf(Date.UTC(first.getUTCFullYear(), first.getUTCMonth(), day));
}

/** How many days of its month come after a date. */
export function daysLeftInMonth(date: string): number {
  const at = new Date(utc(date));
  return lastDayOf(at.getUTCFullYear(), at.getUTCMonth()) - at.getUTCDate();
}

export function clampDate(date: string, first: string, last: string): string {
  if (date < first) return first;
  return date > last ? last : date;
}
