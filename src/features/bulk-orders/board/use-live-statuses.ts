import { useQueries, type UseQueryResult } from '@tanstack/react-query';
import { orderQueries } from '@/api/order/order-queries';
import type { listOrders } from '@/api/order/order-requests';
import { useBulkOrdersState } from '../state/bulk-orders-context';

/** The provider's maximum. */
const PAGE_SIZE = 100;
const STALE_MS = 10_000;

type OrderPage = Awaited<ReturnType<typeof listOrders>>;

export type LiveStatuses = ReadonlyMap<string, number>;

const NO_STATUSES: LiveStatuses = new Map();

const combine = (pages: UseQueryResult<OrderPage>[]): LiveStatuses =>
  pages.length === 0
    ? NO_STATUSES
    : new Map(
        pages
          .flatMap(({ data }) => data?.items ?? [])
          .flatMap(({ id, status }) => (status === undefined ? [] : [[id, status] as const])),
      );

/**
 * The statuses of the sheet's orders, by the id of the order. The newest pages of the order list hold them: one request for
 * a hundred orders instead of one for each.
 */
export function useLiveStatuses(refetchInterval: number | false = false) {
  const { rows } = useBulkOrdersState('history');
  const sending = useBulkOrdersState('sending');
  const sent = rows.filter(({ send }) => send.status === 'sent').length;
  // One more page, because others of the organization order too.
  const pages = sent === 0 || sending.status === 'running' ? 0 : Math.ceil(sent / PAGE_SIZE) + 1;
  return useQueries({
    queries: Array.from({ length: pages }, (_, pageIndex) => ({
      ...orderQueries.page({ pageIndex, pageSize: PAGE_SIZE }),
      staleTime: STALE_MS,
      refetchInterval,
    })),
    combine,
  });
}
