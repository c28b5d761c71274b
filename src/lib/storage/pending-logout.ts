import { safeLocalStorage } from './local-storage';

const KEY = 'logoutOwed';

/**
 * A logout that the provider has not heard of yet. Only it can end its cookie: until then the next page load, in whatever
 * tab, would sign the customer in again.
 */
export const oweLogout = () => safeLocalStorage.setItem(KEY, '1');
export const isLogoutOwed = () => safeLocalStorage.getItem(KEY) !== null;
export const settleLogout = () => safeLocalStorage.removeItem(KEY);
