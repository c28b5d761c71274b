const memory = new Map<string, string>();

const inMemory: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> = {
  getItem: (key) => memory.get(key) ?? null,
  setItem: (key, value) => void memory.set(key, value),
  removeItem: (key) => void memory.delete(key),
};

function attempt<T>(work: (storage: typeof inMemory) => T): T {
  try {
    if (typeof window !== 'undefined') return work(window.sessionStorage);
  } catch {
    // Blocked or full: this tab goes on in memory.
  }
  return work(inMemory);
}

/** Session storage that never throws; where it is blocked or full, memory takes its place for this tab. */
export const safeSessionStorage = {
  getItem: (key: string) => attempt((storage) => storage.getItem(key)) ?? inMemory.getItem(key),
  setItem: (key: string, value: string) => attempt((storage) => storage.setItem(key, value)),
  removeItem: (key: string) => {
    inMemory.removeItem(key);
    attempt((storage) => storage.removeItem(key));
  },
  /** At sign-out nothing of the customer stays in this tab. */
  clear: () => {
    memory.clear();
    try {
      window.sessionStorage.clear();
    } catch {
      // Blocked storage holds nothing to clear.
    }
  },
};
