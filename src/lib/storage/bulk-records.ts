import { createStore, delMany, entries, get, keys, set, type UseStore } from 'idb-keyval';

let opened: UseStore | undefined;
const database = () => (opened ??= createStore('bulk-desk', 'records'));

/** Where the browser's database is blocked, the sheet lives as long as the page. */
const memory = new Map<string, unknown>();
let isBlocked = false;
/** Grows with every sign-out: what an earlier customer's page still writes is dropped. */
let epoch = 0;

async function attempt<Result>(work: () => Promise<Result>, instead: () => Result): Promise<Result> {
  if (isBlocked) return instead();
  try {
    return await work();
  } catch {
    isBlocked = true;
    return instead();
  }
}

export type BulkRecords = {
  read: (name: string) => Promise<unknown>;
  /** Every record whose name begins so, by the rest of its name. */
  readAll: (prefix: string) => Promise<Map<string, unknown>>;
  /** Resolves when it is on the disk, or known to stay in memory alone. */
  write: (name: string, value: unknown) => Promise<void>;
  remove: (names: readonly string[]) => Promise<void>;
  /** Whether a reload would lose them. */
  isForgetful: () => boolean;
};

/** What is kept for one customer in this browser; nobody else's is ever read. */
export function openBulkRecords(userId: string): BulkRecords {
  const mine = epoch;
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
      if (mine !== epoch) return;
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
    isForgetful: () => isBlocked,
  };
}

/** At sign-out the sheet of the customer goes; what was saved on purpose (templates, columns) waits for them. */
export async function dropBulkSheets(kept: readonly string[] = ['templates', 'mappings']) {
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
