import { notifyManager, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { refreshEvery } from '@/api/order/live-order-queries';
import { orderQueries } from '@/api/order/order-queries';
import type { listOrders } from '@/api/order/order-requests';
import { ORDER_PAGE_SIZE } from '@/config/limits';
import { isRecord } from '@/domain/stored-values';
import { useIsPageActive } from '@/lib/browser/use-is-page-active';
import { useNow } from '@/lib/browser/use-now';
import {
  isFiltered,
  readFilter,
  toWireFilter,
  type OrderListFilter,
  type WireFilter,
} from './filter/order-list-filter';

const MINUTE_MS = 60_000;

/**
 * Refreshes the other visible pages together with the first one: otherwise a new order shifts one out at their borders.
 */
function useOtherPages(filter: WireFilter, refreshedAt: number) {
  const client = useQueryClient();
  const refresh = useEffectEvent(() =>
    client.invalidateQueries(
      {
        queryKey: orderQueries.pages(filter),
        predicate: ({ state }) => state.dataUpdatedAt > 0 && state.dataUpdatedAt < refreshedAt,
      },
      { cancelRefetch: false },
    ),
  );
  useEffect(() => void refresh(), [refreshedAt]);
}

type OrderPage = Awaited<ReturnType<typeof listOrders>>;

const sizeOf = (part: unknown) => (isRecord(part) ? Object.keys(part).length : 0);

/**
 * The number of orders. If the provider sends no total, each full page means that there is at least one more page, and
 * the list grows while the customer scrolls.
 */
function useTotal(filter: WireFilter, first: OrderPage | undefined): number | undefined {
  const client = useQueryClient();
  // Batched: a page may be asked for while another component renders.
  const subscribe = useCallback(
    (listener: () => void) => client.getQueryCache().subscribe(notifyManager.batchCalls(listener)),
    [client],
  );
  const totalSoFar = () =>
    first?.isAtLeast
      ? client
          .getQueriesData<OrderPage>({
            queryKey: orderQueries.pages(filter),
            // The beginning of the key also fits filters with more in them, such as the orders in progress.
            predicate: ({ queryKey }) => sizeOf(queryKey.at(-1)) === sizeOf(firstPage(filter).queryKey.at(-1)),
          })
          .reduce(
            (one, [, other]) => (other && one.isAtLeast && (!other.isAtLeast || other.total > one.total) ? other : one),
            first,
          ).total
      : first?.total;
  return useSyncExternalStore(subscribe, totalSoFar, totalSoFar);
}

export const firstPage = (filter: WireFilter) =>
  orderQueries.page({ ...filter, pageIndex: 0, pageSize: ORDER_PAGE_SIZE });
const isSame = (one: WireFilter, other: WireFilter) => JSON.stringify(one) === JSON.stringify(other);

/**
 * The number of orders, and the filter of the rows on the screen: the old rows stay while a new filter's first page
 * loads. Refreshes every minute while the page is visible.
 */
export function useOrderList(filter: OrderListFilter, keyword: string) {
  // The days of a period move on at midnight.
  const now = useNow(MINUTE_MS);
  const isWatched = useIsPageActive();
  const requested = toWireFilter(filter, keyword, now);
  const page = useQuery({ ...firstPage(requested), refetchInterval: isWatched ? refreshEvery(MINUTE_MS) : false });
  useOtherPages(requested, page.dataUpdatedAt);
  const isNarrowed = isFiltered(filter, keyword);
  const everything = useQuery({ ...firstPage(toWireFilter(readFilter({}), '', now)), enabled: isNarrowed });

  const [shown, setShown] = useState(requested);
  const isArrived = page.data !== undefined && !page.isPlaceholderData;
  if (isArrived && !isSame(shown, requested)) setShown(requested);

  return {
    now,
    shown,
    total: useTotal(shown, page.data),
    isAtLeast: page.data?.isAtLeast,
    /** The first page as it came, for what it lacks. */
    answer: page.data,
    /** Total without any filter; undefined until loaded, and if the provider tells none. */
    totalOfAll: everything.data?.isAtLeast ? undefined : everything.data?.total,
    isNarrowed,
    isBusy: page.isPlaceholderData,
    error: page.data === undefined ? page.error : null,
    isRetrying: page.isFetching,
    retry: () => void page.refetch(),
  };
}
