import type { QueryClient } from '@tanstack/react-query';
import { resolveAddress, searchesOf, type Resolution } from '@/domain/bulk/resolve-address';
import { isLocked } from '@/domain/bulk/send-state';
import { addressQueries } from '@/queries/address-queries';
import type { BulkOrdersStore } from './bulk-orders-state';

/**
 * Twice the number of connections that a browser opens to one host, so that none is idle while a response is processed.
 */
const PARALLEL = 12;
/** Collects results for 250 ms: each update reads the whole sheet again, and four a second still look live. */
const BATCH_MS = 250;
const MAX_KEYWORD_LENGTH = 80;

/** Looks up each address text of the sheet once. */
export function createAddressLookup(store: BulkOrdersStore, client: QueryClient) {
  const queue: string[] = [];
  let running = 0;
  let batch = new Map<string, Resolution>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  function flush() {
    const results = batch;
    batch = new Map();
    timer = undefined;
    store.set(({ found }) => ({ found: new Map([...found, ...results]) }));
  }

  async function lookUp(text: string): Promise<Resolution> {
    for (const candidate of searchesOf(text)) {
      const keyword = candidate.search.slice(0, MAX_KEYWORD_LENGTH);
      if (keyword.length < 2) break;
      const items = await client.query(addressQueries.search(keyword));
      if (items.length > 0) return resolveAddress(candidate, items);
    }
    return { kind: 'none' };
  }

  async function work() {
    running += 1;
    for (let text = queue.shift(); text !== undefined; text = queue.shift()) {
      const resolution = await lookUp(text).catch((): Resolution => ({ kind: 'failed' }));
      batch.set(text, resolution);
      timer ??= setTimeout(flush, BATCH_MS);
    }
    running -= 1;
  }

  function enqueue(texts: readonly string[]) {
    if (texts.length === 0) return;
    store.set(({ found }) => ({
      found: new Map([...found, ...texts.map((text) => [text, { kind: 'pending' }] as const)]),
    }));
    queue.push(...texts);
    for (let free = PARALLEL - running; free > 0 && queue.length > 0; free -= 1) void work();
  }

  return {
    /** Looks up addresses that are new in the sheet. */
    lookUpNew: () => {
      const { history, found } = store.get();
      const texts = history.rows
        .filter(({ send }) => !isLocked(send))
        .flatMap(({ values }) => [values.pickupAddress, values.dropAddress]);
      enqueue([...new Set(texts)].filter((text) => text !== '' && !found.has(text)));
    },
    retry: () => enqueue([...store.get().found].flatMap(([text, { kind }]) => (kind === 'failed' ? [text] : []))),
  };
}
