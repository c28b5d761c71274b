import { useSyncExternalStore } from 'react';
import { safeLocalStorage } from './safe-storage';

function subscribe(onChange: () => void) {
  window.addEventListener('storage', onChange);
  return () => window.removeEventListener('storage', onChange);
}

const serverSnapshot = () => null;

/** A text in local storage that this page and all other tabs follow. `useText` gives null until hydration. */
export function sharedText(key: string) {
  const read = () => safeLocalStorage.getItem(key);
  return {
    read,
    write: (text: string) => {
      safeLocalStorage.setItem(key, text);
      // Browsers send this event to the other tabs only.
      window.dispatchEvent(new Event('storage'));
    },
    useText: () => useSyncExternalStore(subscribe, read, serverSnapshot),
  };
}
