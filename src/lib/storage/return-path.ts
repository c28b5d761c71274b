import { safePath } from '@/domain/safe-path';
import { safeSessionStorage } from './safe-storage';
import { isRecent, readFields, writeFields } from './stored-fields';

const KEY = 'returnPath';
const LIMIT_MS = 10 * 60_000;

export const dropReturnPath = () => safeSessionStorage.removeItem(KEY);

/** Stores the page that the guard refused, so that it opens after the sign-in. */
export function rememberReturnPath(path: string) {
  const safe = safePath(path);
  if (safe === null) dropReturnPath();
  else writeFields(KEY, { path: safe, rememberedAt: Date.now() });
}

/**
 * Reads and removes the path; null after ten minutes. Storage can be edited by hand, so the path is checked here as
 * well.
 */
export function takeReturnPath(): string | null {
  const { path, rememberedAt } = readFields(KEY) ?? {};
  dropReturnPath();
  return isRecent(rememberedAt, LIMIT_MS) ? safePath(path) : null;
}
