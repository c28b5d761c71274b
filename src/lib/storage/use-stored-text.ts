import { useSyncExternalStore } from 'react';
import { safeSessionStorage } from './session-storage';

const listeners = new Set<() => void>();

function subscribe(onChange: () => void) {
  listeners.add(onChange);
  return () => void listeners.delete(onChange);
}

const onServer = () => null;

/** What session storage holds under `key`; null while the prerendered page is taken over. */
export const useStoredText = (key: string) =>
  useSyncExternalStore(subscribe, () => safeSessionStorage.getItem(key), onServer);

/** Tells every reader of this page that session storage has changed. */
export const announceStorage = () => listeners.forEach((tell) => tell());
