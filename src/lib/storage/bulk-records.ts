import { createStore, delMany, entries, get, keys, set, type UseStore } from 'idb-keyval';

let opened: UseStore | undefined;
const database = () => (opened ??= createStore('bulk-desk', 'records'));

/** If the browser's database is blocked, the sheet lasts as long as the page. */
const memory = new Map<string, unknown>();
let isBlocked = false;
/** Grows with every sign-out, so that late writes of an earlier customer's page are dropped. */
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
  /** All records whose name starts with `prefix`, by the rest of their name. */
  readAll: (prefix: string) => Promise<Map<string, unknown>>;
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
    readAll: async (prefix) => {
      const all = await attempt(
        () => entries<string, unknown>(database()),
        () => [...memory],
      );
      const start = nameOf(prefix);
      return new Map(all.flatMap(([key, value]) => (key.startsWith(start) ? [[key.slice(start.length), value]] : [])));
    },
    write: async (name, value) => {
      if (openedInEpoch !== epoch) return;
      await attempt(
        () => set(nameOf(name), value, database()),
        () => void memory.set(nameOf(name), value),
      );
    },
    remove: (names) =>
      attempt(
        () => delMany(names.map(nameOf), database()),
        () => names.forEach((name) => memory.delete(nameOf(name))),
      ),
    isMemoryOnly: () => isBlocked,
  };
}

/** At sign-out: deletes the customer's sheets; what was saved on purpose (templates, columns) and the fingerprints of sent sheets stay. */
export async function dropBulkSheets(kept: readonly string[] = ['templates', 'mappings', 'sent-sheets']) {
  epoch += 1;
  memory.clear();
  const isKept = (key: string) => kept.some((name) => key.endsWith(`/${name}`));
  const all = await attempt(
    () => keys<string>(database()),
    () => [],
  );
  await attempt(
    () =>
      delMany(
        all.filter((key) => !isKept(key)),
        database(),
      ),
    () => undefined,
  );
}
