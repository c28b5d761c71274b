import { daysLeftInMonth, weekdayOf } from '../time/calendar';

const DANGI = new Intl.DateTimeFormat('en-u-ca-dangi', { timeZone: 'UTC', day: 'numeric', month: 'numeric' });

/**
 * Day of the Korean lunar month (1…30) of a date such as `2026-11-21`; null if the platform lacks the Korean calendar.
 * ICU's `dangi` agrees with published tables for every day of 2020–2035. Chromium and Node up to ICU 78 are a day off
 * from 2017-02-26 to 2017-03-27, which does not matter for future moves.
 */
export function lunarDay(date: string): number | null {
  if (DANGI.resolvedOptions().calendar !== 'dangi') return null;
  const day = DANGI.formatToParts(Date.parse(`${date}T00:00:00Z`)).find(({ type }) => type === 'day');
  return day ? Number(day.value) : null;
}

/** 손없는날: lunar days that end in 9 or 0 are believed to be free of bad spirits, so many people move then. */
export function isHandFree(date: string): boolean {
  const day = lunarDay(date);
  return day !== null && (day % 10 === 9 || day % 10 === 0);
}

/** Reasons why a day is busier and dearer, in display order. */
export const DAY_MARKS = ['handFree', 'holiday', 'weekend', 'monthEnd'] as const;
export type DayMark = (typeof DAY_MARKS)[number];

/** Leases end with the month, so its last days are busy. */
const MONTH_END_DAYS = 3;

export const isMonthEnd = (date: string) => daysLeftInMonth(date) < MONTH_END_DAYS;

export const isWeekend = (date: string) => weekdayOf(date) === 0 || weekdayOf(date) === 6;

/** `isHoliday` is a parameter because the list of public holidays is loaded separately. */
export function marksOf(date: string, isHoliday: boolean): DayMark[] {
  const applies: Record<DayMark, boolean> = {
    handFree: isHandFree(date),
    holiday: isHoliday,
    weekend: isWeekend(date),
    monthEnd: isMonthEnd(date),
  };
  return DAY_MARKS.filter((mark) => applies[mark]);
}
