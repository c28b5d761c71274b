import type { Mutation, Query, QueryClient } from '@tanstack/react-query';
import type { AppStore } from '@/store/create-store';

/** After this time the customer reads that it takes long. */
const SLOW_AFTER_MS = 10_000;

/** `binding`: its outcome counts, so the customer must not stop waiting for it. */
export type Slowness = 'stoppable' | 'binding' | null;

/** Stands for the profile request, which is not a query. */
const PROFILE = {};

/** A first load or one more page of a list; the customer does not wait for a refresh. */
const isWaitedFor = ({ state }: Query) => state.data === undefined || state.fetchMeta?.fetchMore !== undefined;

/** The queries that the customer waits for at this moment. */
export const waitingQueries = (client: QueryClient): Query[] =>
  client.getQueryCache().findAll({ type: 'active', fetchStatus: 'fetching', predicate: isWaitedFor });

const pendingMutations = (client: QueryClient): Mutation[] => client.getMutationCache().findAll({ status: 'pending' });

/**
 * Calls `onChange` when something that the customer waits for takes longer than 10 s, and with null when nothing does
 * any more.
 */
export function watchWaiting(client: QueryClient, store: AppStore, onChange: (slowness: Slowness) => void) {
  const since = new Map<object, number>();
  let reported: Slowness = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function check() {
    const now = Date.now();
    const mutations = pendingMutations(client);
    const binding = new Set<object>(mutations.filter(({ meta }) => !meta?.isStoppable));
    const isProfileLoading = store.getState().auth.status === 'loading';
    const awaited = new Set<object>([...waitingQueries(client), ...mutations, ...(isProfileLoading ? [PROFILE] : [])]);

    for (const one of since.keys()) if (!awaited.has(one)) since.delete(one);
    for (const one of awaited) if (!since.has(one)) since.set(one, now);

    const slow = [...since].filter(([, from]) => now - from >= SLOW_AFTER_MS).map(([one]) => one);
    const waits = [...since.values()].map((from) => from + SLOW_AFTER_MS - now).filter((ms) => ms > 0);
    clearTimeout(timer);
    if (waits.length > 0) timer = setTimeout(check, Math.min(...waits));
    let slowness: Slowness = null;
    if (slow.length > 0) slowness = slow.some((one) => binding.has(one)) ? 'binding' : 'stoppable';
    // Each answer checks several times. React would keep every update that changes nothing until the next render.
    if (slowness !== reported) onChange(slowness);
    reported = slowness;
  }

  // A query may notify while a component renders, so the check runs in a microtask after it.
  let isScheduled = false;
  let isStopped = false;
  function scheduleCheck() {
    if (isScheduled) return;
    isScheduled = true;
    queueMicrotask(() => {
      isScheduled = false;
      if (!isStopped) check();
    });
  }

  const unsubscribes = [
    client.getQueryCache().subscribe(scheduleCheck),
    client.getMutationCache().subscribe(scheduleCheck),
    store.subscribe(scheduleCheck),
  ];
  check();
  return () => {
    isStopped = true;
    clearTimeout(timer);
    unsubscribes.forEach((unsubscribe) => unsubscribe());
  };
}
