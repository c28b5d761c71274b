import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import type { ParseKeys } from 'i18next';
import { isWorthRetrying, retryDelayMs } from '@/api/client/retrying';
import { QUERY_RETRIES } from '@/config/limits';
import { observe } from '@/lib/telemetry/observe';

/** Its texts are on every page: a mutation may fail after the page that started it is gone. */
type MessageKey = ParseKeys<'errors'>;

declare module '@tanstack/react-query' {
  interface Register {
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

/** `report` is told of every failed mutation that no screen shows itself, wherever it was started. */
export const createQueryClient = (report: ReportError, retries = QUERY_RETRIES) =>
  new QueryClient({
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
    queryCache: new QueryCache({ onError: observe }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _result, { meta }) => {
        observe(error);
        if (!meta?.isErrorShownInPlace) report(error, meta?.errorKey);
      },
    }),
  });
