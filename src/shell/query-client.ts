import {
  MutationCache,
  QueryCache,
  QueryClient,
  replaceEqualDeep,
  type Mutation,
  type Query,
} from '@tanstack/react-query';
import type { ParseKeys } from 'i18next';
import { isRetryable, retryDelayMs } from '@/api/client/retrying';
import { QUERY_RETRIES } from '@/config/limits';
import { ApiError } from '@/domain/api-error';
import { leftOutOf, recordLeftOut } from '@/domain/left-out';
import { observeError } from '@/lib/telemetry/observe';

/** Only texts that every page loads: a mutation may fail after its page is gone. */
type MessageKey = ParseKeys<'errors'>;

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** The screen shows a failed first load itself, or is complete without the answer. */
      isErrorShownInPlace?: boolean;
      /** The answer is the same for every user, so it stays when the user changes. */
      isPublic?: boolean;
    };
    mutationMeta: {
      /** The text of the toast if the mutation fails and the provider sends no message. */
      errorKey?: MessageKey;
      isErrorShownInPlace?: boolean;
      /** The customer may stop waiting for it; its call must be stoppable too. */
      isStoppable?: boolean;
    };
  }
}

export type ReportError = (error: unknown, errorKey: MessageKey | undefined) => void;

const STALE_MS = 15_000;

/**
 * Drops the answers of the last customer. `clear()` would also drop public queries that a screen is waiting for, and
 * their observers would stay pending.
 */
export function clearCachedAnswers(queryClient: QueryClient) {
  const isPublic = ({ meta }: { meta?: { isPublic?: boolean } | undefined }) => meta?.isPublic === true;
  queryClient.getMutationCache().clear();
  queryClient.removeQueries({ predicate: (query) => !isPublic(query) });
  void queryClient.invalidateQueries({ predicate: isPublic });
}

type AnyQuery = Query<unknown, unknown, unknown>;
type AnyMutation = Mutation<unknown, unknown>;

/** Whether a first load has observers and none of them shows the error. */
function isUnreportedFirstLoad({ state, observers }: AnyQuery) {
  const isWaitedFor = state.data === undefined && observers.length > 0;
  return isWaitedFor && !observers.some(({ options }) => options.meta?.isErrorShownInPlace);
}

/** The connectivity notice reports a lost connection once for all calls. */
const isConnectionLost = (error: unknown) => error instanceof ApiError && error.kind === 'offline';

/** Counts the observers of each mutation: without observers there is no screen left to show its error. */
function trackObservers(cache: MutationCache) {
  const observerCounts = new WeakMap<AnyMutation, number>();
  const count = (mutation: AnyMutation) => observerCounts.get(mutation) ?? 0;
  cache.subscribe((event) => {
    if (event.type === 'observerAdded') observerCounts.set(event.mutation, count(event.mutation) + 1);
    if (event.type === 'observerRemoved') observerCounts.set(event.mutation, count(event.mutation) - 1);
  });
  return (mutation: AnyMutation) => count(mutation) > 0;
}

/** Shares what is equal with the last answer, and knows what the new one lacks. */
function shareAnswer(before: unknown, after: unknown): unknown {
  const leftOut = leftOutOf(after);
  // An answer that lacks more than the one before is another answer, even with the same items.
  if (leftOut !== leftOutOf(before)) return after;
  const shared: unknown = replaceEqualDeep(before, after);
  recordLeftOut(shared, leftOut);
  return shared;
}

/**
 * `report` receives every failed mutation and first load that no screen shows itself. `retries`: how often a failed
 * read is repeated.
 */
export function createQueryClient(report: ReportError, retries = QUERY_RETRIES) {
  const mutationCache = new MutationCache({
    onError: (error, _variables, _result, mutation) => {
      observeError(error);
      const isShownInPlace = mutation.meta?.isErrorShownInPlace === true && isOnScreen(mutation);
      if (!isShownInPlace) report(error, mutation.meta?.errorKey);
    },
  });
  const isOnScreen = trackObservers(mutationCache);

  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: (count, error) => count < retries && isRetryable(error),
        retryDelay: retryDelayMs,
        // Browsers report "offline" wrongly at times: the first try is sent anyway, the retries wait for the
        // connection.
        networkMode: 'offlineFirst',
        refetchOnWindowFocus: false,
        staleTime: STALE_MS,
        structuralSharing: shareAnswer,
      },
      // Without this, a mutation made offline would wait and send itself later, without the customer.
      mutations: { retry: 0, networkMode: 'always' },
    },
    queryCache: new QueryCache({
      onError: (error, query) => {
        observeError(error);
        if (!isConnectionLost(error) && isUnreportedFirstLoad(query)) report(error, undefined);
      },
    }),
    mutationCache,
  });
}
