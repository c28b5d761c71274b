import { safeStorage } from './safe-storage';

/** Of this tab alone. At sign-out it is cleared: nothing of the customer stays in it. */
export const safeSessionStorage = safeStorage(() => window.sessionStorage);
