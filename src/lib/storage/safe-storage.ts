type PlainStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'clear'> & { values: () => string[] };

/**
 * Storage that never throws: values that it cannot store, blocked or full, stay in memory as long as the page lives.
 */
export function safeStorage(storageOf: () => Storage): PlainStorage {
  const memory = new Map<string, string>();

  function attempt<Result>(work: (storage: Storage) => Result, fallback: Result): Result {
    try {
      return typeof window === 'undefined' ? fallback : work(storageOf());
    } catch {
      return fallback;
    }
  }

  return {
    // A value in memory is newer: it was written when the storage had no room for it.
    getItem: (key) => memory.get(key) ?? attempt((storage) => storage.getItem(key), null),
    setItem: (key, value) => {
      const isKept = attempt(
        (storage) => {
          storage.setItem(key, value);
          return true;
        },
        typeof window === 'undefined',
      );
      if (isKept) memory.delete(key);
      else memory.set(key, value);
    },
    values: () => [...memory.values(), ...attempt((storage) => Object.values<string>(storage), [])],
    removeItem: (key) => {
      memory.delete(key);
      attempt((storage) => storage.removeItem(key), undefined);
    },
    clear: () => {
      memory.clear();
      attempt((storage) => storage.clear(), undefined);
    },
  };
}

/** Shared by all tabs of this browser; for preferences and pending work. */
export const safeLocalStorage = safeStorage(() => window.localStorage);

/** Belongs to this tab. It is cleared at sign-out, so that nothing of the customer stays in it. */
export const safeSessionStorage = safeStorage(() => window.sessionStorage);
