import { useQuery } from '@tanstack/react-query';
import { liveOrderQueries } from '@/api/order/live-order-queries';
import type { Order } from '@/api/order/order-requests';
import { withProgress } from '@/domain/order/progress';

/**
 * The order with its latest progress, which is polled while `isWatched`. Undefined until its detail is loaded. `since`:
 * leaves out a progress that arrived before this, in ms.
 */
export function useOrderProgress(id: string, detail: Order | undefined, isWatched: boolean, since = 0) {
  const { data, dataUpdatedAt, isError } = useQuery(
    liveOrderQueries.status(detail ?? { id, status: 0 }, isWatched && detail !== undefined),
  );
  return { order: detail && withProgress(detail, dataUpdatedAt > since ? data : undefined), isError };
}
