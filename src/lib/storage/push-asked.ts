import { safeLocalStorage } from './safe-storage';
import { isRecent } from './stored-fields';

const KEY = 'pushAskedAt';
const AGAIN_AFTER_MS = 30 * 24 * 60 * 60_000;

/** A customer who chose "later" is not asked again for 30 days. */
export const canAskForPush = () => !isRecent(Number(safeLocalStorage.getItem(KEY)), AGAIN_AFTER_MS);

export const recordPushAsked = () => safeLocalStorage.setItem(KEY, String(Date.now()));
