import { isRecord } from '@/domain/stored-values';
import { parseFields } from '../storage/stored-fields';

/** How a check ended: with the provider's token, or with null if it was cancelled or failed. */
type IdentityOutcome = { registerToken: string | null };

const CHANNEL = 'kcb';
const PREFIX = 'kcb:';
/** The name of the window that a check opens in. */
export const IDENTITY_WINDOW = 'kcb';
/** A check may take this long; later results are ignored. */
export const IDENTITY_LIMIT_MS = 10 * 60_000;

const keyOf = (nonce: string) => `${PREFIX}${nonce}`;

function readOutcome(value: unknown): (IdentityOutcome & { at: number }) | null {
  if (!isRecord(value)) return null;
  const { registerToken, at } = value;
  if (typeof at !== 'number' || (registerToken !== null && typeof registerToken !== 'string')) return null;
  return { registerToken, at };
}

function withStorage(work: (storage: Storage) => void) {
  try {
    work(window.localStorage);
  } catch {
    // Storage is blocked: only the channel carries the result.
  }
}

/** Sends the result in two ways, because the browser or the third party's headers may block one of them. */
export function announceIdentity(nonce: string, { registerToken }: IdentityOutcome) {
  dropOldIdentities();
  const message = { registerToken, at: Date.now() };
  withStorage((storage) => storage.setItem(keyOf(nonce), JSON.stringify(message)));
  if (typeof BroadcastChannel === 'undefined') return;
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage({ nonce, ...message });
  channel.close();
}

/**
 * Calls `onOutcome` once with the result for this nonce, also with one from before the page loaded. Returns the
 * function that stops listening.
 */
export function listenForIdentity(nonce: string, onOutcome: (outcome: IdentityOutcome) => void) {
  let isOver = false;
  const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(CHANNEL);

  function stop() {
    isOver = true;
    channel?.close();
    window.removeEventListener('storage', readStored);
    window.removeEventListener('focus', readStored);
  }

  function accept(value: unknown) {
    const outcome = readOutcome(value);
    if (isOver || !outcome || Date.now() - outcome.at > IDENTITY_LIMIT_MS) return;
    stop();
    withStorage((storage) => storage.removeItem(keyOf(nonce)));
    onOutcome({ registerToken: outcome.registerToken });
  }

  function readStored() {
    withStorage((storage) => accept(parseFields(storage.getItem(keyOf(nonce)))));
  }

  if (channel) {
    channel.onmessage = ({ data }: MessageEvent<unknown>) => {
      if (isRecord(data) && data.nonce === nonce) accept(data);
    };
  }
  window.addEventListener('storage', readStored);
  // Some in-app browsers deliver neither message, so the storage is also read when the customer comes back to this
  // page.
  window.addEventListener('focus', readStored);
  readStored();
  return stop;
}

/** Removes results that were never read, so that they do not stay on the device. */
export function dropOldIdentities() {
  withStorage((storage) => {
    const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index));
    for (const key of keys) {
      if (!key?.startsWith(PREFIX)) continue;
      const outcome = readOutcome(parseFields(storage.getItem(key)));
      if (!outcome || Date.now() - outcome.at > IDENTITY_LIMIT_MS) storage.removeItem(key);
    }
  });
}
