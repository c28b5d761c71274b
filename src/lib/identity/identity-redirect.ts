import { safeSessionStorage } from '../storage/safe-storage';
import { readFields, writeFields } from '../storage/stored-fields';

const KEY = 'kcbRedirect';
const SIGN_UP_PATH = /^\/(?:[^/?#\\\s]{1,192}\/)?signup$/;

/** If no window can open, this tab goes to the check itself and must find its way back. */
export const rememberIdentityRedirect = (nonce: string, returnTo: string) => writeFields(KEY, { nonce, returnTo });

/** Whether this tab went to a check and has come back without its end; the record is gone then. */
export function takeAbandonedRedirect(): boolean {
  const isAbandoned = readFields(KEY) !== null;
  safeSessionStorage.removeItem(KEY);
  return isAbandoned;
}

/** The sign-up page that sent this tab away under `nonce`; null in a separate window. */
export function takeIdentityRedirect(nonce: string): string | null {
  const { nonce: stored, returnTo } = readFields(KEY) ?? {};
  // A window copies the storage of the page that opens it, so this may be the record of another check.
  if (stored !== nonce) return null;
  safeSessionStorage.removeItem(KEY);
  return typeof returnTo === 'string' && SIGN_UP_PATH.test(returnTo) ? returnTo : null;
}
