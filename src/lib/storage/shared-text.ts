import { useSyncExternalStore } from 'react';
import { safeLocalStorage } from './safe-storage';

const serverSnapshot = () => null;

/** A text in local storage that this page and all other tabs follow. `useText` gives null until hydration. */
export function sharedText(key: string) {
  const listeners = new Set<() => void>();

  function subscribe(onChange: () => void) {
    listeners.add(onChange);
    window.addEventListener('storage', onChange);
    return () => {
      listeners.delete(onChange);
      window.removeEventListener('storage', onChange);
    };
  }

  const read = () => safeLocalStorage.getItem(key);
  return {
    read,
    write: (text: string) => {
      safeLocalStorage.setItem(key, text);
      listeners.forEach((listener) => listener());
    },
    useText: () => useSyncExternalStore(subscribe, read, serverSnapshot),
  };
}
