import { daysLeftInMonth, weekdayOf } from '../time/calendar';
import { isHandFree } from './lunar';

/** What makes a day busier, and so dearer. In the order in which they are said. */
export const DAY_MARKS = ['handFree', 'holiday', 'weekend', 'monthEnd'] as const;
export type DayMark = (typeof DAY_MARKS)[number];

/** Leases end with the month: its last days are full. */
const MONTH_END_DAYS = 3;

export const isMonthEnd = (date: string) => daysLeftInMonth(date) < MONTH_END_DAYS;

export const isWeekend = (date: string) => weekdayOf(date) === 0 || weekdayOf(date) === 6;

/** `isHoliday` is told: the law names public holidays, and its list comes from elsewhere. */
export function marksOf(date: string, isHoliday: boolean): DayMark[] {
  const is: Record<DayMark, boolean> = {
    handFree: isHandFree(date),
    holiday: isHoliday,
    weekend: isWeekend(date),
    monthEnd: isMonthEnd(date),
  };
  return DAY_MARKS.filter((mark) => is[mark]);
}
