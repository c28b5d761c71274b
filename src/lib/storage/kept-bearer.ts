import { KEPT_BEARER_KEY as KEY } from '@/config/early-calls';
import { safeSessionStorage } from './safe-storage';

/** The encrypted access token of this tab, which `lib/session/bearer-vault` opens; null with cookies. */
export const keptBearer = () => safeSessionStorage.getItem(KEY);
export const keepBearer = (text: string) => safeSessionStorage.setItem(KEY, text);
export const dropKeptBearer = () => safeSessionStorage.removeItem(KEY);
