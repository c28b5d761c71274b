import { safeLocalStorage } from './local-storage';

const KEY = 'logoutOwed';

/**
 * A logout that has not reached the provider yet. Only the provider can end its cookie: until then the next page load,
 * in any tab, would sign the customer in again.
 */
export const oweLogout = () => safeLocalStorage.setItem(KEY, '1');
export const isLogoutOwed = () => safeLocalStorage.getItem(KEY) !== null;
export const settleLogout = () => safeLocalStorage.removeItem(KEY);
