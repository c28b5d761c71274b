import { isRecord } from '@/domain/stored-values';

// A duplicated tab has the token of the first one. If that can be renewed once alone, the tab that comes second needs
// what the first one got. Nothing is stored, and what one tab tells another is readable only with the token before it.

const CHANNEL = 'renewal';
/** How long other tabs have for an answer, in ms: the calls of most customers, who have no duplicate, wait for it. */
const ANSWER_MS = 200;
const ALGORITHM = 'AES-GCM';
/** The size that AES-GCM is made for. */
const IV_BYTES = 12;

/** `asksFor` and `of` tell which token was replaced, but not what it is. */
type Message = { asksFor: string } | { of: string; sealed: string };

const toText = (bytes: Uint8Array) => String.fromCharCode(...bytes);
const toBytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

const hashOf = (text: string) => crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
const nameOf = async (token: string) => toText(new Uint8Array(await hashOf(`name ${token}`)));
const keyOf = async (token: string) =>
  crypto.subtle.importKey('raw', await hashOf(`key ${token}`), ALGORITHM, false, ['encrypt', 'decrypt']);

async function seal(from: string, token: string): Promise<Message> {
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
  const bytes = new TextEncoder().encode(token);
  const sealed = await crypto.subtle.encrypt({ name: ALGORITHM, iv }, await keyOf(from), bytes);
  return { of: await nameOf(from), sealed: toText(iv) + toText(new Uint8Array(sealed)) };
}

/** Rejects if it was sealed with another token. */
async function unseal(from: string, sealed: string): Promise<string> {
  const bytes = toBytes(sealed);
  const opened = { name: ALGORITHM, iv: bytes.subarray(0, IV_BYTES) };
  const token = await crypto.subtle.decrypt(opened, await keyOf(from), bytes.subarray(IV_BYTES));
  return new TextDecoder().decode(token);
}

/**
 * Tells other tabs of renewed tokens, and learns from them. `current`: this tab's token. `onRenewed`: another tab has
 * renewed the token `from`.
 */
export function shareRenewals(current: () => string | null, onRenewed: (from: string, token: string) => void) {
  /** What replaced each token, in this page's memory. */
  const next = new Map<string, string>();
  const newest = (token: string): string => {
    const after = next.get(token);
    return after === undefined ? token : newest(after);
  };
  function remember(from: string, token: string) {
    next.set(from, token);
    // A provider may answer a token that it has answered before.
    next.delete(token);
  }
  let asking: { from: string; onAnswer: () => void } | undefined;
  const channel = new BroadcastChannel(CHANNEL);
  const post = (message: Message) => channel.postMessage(message);

  async function answer(name: unknown) {
    for (const from of next.keys()) if (name === (await nameOf(from))) post(await seal(from, newest(from)));
  }

  async function open({ of, sealed }: Readonly<Record<string, unknown>>) {
    if (typeof sealed !== 'string') return;
    for (const from of new Set([current(), asking?.from])) {
      if (!from || of !== (await nameOf(from))) continue;
      const token = await unseal(from, sealed);
      remember(from, token);
      if (asking?.from === from) asking.onAnswer();
      else onRenewed(from, token);
    }
  }

  // One after the other: a frozen tab wakes to several messages, and each needs the token of the one before.
  let handled: Promise<unknown> = Promise.resolve();
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (!isRecord(data)) return;
    handled = handled.then(() => ('asksFor' in data ? answer(data.asksFor) : open(data))).catch(() => undefined);
  };

  return {
    announce: async (from: string, token: string) => {
      remember(from, token);
      post(await seal(from, token));
    },
    /** The newest token that this or another tab knows in place of `from`, or `from` itself. */
    learn: async (from: string) => {
      if (newest(from) !== from) return newest(from);
      post({ asksFor: await nameOf(from) });
      await new Promise<void>((resolve) => {
        asking = { from, onAnswer: resolve };
        setTimeout(resolve, ANSWER_MS);
      });
      asking = undefined;
      return newest(from);
    },
  };
}
