import { safeSessionStorage } from '../storage/session-storage';
import { readFields, writeFields } from '../storage/stored-fields';

const KEY = 'kcbRedirect';
const SIGN_UP_PATH = /^\/(?:[^/?#\\\s]{1,192}\/)?signup$/;

/** Where no window may open, this tab itself goes to the check and has to find its way back. */
export const rememberIdentityRedirect = (nonce: string, returnTo: string) => writeFields(KEY, { nonce, returnTo });

/** The sign-up page that sent this tab away under `nonce`; null in a window of its own. */
export function takeIdentityRedirect(nonce: string): string | null {
  const { nonce: stored, returnTo } = readFields(KEY) ?? {};
  // A window copies the storage of the page that opens it: another check's record is not ours.
  if (stored !== nonce) return null;
  safeSessionStorage.removeItem(KEY);
  return typeof returnTo === 'string' && SIGN_UP_PATH.test(returnTo) ? returnTo : null;
}
