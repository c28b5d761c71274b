import type { QueryClient } from '@tanstack/react-query';
import { shippingRecordQueries } from '@/api/order/order-queries';
import { recentAddresses, type Resolution, resolveAddress, searchesOf } from '@/domain/bulk/resolve-address';
import { isLocked } from '@/domain/bulk/send-state';
import type { DraftAddress } from '@/domain/order/draft';
import { addressQueries } from '@/queries/address-queries';
import type { BulkOrdersStore } from './bulk-orders-state';

/** Leaves connections free for prices and for what the customer opens meanwhile. */
const PARALLEL = 4;
/** Collects results for 250 ms: each update reads the whole sheet again, and four a second still look live. */
const BATCH_MS = 250;
const MAX_KEYWORD_LENGTH = 80;
/** The provider's maximum. */
const MAX_RECENTS = 100;

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

  let recents: Promise<ReadonlyMap<string, DraftAddress>> | undefined;

  /** The addresses of earlier orders by their text: most sheets go to the same places. Empty if they do not load. */
  const loadRecents = () =>
    client.query(shippingRecordQueries.list('', MAX_RECENTS)).then(
      ({ items }) => recentAddresses(items.map(({ address }) => address)),
      () => new Map<string, DraftAddress>(),
    );

  async function lookUp(text: string): Promise<Resolution> {
    const [whole] = searchesOf(text, 1);
    const recent = whole && (await (recents ??= loadRecents())).get(whole.search);
    if (whole && recent) return { kind: 'found', address: recent, rest: whole.detail };
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
