import type { QueryClient } from '@tanstack/react-query';
import { shippingRecordQueries } from '@/api/order/order-queries';
import { MAX_PAGE_SIZE } from '@/config/limits';
import { createRecentSearch, type Resolution, resolveAddress, searchesOf } from '@/domain/bulk/resolve-address';
import { isLocked } from '@/domain/bulk/send-state';
import type { DraftAddress } from '@/domain/order/draft';
import { searchKeyword } from '@/domain/text/search-keyword';
import { addressQueries } from '@/queries/address-queries';
import { createBatch } from './batch';
import type { BulkOrdersStore } from './bulk-orders-state';

/** Leaves connections free for prices and for what the customer opens meanwhile. */
const PARALLEL = 4;
/** Collects results for 250 ms: each update reads the whole sheet again, and four a second still look live. */
const BATCH_MS = 250;
/** A page costs one request and saves up to a hundred. */
const MAX_RECENTS_PAGES = 5;

/** Looks up each address text of the sheet once: those of earlier orders first, as they need no request. */
export function createAddressLookup(store: BulkOrdersStore, client: QueryClient) {
  const queue: string[] = [];
  let running = 0;
  const batch = createBatch<Resolution>(BATCH_MS, (results) =>
    store.set(({ found }) => ({ found: new Map([...found, ...results]) })),
  );

  /** The newest addresses that the customer used. Empty if they do not load. */
  async function loadRecents() {
    const page = (index: number) => client.query(shippingRecordQueries.list('', MAX_PAGE_SIZE, index));
    try {
      const first = await page(0);
      const count = Math.min(MAX_RECENTS_PAGES, Math.ceil(first.total / MAX_PAGE_SIZE));
      const others = await Promise.all(Array.from({ length: Math.max(0, count - 1) }, (_, index) => page(index + 1)));
      return [first, ...others].flatMap(({ items }) => items.map(({ address }) => address));
    } catch {
      return [];
    }
  }

  let recents: Promise<(search: string) => DraftAddress | null> | undefined;
  const recentSearch = () => (recents ??= loadRecents().then(createRecentSearch));

  async function lookUp(text: string): Promise<Resolution> {
    for (const candidate of searchesOf(text)) {
      const keyword = searchKeyword(candidate.search);
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
      batch.add(text, resolution);
    }
    running -= 1;
    // The last results do not wait for others.
    if (running === 0) batch.flush();
  }

  async function enqueue(texts: readonly string[]) {
    if (texts.length === 0) return;
    store.set(({ found }) => ({
      found: new Map([...found, ...texts.map((text) => [text, { kind: 'pending' }] as const)]),
    }));
    const findRecent = await recentSearch();
    for (const text of texts) {
      const [whole] = searchesOf(text, 1);
      const recent = whole ? findRecent(whole.search) : null;
      if (whole && recent) batch.add(text, { kind: 'found', address: recent, rest: whole.detail });
      else queue.push(text);
    }
    batch.flush();
    for (let free = PARALLEL - running; free > 0 && queue.length > 0; free -= 1) void work();
  }

  return {
    /** Loads the addresses of earlier orders before a sheet needs them. */
    prepare: () => void recentSearch(),
    /** Looks up addresses that are new in the sheet. */
    lookUpNew: () => {
      const { history, found } = store.get();
      const texts = history.rows
        .filter(({ send }) => !isLocked(send))
        .flatMap(({ values }) => [values.pickupAddress, values.dropAddress]);
      void enqueue([...new Set(texts)].filter((text) => text !== '' && !found.has(text)));
    },
    retry: () => void enqueue([...store.get().found].flatMap(([text, { kind }]) => (kind === 'failed' ? [text] : []))),
  };
}
