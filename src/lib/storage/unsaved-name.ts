import { safeSessionStorage } from './safe-storage';
import { isRecent, readFields, writeFields } from './stored-fields';

const KEY = 'unsavedName';
/** As long as a draft whose session has expired. */
const LIMIT_MS = 30 * 60_000;

/** Stores the name that a member wanted to save when their session was found to be over. A logout deletes it. */
export const keepUnsavedName = (userId: string, name: string) => writeFields(KEY, { userId, name, at: Date.now() });

/** Null for another member, and after 30 minutes. */
export function unsavedName(userId: string): string | null {
  const { name, at, userId: owner } = readFields(KEY) ?? {};
  return owner === userId && typeof name === 'string' && isRecent(at, LIMIT_MS) ? name : null;
}

export const forgetUnsavedName = () => safeSessionStorage.removeItem(KEY);
