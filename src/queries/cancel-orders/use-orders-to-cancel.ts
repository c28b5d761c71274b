import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { orderQueries } from '@/api/order/order-queries';
import type { Order } from '@/api/order/order-requests';
import { cancelObstacle, type CancelObstacle, type CancellationTerms } from '@/domain/order/cancellation';
import { serverTime } from '@/domain/time/clock';
import { useNow } from '@/lib/browser/use-now';
import type { OrderToCancel } from './cancel-dialog-props';
import { CLOCK_MS, quotedTerms } from './use-cancellation-terms';

/** Leaves connections free for what the page loads meanwhile. */
const PARALLEL = 4;

export type CancelLine = OrderToCancel & {
  /** Undefined while it loads, if it does not load, or if its status already rules a cancellation out. */
  order?: Order | undefined;
  /** `loading` and `notLoaded` have no terms, and neither has an obstacle. */
  state: CancelObstacle | 'loading' | 'notLoaded' | 'cancellable';
  terms?: CancellationTerms | undefined;
};

/** The lines by what can be done about them. `unchecked` have not loaded, `blocked` have an obstacle. */
export const groupLines = (lines: readonly CancelLine[]) => ({
  loading: lines.filter(({ state }) => state === 'loading'),
  possible: lines.filter(({ state }) => state === 'cancellable'),
  unchecked: lines.filter(({ state }) => state === 'notLoaded'),
  blocked: lines.filter(({ state }) => !['cancellable', 'loading', 'notLoaded'].includes(state)),
});

/** The orders with their fees, loaded four at a time while `isAsking`; each is asked for once, and again by `retry`. */
export function useOrdersToCancel(orders: readonly OrderToCancel[], isAsking: boolean) {
  const now = useNow(CLOCK_MS);
  const obstacles = orders.map(({ status }) => (status === undefined ? null : cancelObstacle({ status })));
  const loaded = orders.filter((_, index) => obstacles[index] === null);
  const [limit, setLimit] = useState(PARALLEL);
  const results = useQueries({
    queries: loaded.map(({ id }, index) => ({
      ...orderQueries.detail(id),
      enabled: isAsking && index < limit,
      // A fee may have risen since the order was last seen.
      staleTime: 0,
    })),
  });
  const settled = results.filter(({ isFetchedAfterMount, isFetching }) => isFetchedAfterMount && !isFetching).length;
  if (limit < Math.min(settled + PARALLEL, loaded.length)) setLimit(settled + PARALLEL);

  const resultOf = new Map(loaded.map(({ id }, index) => [id, results[index]]));
  const lines = orders.map((order, index): CancelLine => {
    const obstacle = obstacles[index];
    if (obstacle) return { ...order, state: obstacle };
    const { data, dataUpdatedAt = 0, isError, isFetchedAfterMount, isFetching } = resultOf.get(order.id) ?? {};
    if (!isFetchedAfterMount || isFetching) return { ...order, state: 'loading' };
    // Data from before a failed check may be old: if a driver has set off since, cancelling costs a fee.
    if (!data || isError) return { ...order, state: 'notLoaded' };
    const known = { ...order, orderNo: data.orderNo || order.orderNo, order: data };
    const state = cancelObstacle(data);
    if (state) return { ...known, state };
    return { ...known, state: 'cancellable', terms: quotedTerms(data, serverTime(dataUpdatedAt), now) };
  });

  return {
    lines,
    retry: () => {
      for (const { isError, isFetching, refetch } of results) if (isError && !isFetching) void refetch();
    },
  };
}
