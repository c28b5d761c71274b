import { safeStorage } from './safe-storage';

/** Of this browser, whichever tab: conveniences, and what is owed. */
export const safeLocalStorage = safeStorage(() => window.localStorage);
