import { safeStorage } from './safe-storage';

/** Belongs to this tab. It is cleared at sign-out, so that nothing of the customer stays in it. */
export const safeSessionStorage = safeStorage(() => window.sessionStorage);
