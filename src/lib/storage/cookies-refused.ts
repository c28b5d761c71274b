import { safeSessionStorage } from './session-storage';

const KEY = 'cookiesRefused';

/** The browser did not keep the cookie of a sign-in, whatever `navigator.cookieEnabled` says: the provider is another site. */
export const noteCookiesRefused = () => safeSessionStorage.setItem(KEY, '1');
export const areCookiesRefused = () => safeSessionStorage.getItem(KEY) !== null;
export const settleCookies = () => safeSessionStorage.removeItem(KEY);
