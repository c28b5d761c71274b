import { safeSessionStorage } from './safe-storage';
import { isRecent, readFields, writeFields } from './stored-fields';

const KEY = 'tabOwner';
const UNSURE_KEY = 'guestUnsure';
const HELD_KEY = 'heldFor';

/** The next person at the same computer must not see a draft that was left. */
export const LEFT_DRAFT_MS = 30 * 60_000;

/** The id of the member who owns the data in this tab; null if it has no owner or belongs to a guest. */
export const tabOwner = () => safeSessionStorage.getItem(KEY);
export const setTabOwner = (userId: string) => safeSessionStorage.setItem(KEY, userId);
export const forgetTabOwner = () => safeSessionStorage.removeItem(KEY);

/**
 * Whether the guest's draft was begun because the provider could not say who it is. A member found later is then the
 * same person and keeps the draft without being asked.
 */
export const isGuestUnsure = () => safeSessionStorage.getItem(UNSURE_KEY) !== null;
export const recordGuestUnsure = () => safeSessionStorage.setItem(UNSURE_KEY, '1');
export const clearGuestUnsure = () => safeSessionStorage.removeItem(UNSURE_KEY);

/** The id of the member whose draft is hidden since their session expired; '' once it is too late, null if none is. */
export function heldFor(): string | null {
  const held = readFields(HELD_KEY);
  return held && (isRecent(held.at, LEFT_DRAFT_MS) ? String(held.userId) : '');
}
export const setHeldFor = (userId: string) => writeFields(HELD_KEY, { userId, at: Date.now() });
export const forgetHeldFor = () => safeSessionStorage.removeItem(HELD_KEY);
