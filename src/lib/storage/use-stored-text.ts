import { useSyncExternalStore } from 'react';
import { safeSessionStorage } from './safe-storage';

const listeners = new Set<() => void>();

function subscribe(onChange: () => void) {
  listeners.add(onChange);
  return () => void listeners.delete(onChange);
}

const getServerSnapshot = () => null;

/** The session storage value under `key`; null until hydration. */
export const useStoredText = (key: string) =>
  useSyncExternalStore(subscribe, () => safeSessionStorage.getItem(key), getServerSnapshot);

/** Notifies all readers on this page that session storage has changed. */
export const announceStorage = () => listeners.forEach((listener) => listener());
