import { safeSessionStorage } from './session-storage';

/** A stored object, or null when there is none or somebody wrote something else there. */
export function parseFields(text: string | null): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    return typeof value === 'object' && value !== null ? { ...value } : null;
  } catch {
    return null;
  }
}

export const readFields = (key: string) => parseFields(safeSessionStorage.getItem(key));

export const writeFields = (key: string, fields: Record<string, unknown>) =>
  safeSessionStorage.setItem(key, JSON.stringify(fields));

/** Whether `at` lies within the last `limitMs`; a time in the future was not written by us. */
export function isRecent(at: unknown, limitMs: number): at is number {
  if (typeof at !== 'number') return false;
  const ageMs = Date.now() - at;
  return ageMs >= 0 && ageMs <= limitMs;
}
