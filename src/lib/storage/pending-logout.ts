import { PENDING_LOGOUT_KEY as KEY } from '@/config/early-calls';
import { safeLocalStorage } from './safe-storage';

/**
 * A logout that has not reached the provider yet. Only the provider can end its cookie: until then the next page load,
 * in any tab, would sign the customer in again.
 */
export const setPendingLogout = () => safeLocalStorage.setItem(KEY, '1');
export const isLogoutPending = () => safeLocalStorage.getItem(KEY) !== null;
export const clearPendingLogout = () => safeLocalStorage.removeItem(KEY);
