import { safePath } from '@/domain/safe-path';
import { safeSessionStorage } from './session-storage';

const KEY = 'returnPath';

/** Where the guard turned somebody away, for after the sign-in. */
export function rememberReturnPath(path: string) {
  const safe = safePath(path);
  if (safe === null) safeSessionStorage.removeItem(KEY);
  else safeSessionStorage.setItem(KEY, safe);
}

/** Once: whoever comes next starts anew. Storage can be written by hand, so it is checked on the way out as well. */
export function takeReturnPath(): string | null {
  const stored = safeSessionStorage.getItem(KEY);
  safeSessionStorage.removeItem(KEY);
  return safePath(stored);
}
