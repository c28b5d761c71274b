import { useQuery, type Query } from '@tanstack/react-query';
import { untilNextQuestion } from '@/api/order/live-order-queries';
import { orderQueries } from '@/api/order/order-queries';
import type { PublicOrder } from '@/api/order/order-requests';
import { ApiError } from '@/domain/api-error';
import { isFinalStatus, isMovingStatus } from '@/domain/order/status';
import { useIsWatched } from '@/lib/browser/use-is-watched';

/** A customer's order is named with its organization, a partner's by its id alone. */
export type PublicSource = { organizationId: string | null; orderId: string };

type Asked = Pick<Query<PublicOrder>, 'state'>;

/** Before the first answer: asked for at the calm pace. */
const UNHEARD = { status: -1 };

/** Said of the moment (408, 429), not of the link. */
const PASSING = [408, 429];

const isClosed = (error: unknown) => error instanceof ApiError && error.isRefused && !PASSING.includes(error.status);

/** Nothing can change any more, or nothing is to be seen. */
const isSettled = ({ state }: Asked) =>
  isClosed(state.error) || (state.data !== undefined && isFinalStatus(state.data.status));

const everyMs = (query: Asked) => (isSettled(query) ? false : untilNextQuestion(query.state.data ?? UNHEARD, query));

/** The order as a stranger may see it, asked for again while somebody looks and something can still change. */
export function usePublicOrder({ organizationId, orderId }: PublicSource) {
  const isWatched = useIsWatched();
  const query =
    organizationId === null ? orderQueries.mobisOrder(orderId) : orderQueries.publicOrder(organizationId, orderId);
  const { data, error, isFetching, refetch } = useQuery({
    ...query,
    staleTime: 0,
    // Failures are met by the polling plan, not by retries on top of it.
    retry: false,
    refetchInterval: isWatched ? everyMs : false,
    // Back at the tab, the news should not be as old as the absence.
    refetchOnWindowFocus: (current) => !isSettled(current),
    refetchOnReconnect: (current) => !isSettled(current),
  });

  const isMoving = data !== undefined && isMovingStatus(data.status) && data.hasMap !== false;
  const route = useQuery({
    ...orderQueries.publicRoute(orderId),
    enabled: isMoving && isWatched,
    refetchInterval: (query) => untilNextQuestion(data ?? UNHEARD, query),
    staleTime: 0,
    retry: false,
  });

  const hasEnded = isClosed(error);
  return {
    order: hasEnded ? undefined : data,
    route: isMoving ? route.data : undefined,
    isRouteComing: isMoving && isWatched && route.isPending && !hasEnded,
    hasEnded,
    error,
    isFetching,
    retry: () => void refetch(),
  };
}
