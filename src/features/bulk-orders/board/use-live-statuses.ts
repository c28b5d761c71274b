import { useQueries, type Query, type UseQueryResult } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { refreshEvery } from '@/api/order/live-order-queries';
import { orderQueries } from '@/api/order/order-queries';
import type { listOrders, OrderProgress } from '@/api/order/order-requests';
import { MAX_PAGE_SIZE } from '@/config/limits';
import { ApiError } from '@/domain/api-error';
import { isFinalStatus } from '@/domain/order/status';
import { useBulkOrdersState } from '../state/bulk-orders-context';

const STALE_MS = 10_000;
/** Of the orders outside the pages: asked for at the same time, and in all. */
const SINGLE_AT_ONCE = 20;
const MAX_SINGLE = 100;

type OrderPage = Awaited<ReturnType<typeof listOrders>>;

export type LiveStatuses = {
  /** By the id of the order. */
  statuses: ReadonlyMap<string, number>;
  /** The pages have not answered yet. A sent order without a status may be on one of them. */
  isAwaited: boolean;
  isLoading: boolean;
};

const combinePages = (pages: UseQueryResult<OrderPage>[]) => ({
  statuses: new Map(
    pages
      .flatMap(({ data }) => data?.items ?? [])
      .flatMap(({ id, status }) => (status === undefined ? [] : [[id, status] as const])),
  ),
  hasAnswered: pages.length > 0 && pages.every(({ isError, isStale }) => isError || !isStale),
  hasFailed: pages.some(({ isError }) => isError),
});

/** Undefined while it loads; null if it does not load. */
const combineSingle = (orders: UseQueryResult<OrderProgress>[]) =>
  orders.map(({ data, isError }) => data?.status ?? (isError ? null : undefined));

const isSettled = (status: number | null | undefined) =>
  status === null || (status !== undefined && isFinalStatus(status));

/**
 * The statuses of the sheet's orders. The newest pages of the order list hold most of them: one request for a hundred
 * orders instead of one for each. Those of others are asked for singly, a few at a time. With `refreshMs` they are asked
 * for again until all known orders have ended, and less often while the provider fails.
 */
export function useLiveStatuses(refreshMs?: number): LiveStatuses {
  const { rows } = useBulkOrdersState('history');
  const sending = useBulkOrdersState('sending');
  const sent = rows.filter(({ send }) => send.status === 'sent').length;
  // One more page, for orders that the customer placed outside the sheet.
  const pages = sent === 0 || sending.status === 'running' ? 0 : Math.ceil(sent / MAX_PAGE_SIZE) + 1;
  const [isOver, setIsOver] = useState(false);
  const refetchInterval = refreshMs === undefined ? (false as const) : refreshEvery(refreshMs);
  const listed = useQueries({
    queries: Array.from({ length: pages }, (_, pageIndex) => ({
      ...orderQueries.page({ pageIndex, pageSize: MAX_PAGE_SIZE }),
      staleTime: STALE_MS,
      refetchInterval: isOver ? (false as const) : refetchInterval,
    })),
    combine: combinePages,
  });

  // Stays while the pages are read again: only a page from before the orders were sent must be awaited.
  const [isAwaited, setIsAwaited] = useState(true);
  if (isAwaited ? listed.hasAnswered : pages === 0) setIsAwaited(!isAwaited);

  const missing = useMemo(() => {
    const { statuses, hasFailed } = listed;
    if (isAwaited || hasFailed) return [];
    return rows.flatMap(({ send }) => (send.status === 'sent' && !statuses.has(send.order.id) ? [send.order.id] : []));
  }, [listed, rows, isAwaited]);
  const [limit, setLimit] = useState(SINGLE_AT_ONCE);
  const single = useQueries({
    queries: missing.slice(0, limit).map((id) => ({
      ...orderQueries.status(id),
      staleTime: STALE_MS,
      refetchInterval: (query: Pick<Query<OrderProgress>, 'state'>) => {
        const { data, error } = query.state;
        const isRefused = error instanceof ApiError && error.isFinal;
        return isRefused || isSettled(data?.status) || !refetchInterval ? false : refetchInterval(query);
      },
    })),
    combine: combineSingle,
  });
  const next = Math.min(MAX_SINGLE, single.filter(isSettled).length + SINGLE_AT_ONCE);
  if (limit < next) setLimit(next);

  const live = useMemo(() => {
    const known = single.flatMap((status, index) => {
      const id = missing[index];
      return id === undefined || typeof status !== 'number' ? [] : [[id, status] as const];
    });
    return {
      statuses: new Map([...listed.statuses, ...known]),
      isAwaited,
      isLoading: isAwaited || single.includes(undefined),
    };
  }, [listed, isAwaited, missing, single]);

  const isEnded =
    !live.isLoading &&
    !listed.hasFailed &&
    rows.every(({ send }) => {
      const status = send.status === 'sent' ? live.statuses.get(send.order.id) : undefined;
      return status === undefined || isFinalStatus(status);
    });
  if (isOver !== isEnded) setIsOver(isEnded);
  return live;
}
