import { safeSessionStorage } from '@/lib/storage/session-storage';

const KEY = 'telemetryMeasured';

/** `share` of a hundred visits are measured, each as a whole. */
export function isVisitMeasured(share: number): boolean {
  const known = safeSessionStorage.getItem(KEY);
  if (known !== null) return known === '1';
  const isMeasured = Math.random() * 100 < share;
  safeSessionStorage.setItem(KEY, isMeasured ? '1' : '0');
  return isMeasured;
}
