import { readFields, writeFields } from '../storage/stored-fields';

const KEY = 'kcbRedirect';
const SIGN_UP_PATH = /^\/(?:[^/?#\\\s]{1,192}\/)?signup$/;

/** If no window can open, this tab goes to the check itself and must find its way back. */
export const rememberIdentityRedirect = (nonce: string, returnTo: string) => writeFields(KEY, { nonce, returnTo });

/** Whether this tab itself went to the check of `nonce`. */
export const isRedirected = (nonce: string) => readFields(KEY)?.nonce === nonce;

/**
 * The sign-up page that sent this tab away under `nonce`; null in a separate window. The record stays, as Back and Forward
 * lead into a check again.
 */
export function identityReturnPath(nonce: string): string | null {
  // A window copies the storage of the page that opens it, so this may be the record of another check.
  const returnTo = isRedirected(nonce) ? readFields(KEY)?.returnTo : null;
  return typeof returnTo === 'string' && SIGN_UP_PATH.test(returnTo) ? returnTo : null;
}
