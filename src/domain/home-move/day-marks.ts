import { daysLeftInMonth, weekdayOf } from '../time/calendar';
import { isHandFree } from './lunar';

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
