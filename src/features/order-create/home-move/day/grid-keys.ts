import { addDays, addMonths, weekdayOf } from '@/domain/time/calendar';

type Press = { key: string; shiftKey: boolean };

/** Where a key leads in the month, after the ARIA Authoring Practices' date grid; null for keys that lead nowhere. */
export function dateAfterKey(date: string, { key, shiftKey }: Press): string | null {
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
