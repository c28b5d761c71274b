import { del, get, update } from 'idb-keyval';
import type { Push } from '@/domain/push';
import { pushDatabase } from './push-database';

const KEY = 'inbox';
const CHANNEL = 'push-inbox';
/** As many as anybody looks back on. */
const KEPT = 50;

export type PushNotice = Push & { at: number; isRead: boolean };

const isNotice = (value: unknown): value is PushNotice =>
  typeof value === 'object' &&
  value !== null &&
  ['id', 'userId', 'title', 'body'].every((name) => typeof Reflect.get(value, name) === 'string');

/** A damaged notice is dropped, and the others stay. */
const noticesOf = (stored: unknown): PushNotice[] => (Array.isArray(stored) ? stored.filter(isNotice) : []);

function announce() {
  if (typeof BroadcastChannel === 'undefined') return;
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(null);
  channel.close();
}

async function change(next: (before: PushNotice[]) => PushNotice[]) {
  try {
    await update<unknown>(KEY, (before) => next(noticesOf(before)), pushDatabase());
  } catch {
    // Blocked or full: the push itself was shown.
  }
  announce();
}

/** Newest first. */
export async function listNotices(userId: string): Promise<PushNotice[]> {
  try {
    return noticesOf(await get<unknown>(KEY, pushDatabase())).filter((notice) => notice.userId === userId);
  } catch {
    return [];
  }
}

/** The same push twice stands once. */
export const keepNotice = (push: Push) =>
  change((before) =>
    before.some(({ id }) => id === push.id)
      ? before
      : [{ ...push, at: Date.now(), isRead: false }, ...before].slice(0, KEPT),
  );

export const markRead = (id: string) =>
  change((before) => before.map((notice) => (notice.id === id ? { ...notice, isRead: true } : notice)));

export const markAllRead = () => change((before) => before.map((notice) => ({ ...notice, isRead: true })));

export async function clearInbox() {
  try {
    await del(KEY, pushDatabase());
  } catch {
    // Blocked: nothing was kept.
  }
  announce();
}

/** Told of every change, in whatever tab or in the worker. Returns the way back. */
export function watchInbox(onChange: () => void): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => undefined;
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = onChange;
  return () => channel.close();
}
