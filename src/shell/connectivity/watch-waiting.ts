import type { Mutation, Query, QueryClient } from '@tanstack/react-query';
import type { AppStore } from '@/store/create-store';

/** Nobody waits longer than this without a word. */
const PATIENCE_MS = 10_000;

/** `binding`: its outcome counts, so that nobody can be told that it was given up. */
export type Slowness = 'stoppable' | 'binding' | null;

/** The profile is asked for by the session, not by a query. */
const PROFILE = {};

/** A page without it, or one more page of a list; what is only brought up to date keeps nobody waiting. */
export const isWaitedFor = ({ state }: Query) => state.data === undefined || state.fetchMeta?.fetchMore !== undefined;

export const waitingQueries = (client: QueryClient): Query[] =>
  client.getQueryCache().findAll({ type: 'active', fetchStatus: 'fetching', predicate: isWaitedFor });

const pendingMutations = (client: QueryClient): Mutation[] => client.getMutationCache().findAll({ status: 'pending' });

/** Tells `onChange` when something that the customer waits for takes long, and when nothing does any more. */
export function watchWaiting(client: QueryClient, store: AppStore, onChange: (slowness: Slowness) => void) {
  const since = new Map<object, number>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  function look() {
    const now = Date.now();
    const mutations = pendingMutations(client);
    const binding = new Set<object>(mutations.filter(({ meta }) => !meta?.isStoppable));
    const isAsking = store.getState().auth.status === 'loading';
    const waited = new Set<object>([...waitingQueries(client), ...mutations, ...(isAsking ? [PROFILE] : [])]);

    for (const one of since.keys()) if (!waited.has(one)) since.delete(one);
    for (const one of waited) if (!since.has(one)) since.set(one, now);

    const slow = [...since].filter(([, from]) => now - from >= PATIENCE_MS).map(([one]) => one);
    const waits = [...since.values()].map((from) => from + PATIENCE_MS - now).filter((ms) => ms > 0);
    clearTimeout(timer);
    if (waits.length > 0) timer = setTimeout(look, Math.min(...waits));
    if (slow.length === 0) onChange(null);
    else onChange(slow.some((one) => binding.has(one)) ? 'binding' : 'stoppable');
  }

  // A query tells of itself while somebody renders with it: what follows from it must wait until that is done.
  let isDue = false;
  let hasLeft = false;
  function lookSoon() {
    if (isDue) return;
    isDue = true;
    queueMicrotask(() => {
      isDue = false;
      if (!hasLeft) look();
    });
  }

  const leave = [
    client.getQueryCache().subscribe(lookSoon),
    client.getMutationCache().subscribe(lookSoon),
    store.subscribe(lookSoon),
  ];
  look();
  return () => {
    hasLeft = true;
    clearTimeout(timer);
    leave.forEach((unsubscribe) => unsubscribe());
  };
}
