import { MutationCache, QueryCache, QueryClient, type Mutation, type Query } from '@tanstack/react-query';
import type { ParseKeys } from 'i18next';
import { isWorthRetrying, retryDelayMs } from '@/api/client/retrying';
import { QUERY_RETRIES } from '@/config/limits';
import { ApiError } from '@/domain/api-error';
import { observe } from '@/lib/telemetry/observe';

/** Its texts are on every page: a mutation may fail after the page that started it is gone. */
type MessageKey = ParseKeys<'errors'>;

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** The screen says itself that the first answer did not come, or is whole without it. */
      isErrorShownInPlace?: boolean;
      /** The same for everybody: it stays when the customer changes. */
      isPublic?: boolean;
    };
    mutationMeta: {
      /** Said in a toast when the mutation fails and the provider gives no message of its own. */
      errorKey?: MessageKey;
      isErrorShownInPlace?: boolean;
      /** It may be given up while it takes long: its call is stoppable. */
      isStoppable?: boolean;
    };
  }
}

export type ReportError = (error: unknown, errorKey: MessageKey | undefined) => void;

const STALE_MS = 15_000;

/**
 * Drops the answers of the last customer. `clear()` would also drop public queries that a screen is waiting for, and their
 * observers would stay pending.
 */
export function forgetAnswers(queryClient: QueryClient) {
  const isPublic = ({ meta }: { meta?: { isPublic?: boolean } | undefined }) => meta?.isPublic === true;
  queryClient.getMutationCache().clear();
  queryClient.removeQueries({ predicate: (query) => !isPublic(query) });
  void queryClient.invalidateQueries({ predicate: isPublic });
}

type AnyQuery = Query<unknown, unknown, unknown>;
type AnyMutation = Mutation<unknown, unknown>;

/** A first load that its screen waits for and says nothing of. */
function isFirstLoadUnsaid({ state, observers }: AnyQuery) {
  const isWaitedFor = state.data === undefined && observers.length > 0;
  return isWaitedFor && !observers.some(({ options }) => options.meta?.isErrorShownInPlace);
}

/** The notice about the connection says it for every call at once. */
const isConnectionLost = (error: unknown) => error instanceof ApiError && error.status === 0;

/** Whose screen is still there to say what became of it. */
function watchScreens(cache: MutationCache) {
  const screens = new WeakMap<AnyMutation, number>();
  const count = (mutation: AnyMutation) => screens.get(mutation) ?? 0;
  cache.subscribe((event) => {
    if (event.type === 'observerAdded') screens.set(event.mutation, count(event.mutation) + 1);
    if (event.type === 'observerRemoved') screens.set(event.mutation, count(event.mutation) - 1);
  });
  return (mutation: AnyMutation) => count(mutation) > 0;
}

/** `report` is told of every failed mutation and first load that no screen shows itself, wherever it was started. */
export function createQueryClient(report: ReportError, retries = QUERY_RETRIES) {
  const mutationCache = new MutationCache({
    onError: (error, _variables, _result, mutation) => {
      observe(error);
      const isShownInPlace = mutation.meta?.isErrorShownInPlace === true && isOnScreen(mutation);
      if (!isShownInPlace) report(error, mutation.meta?.errorKey);
    },
  });
  const isOnScreen = watchScreens(mutationCache);

  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: (count, error) => count < retries && isWorthRetrying(error),
        retryDelay: retryDelayMs,
        // Browsers that believe to be offline are wrong at times: the first try finds out, the next ones wait for the line.
        networkMode: 'offlineFirst',
        refetchOnWindowFocus: false,
        staleTime: STALE_MS,
      },
      // Made offline, a mutation would otherwise wait and send itself later, without the customer.
      mutations: { retry: 0, networkMode: 'always' },
    },
    queryCache: new QueryCache({
      onError: (error, query) => {
        observe(error);
        if (!isConnectionLost(error) && isFirstLoadUnsaid(query)) report(error, undefined);
      },
    }),
    mutationCache,
  });
}
