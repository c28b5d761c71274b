import type { QueryClient } from '@tanstack/react-query';
import { commonQueries } from '@/api/common/common-queries';
import { resolveAddress, searchesOf, type Resolution } from '@/domain/bulk/resolve-address';
import { isLocked } from '@/domain/bulk/send-state';
import type { DeskStore } from './bulk-orders-state';

/** Twice as many as a browser asks one host at a time, so that none of its lines rests while an answer is being read. */
const PARALLEL = 12;
/** Answers are shown together: each showing reads the whole sheet again, and four a second still look alive. */
const GATHER_MS = 250;
const KEYWORD_LENGTH = 80;

/** Looks up every address text of the sheet once. */
export function createResolver(store: DeskStore, client: QueryClient) {
  const queue: string[] = [];
  let running = 0;
  let gathered = new Map<string, Resolution>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  function flush() {
    const news = gathered;
    gathered = new Map();
    timer = undefined;
    store.set(({ found }) => ({ found: new Map([...found, ...news]) }));
  }

  async function lookUp(text: string): Promise<Resolution> {
    for (const candidate of searchesOf(text)) {
      const keyword = candidate.search.slice(0, KEYWORD_LENGTH);
      if (keyword.length < 2) break;
      const { items } = await client.query(commonQueries.addresses(keyword));
      if (items.length > 0) return resolveAddress(candidate, items);
    }
    return { kind: 'none' };
  }

  async function work() {
    running += 1;
    for (let text = queue.shift(); text !== undefined; text = queue.shift()) {
      const resolution = await lookUp(text).catch((): Resolution => ({ kind: 'failed' }));
      gathered.set(text, resolution);
      timer ??= setTimeout(flush, GATHER_MS);
    }
    running -= 1;
  }

  function ask(texts: readonly string[]) {
    if (texts.length === 0) return;
    store.set(({ found }) => ({
      found: new Map([...found, ...texts.map((text) => [text, { kind: 'pending' }] as const)]),
    }));
    queue.push(...texts);
    for (let free = PARALLEL - running; free > 0 && queue.length > 0; free -= 1) void work();
  }

  return {
    /** Asks for what is new in the sheet. */
    look: () => {
      const { history, found } = store.get();
      const texts = history.rows
        .filter(({ send }) => !isLocked(send))
        .flatMap(({ values }) => [values.pickupAddress, values.dropAddress]);
      ask([...new Set(texts)].filter((text) => text !== '' && !found.has(text)));
    },
    retry: () => ask([...store.get().found].flatMap(([text, { kind }]) => (kind === 'failed' ? [text] : []))),
  };
}
