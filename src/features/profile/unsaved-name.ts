import { isRecent } from '@/lib/storage/stored-fields';

/** As long as a draft whose session has expired. */
const LIMIT_MS = 30 * 60_000;

/** In memory alone: a storage would still hold it after another member has signed in. */
let unsaved: { userId: string; name: string; at: number } | null = null;

/** Keeps the name that a member wanted to save when their session was found to be over. A reload loses it. */
export function keepUnsavedName(userId: string, name: string) {
  unsaved = { userId, name, at: Date.now() };
}

/** Null for another member, and after 30 minutes. */
export const unsavedName = (userId: string): string | null =>
  unsaved?.userId === userId && isRecent(unsaved.at, LIMIT_MS) ? unsaved.name : null;

export function forgetUnsavedName() {
  unsaved = null;
}
