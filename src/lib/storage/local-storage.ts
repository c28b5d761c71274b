import { safeStorage } from './safe-storage';

/** Shared by all tabs of this browser; for preferences and pending work. */
export const safeLocalStorage = safeStorage(() => window.localStorage);
