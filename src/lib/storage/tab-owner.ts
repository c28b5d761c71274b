import { safeSessionStorage } from './safe-storage';

const KEY = 'tabOwner';
const UNSURE_KEY = 'guestUnsure';

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
