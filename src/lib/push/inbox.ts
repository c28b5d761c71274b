import { del, get, update } from 'idb-keyval';
import type { Push } from '@/domain/push';
import { safePath } from '@/domain/safe-path';
import { isRecord, isTime } from '@/domain/stored-values';
import { pushDatabase } from './push-database';

const KEY = 'inbox';
const CHANNEL = 'push-inbox';
const MAX_NOTICES = 50;

export type PushNotice = Push & { at: number; isRead: boolean };

const isNotice = (value: unknown): value is PushNotice =>
  isRecord(value) &&
  ['id', 'userId', 'title', 'body'].every((name) => typeof value[name] === 'string') &&
  isTime(value.at) &&
  safePath(value.path) === value.path;

/** Drops damaged notices and keeps the others. */
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
    // The database is blocked or full; the push itself was shown.
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

/** A push that arrives twice is kept once. */
export const keepNotice = (push: Push) =>
  change((before) =>
    before.some(({ id }) => id === push.id)
      ? before
      : [{ ...push, at: Date.now(), isRead: false }, ...before].slice(0, MAX_NOTICES),
  );

/** Drops the notices of every other user. */
export const keepOnlyOf = (userId: string) => change((before) => before.filter((notice) => notice.userId === userId));

export const markRead = (id: string) =>
  change((before) => before.map((notice) => (notice.id === id ? { ...notice, isRead: true } : notice)));

export const markAllRead = () => change((before) => before.map((notice) => ({ ...notice, isRead: true })));

export async function clearInbox() {
  try {
    await del(KEY, pushDatabase());
  } catch {
    // The database is blocked: nothing was stored.
  }
  announce();
}

/** Calls `onChange` after every change, in any tab or in the worker. Returns the cleanup function. */
export function watchInbox(onChange: () => void): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => undefined;
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = onChange;
  return () => channel.close();
}
