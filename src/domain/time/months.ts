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
