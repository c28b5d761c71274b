import { addDays, addMonths, weekdayOf } from '@/domain/time/calendar';

type KeyPress = { key: string; shiftKey: boolean };

/**
 * The date that a key moves to in a month grid, by the date grid of the ARIA Authoring Practices; null for other keys.
 * `date`: `YYYY-MM-DD`.
 */
export function dateAfterKey(date: string, { key, shiftKey }: KeyPress): string | null {
  const weekday = weekdayOf(date);
  switch (key) {
    case 'ArrowLeft':
      return addDays(date, -1);
    case 'ArrowRight':
      return addDays(date, 1);
    case 'ArrowUp':
      return addDays(date, -7);
    case 'ArrowDown':
      return addDays(date, 7);
    case 'Home':
      return addDays(date, -weekday);
    case 'End':
      return addDays(date, 6 - weekday);
    case 'PageUp':
      return addMonths(date, shiftKey ? -12 : -1);
    case 'PageDown':
      return addMonths(date, shiftKey ? 12 : 1);
    default:
      return null;
  }
}
