import { useQuery, type Query } from '@tanstack/react-query';
import { nextPollMs, staleAfter } from '@/api/order/live-order-queries';
import { orderQueries } from '@/api/order/order-queries';
import type { PublicOrder } from '@/api/order/order-requests';
import { ApiError } from '@/domain/api-error';
import { isFinalStatus, isInProgressStatus } from '@/domain/order/status';
import { useIsPageActive } from '@/lib/browser/use-is-page-active';
import { useLoadError } from '@/queries/use-load-error';

/** A customer's order is identified by organization and id, a partner's order by its id alone. */
export type PublicSource = { organizationId: string | null; orderId: string };

const UNKNOWN_SOURCE: PublicSource = { organizationId: null, orderId: '' };

type PublicOrderQuery = Pick<Query<PublicOrder>, 'state'>;

/** Before the first answer the status is unknown: polls every 30 s. */
const UNKNOWN_ORDER = { status: -1 };

const isClosed = (error: unknown) => error instanceof ApiError && error.isFinal;

/** Nothing can change any more, or the link is closed. */
const isSettled = ({ state }: PublicOrderQuery) =>
  isClosed(state.error) || (state.data !== undefined && isFinalStatus(state.data.status));

const pollIntervalMs = (query: PublicOrderQuery) =>
  isSettled(query) ? false : nextPollMs(query.state.data ?? UNKNOWN_ORDER, query);

/**
 * The public view of an order, polled while the tab is visible and the order can still change. Asks for nothing while the
 * source is null.
 */
export function usePublicOrder(source: PublicSource | null) {
  const { organizationId, orderId } = source ?? UNKNOWN_SOURCE;
  const isWatched = useIsPageActive();
  const query =
    organizationId === null ? orderQueries.mobisOrder(orderId) : orderQueries.publicOrder(organizationId, orderId);
  const request = useQuery({
    ...query,
    enabled: source !== null,
    staleTime: staleAfter(0),
    // The polling plan handles failures, so retries are off.
    retry: false,
    refetchInterval: isWatched ? pollIntervalMs : false,
    // Refreshes the data when the reader comes back to the tab.
    refetchOnWindowFocus: (current) => !isSettled(current),
    refetchOnReconnect: (current) => !isSettled(current),
  });
  const { data, isFetching, refetch } = request;
  const error = useLoadError(request);

  const isInProgress = data !== undefined && isInProgressStatus(data.status) && data.hasMap !== false;
  const route = useQuery({
    ...orderQueries.publicRoute(orderId),
    enabled: isInProgress && isWatched,
    refetchInterval: (query) => nextPollMs(data ?? UNKNOWN_ORDER, query),
    staleTime: staleAfter(0),
    retry: false,
  });

  const hasEnded = isClosed(error);
  return {
    order: hasEnded ? undefined : data,
    route: isInProgress ? route.data : undefined,
    isRouteComing: isInProgress && isWatched && route.isPending && !hasEnded,
    hasEnded,
    error,
    isFetching,
    retry: () => void refetch(),
  };
}
