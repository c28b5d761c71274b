import { safeSessionStorage } from './session-storage';

const KEY = 'bearer';
/** Names the key in the browser's database, and the ciphertext that only this key opens. Both base64. */
const SHAPE = /^([\w-]{36}) ([\w+/=]+) ([\w+/=]+)$/;

export type KeptBearer = { keyId: string; iv: string; ciphertext: string };

/** The encrypted access token of this tab; null if it has none, as with cookies. `lib/session/bearer-vault` opens it. */
export function keptBearer(): KeptBearer | null {
  const [, keyId, iv, ciphertext] = SHAPE.exec(safeSessionStorage.getItem(KEY) ?? '') ?? [];
  return keyId && iv && ciphertext ? { keyId, iv, ciphertext } : null;
}

export const keepBearer = ({ keyId, iv, ciphertext }: KeptBearer) =>
  safeSessionStorage.setItem(KEY, `${keyId} ${iv} ${ciphertext}`);

export const dropKeptBearer = () => safeSessionStorage.removeItem(KEY);
