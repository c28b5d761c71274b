import { safeSessionStorage } from './safe-storage';

/** A stored object, or null if there is none or if the text is something else. */
export function parseFields(text: string | null): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    return typeof value === 'object' && value !== null ? { ...value } : null;
  } catch {
    return null;
  }
}

/** The object in session storage under `key`, or null. */
export const readFields = (key: string) => parseFields(safeSessionStorage.getItem(key));

export const writeFields = (key: string, fields: Record<string, unknown>) =>
  safeSessionStorage.setItem(key, JSON.stringify(fields));

/** Whether `at` (ms since 1970) lies within the last `limitMs`; a time in the future was not written by this app. */
export function isRecent(at: unknown, limitMs: number): at is number {
  if (typeof at !== 'number') return false;
  const ageMs = Date.now() - at;
  return ageMs >= 0 && ageMs <= limitMs;
}
