import { safeSessionStorage } from '@/lib/storage/safe-storage';

const KEY = 'telemetryMeasured';

/** Whether this visit is measured, decided once per visit; `share` is in percent. */
export function isVisitMeasured(share: number): boolean {
  const known = safeSessionStorage.getItem(KEY);
  if (known !== null) return known === '1';
  const isMeasured = Math.random() * 100 < share;
  safeSessionStorage.setItem(KEY, isMeasured ? '1' : '0');
  return isMeasured;
}
