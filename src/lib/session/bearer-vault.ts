import { clear, createStore, del, get, set } from 'idb-keyval';
import { dropKeptBearer, keepBearer, keptBearer } from '../storage/kept-bearer';

// Only for providers that answer a sign-in with an access token; loaded with the first one
// (docs/decisions/2026-11-23-bearer-over-reload.md).

const ALGORITHM = 'AES-GCM';
const KEY_BITS = 256;
/** The size that AES-GCM is made for. */
const IV_BYTES = 12;

/** Between the id of the key, the initialization vector and the ciphertext. */
const SEPARATOR = ' ';

const database = () => createStore('session', 'keys');

const toBase64 = (bytes: Uint8Array) => btoa(String.fromCharCode(...bytes));
const fromBase64 = (text: string) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));

const newKey = async () => ({
  keyId: crypto.randomUUID(),
  key: await crypto.subtle.generateKey({ name: ALGORITHM, length: KEY_BITS }, false, ['encrypt', 'decrypt']),
});

/** That of the token which is kept. */
async function keptKey() {
  const [keyId] = keptBearer()?.split(SEPARATOR) ?? [];
  const key = keyId && (await get<unknown>(keyId, database()));
  return keyId && key instanceof CryptoKey ? { keyId, key } : undefined;
}

/**
 * Keeps the token for a reload of this tab: encrypted in its session storage, with a key that scripts cannot read out in
 * the browser's database. Where either is blocked, the token lasts as long as the page. `isCurrent`: whether the session
 * has not ended meanwhile.
 */
export async function keepToken(token: string, isCurrent: () => boolean): Promise<void> {
  try {
    // A renewed token keeps its key, which a duplicated tab still needs for the old one.
    const kept = await keptKey();
    const { keyId, key } = kept ?? (await newKey());
    const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
    const bytes = new TextEncoder().encode(token);
    const ciphertext = new Uint8Array(await crypto.subtle.encrypt({ name: ALGORITHM, iv }, key, bytes));
    if (!kept) await set(keyId, key, database());
    if (isCurrent()) keepBearer([keyId, toBase64(iv), toBase64(ciphertext)].join(SEPARATOR));
    else if (!kept) await del(keyId, database());
  } catch {
    // Blocked storage, or a page without TLS: the next load signs in again.
  }
}

/** The token of this tab from before a reload. Null without its key; then the ciphertext is dropped as well. */
export async function restoreToken(): Promise<string | null> {
  const [keyId = '', iv = '', ciphertext = ''] = keptBearer()?.split(SEPARATOR) ?? [];
  try {
    const key = await get<unknown>(keyId, database());
    if (!(key instanceof CryptoKey)) throw new Error('The key is gone');
    const opened = { name: ALGORITHM, iv: fromBase64(iv) };
    const bytes = await crypto.subtle.decrypt(opened, key, fromBase64(ciphertext));
    return new TextDecoder().decode(bytes);
  } catch {
    dropKeptBearer();
    return null;
  }
}

/** Deletes the key of the token that was kept as this text; other tabs may have sessions of their own. */
export async function dropKey(kept: string | null): Promise<void> {
  const [keyId] = kept?.split(SEPARATOR) ?? [];
  try {
    if (keyId) await del(keyId, database());
  } catch {
    // A blocked database holds no key.
  }
}

/** At the end of a session, which ends in all tabs: no stored ciphertext can be opened any more. */
export async function dropKeys(): Promise<void> {
  dropKeptBearer();
  try {
    await clear(database());
  } catch {
    // A blocked database holds no key.
  }
}
