import { createStore, delMany, entries, get, keys, set, type UseStore } from 'idb-keyval';

let opened: UseStore | undefined;
const database = () => (opened ??= createStore('bulk-desk', 'records'));

/**
 * What this page has written or read as a whole. If the browser's database fails, all of it lasts as long as the page:
 * a sheet without its send states would be sent again.
 */
const memory = new Map<string, unknown>();
let isBlocked = false;
/** Grows with every end of a session, so that late writes of an earlier customer's page are dropped. */
let epoch = 0;

async function attempt<Result>(work: () => Promise<Result>, fallback: () => Result): Promise<Result> {
  if (isBlocked) return fallback();
  try {
    return await work();
  } catch {
    isBlocked = true;
    return fallback();
  }
}

type BulkRecords = {
  read: (name: string) => Promise<unknown>;
  /** All records by name. */
  readAll: () => Promise<Map<string, unknown>>;
  /** Resolves when the value is stored, or is known to stay only in memory. */
  write: (name: string, value: unknown) => Promise<void>;
  remove: (names: readonly string[]) => Promise<void>;
  /** Whether a reload would lose the records. */
  isMemoryOnly: () => boolean;
};

/** The records of one user in this browser; it never reads another user's records. */
export function openBulkRecords(userId: string): BulkRecords {
  const openedInEpoch = epoch;
  const nameOf = (name: string) => `${userId}/${name}`;
  return {
    read: (name) =>
      attempt(
        () => get(nameOf(name), database()),
        () => memory.get(nameOf(name)),
      ),
    readAll: async () => {
      const before = new Map(memory);
      const all = await attempt(
        () => entries<string, unknown>(database()),
        () => [...memory],
      );
      const start = nameOf('');
      const own = all.filter(([key]) => key.startsWith(start));
      for (const [key, value] of own) {
        // Keeps a value that the page has written during the read: it is newer.
        if (openedInEpoch === epoch && memory.get(key) === before.get(key)) memory.set(key, value);
      }
      return new Map(own.map(([key, value]) => [key.slice(start.length), value]));
    },
    write: async (name, value) => {
      if (openedInEpoch !== epoch) return;
      memory.set(nameOf(name), value);
      await attempt(
        () => set(nameOf(name), value, database()),
        () => undefined,
      );
    },
    remove: (names) => {
      names.forEach((name) => memory.delete(nameOf(name)));
      return attempt(
        () => delMany(names.map(nameOf), database()),
        () => undefined,
      );
    },
    isMemoryOnly: () => isBlocked,
  };
}

/** These stay on the device: what the customer saved on purpose, and the fingerprints of sent sheets. */
const KEPT = ['templates', 'mappings', 'sent-sheets'];

/** Deletes the sheets of this user; without `userId`, all sheets in this browser. */
export async function dropBulkSheets(userId?: string) {
  epoch += 1;
  memory.clear();
  const start = userId === undefined ? '' : `${userId}/`;
  const isDropped = (key: string) => key.startsWith(start) && !KEPT.some((name) => key.endsWith(`/${name}`));
  const all = await attempt(
    () => keys<string>(database()),
    () => [],
  );
  await attempt(
    () => delMany(all.filter(isDropped), database()),
    () => undefined,
  );
}
