import { useQueries, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import { refreshEvery, staleAfter } from '@/api/order/live-order-queries';
import { orderQueries } from '@/api/order/order-queries';
import type { OrderListItem, OrderRoute } from '@/api/order/order-requests';
import { MAX_PAGE_SIZE } from '@/config/limits';
import { STALE_AFTER_MS } from '@/domain/order/driver-position';
import { isKnownPosition } from '@/domain/order/route-drawing';
import { POLL_MS } from '@/domain/order/polling';
import { useIsPageActive } from '@/lib/browser/use-is-page-active';
import { useLoadError } from '@/queries/use-load-error';
import { readFilter, toWireFilter } from '../filter/order-list-filter';

const LIST_MS = 60_000;
/** Each order is a separate request, so with many orders each one is polled less often. */
const PER_ORDER_MS = 500;

export type OrderWithDriver = {
  item: OrderListItem;
  number: number;
  driver: OrderRoute['driver'];
  /** Its position has not been loaded yet. */
  isComing: boolean;
};

const IN_PROGRESS = toWireFilter({ ...readFilter({}), status: 'moving' }, '', 0);

/** The newest orders in progress, each with the last known position of its driver. */
export function useInProgressOrders() {
  const isWatched = useIsPageActive();
  const pageAt = (pageIndex: number) => ({
    ...orderQueries.page({ ...IN_PROGRESS, pageIndex, pageSize: MAX_PAGE_SIZE }),
    staleTime: 0,
    refetchInterval: isWatched ? refreshEvery(LIST_MS) : (false as const),
  });
  const list = useQuery(pageAt(0));
  const total = list.data?.total ?? 0;
  // Two pages are a fleet of 200.
  const more = useQuery({ ...pageAt(1), enabled: total > MAX_PAGE_SIZE });
  const [first, second] = [list.data?.items, total > MAX_PAGE_SIZE ? more.data?.items : undefined];
  // By id: a new order shifts one to the second page, which may have come before the first.
  const items = useMemo(
    () => [...new Map([...(first ?? []), ...(second ?? [])].map((item) => [item.id, item])).values()],
    [first, second],
  );
  const intervalMs = Math.max(POLL_MS.inProgress, items.length * PER_ORDER_MS);
  const combine = useCallback(
    (results: UseQueryResult<OrderRoute>[]) => ({
      routes: results.map(({ data, isPending }) => ({
        driver: data?.driver && isKnownPosition(data.driver) ? data.driver : null,
        isPending,
      })),
      isComing: results.some(({ isPending }) => isPending),
    }),
    [],
  );
  // Memoized: with each position of a fleet, two hundred queries would be compared.
  const queries = useMemo(
    () =>
      items.map(({ id }) => ({
        ...orderQueries.route(id),
        enabled: isWatched,
        staleTime: staleAfter(POLL_MS.nearArrival),
        gcTime: STALE_AFTER_MS,
        refetchInterval: refreshEvery(intervalMs),
        retry: false,
      })),
    [items, isWatched, intervalMs],
  );
  const { routes, isComing } = useQueries({ queries, combine });

  const orders = useMemo(
    () =>
      items.map((item, index): OrderWithDriver => ({
        item,
        number: index + 1,
        driver: routes[index]?.driver ?? null,
        isComing: routes[index]?.isPending ?? true,
      })),
    [items, routes],
  );
  // An order that joins later must not hide the positions that are already on the map.
  const [hasFirstSet, setHasFirstSet] = useState(false);
  const hasPages = list.data && (total <= MAX_PAGE_SIZE || more.data || more.isError);
  if (hasPages && !isComing && !hasFirstSet) setHasFirstSet(true);
  return {
    items,
    orders: list.data ? orders : undefined,
    total,
    /** The first positions are still loading. */
    isComing: !hasFirstSet,
    error: useLoadError(list),
    isRetrying: list.isFetching,
    retry: () => void list.refetch(),
  };
}
