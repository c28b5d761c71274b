import { safeLocalStorage } from './safe-storage';

const KEY = 'pushAskedAt';
const AGAIN_AFTER_MS = 30 * 24 * 60 * 60_000;

/** A customer who chose "later" is not asked again for 30 days. */
export const canAskForPush = () => {
  const askedAt = Number(safeLocalStorage.getItem(KEY) ?? 0);
  return !(Date.now() - askedAt < AGAIN_AFTER_MS);
};

export const recordPushAsked = () => safeLocalStorage.setItem(KEY, String(Date.now()));
