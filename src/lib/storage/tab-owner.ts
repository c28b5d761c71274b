import { safeSessionStorage } from './session-storage';

const KEY = 'tabOwner';

/** The id of the member whose work this tab holds; null while it is nobody's or a guest's. */
export const tabOwner = () => safeSessionStorage.getItem(KEY);
export const setTabOwner = (userId: string) => safeSessionStorage.setItem(KEY, userId);
