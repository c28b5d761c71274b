import { safePath } from '@/domain/safe-path';
import { safeSessionStorage } from './session-storage';
import { isRecent, readFields, writeFields } from './stored-fields';

const KEY = 'returnPath';
const LIMIT_MS = 10 * 60_000;

export const dropReturnPath = () => safeSessionStorage.removeItem(KEY);

/** Where the guard turned somebody away, for after the sign-in. */
export function rememberReturnPath(path: string) {
  const safe = safePath(path);
  if (safe === null) dropReturnPath();
  else writeFields(KEY, { path: safe, rememberedAt: Date.now() });
}

/** Once, and not after ten minutes. Storage can be written by hand, so the path is checked on the way out as well. */
export function takeReturnPath(): string | null {
  const { path, rememberedAt } = readFields(KEY) ?? {};
  dropReturnPath();
  return isRecent(rememberedAt, LIMIT_MS) ? safePath(path) : null;
}
