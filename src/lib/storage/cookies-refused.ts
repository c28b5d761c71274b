import { safeSessionStorage } from './safe-storage';

const KEY = 'cookiesRefused';

/**
 * Remembers that the browser did not keep the cookie of a sign-in. `navigator.cookieEnabled` cannot show it, because
 * the provider is another site.
 */
export const recordCookiesRefused = () => safeSessionStorage.setItem(KEY, '1');
export const areCookiesRefused = () => safeSessionStorage.getItem(KEY) !== null;
export const clearCookiesRefused = () => safeSessionStorage.removeItem(KEY);
