import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { refreshEvery } from '@/api/order/live-order-queries';
import { orderQueries } from '@/api/order/order-queries';
import { ORDER_PAGE_SIZE } from '@/config/limits';
import { serverNow } from '@/domain/time/clock';
import { useIsWatched } from '@/lib/browser/use-is-watched';
import {
  isFiltered,
  readFilter,
  toWireFilter,
  type OrderListFilter,
  type WireFilter,
} from './filter/order-list-filter';

const REFRESH_MS = 60_000;

/** The other pages on the screen are asked for anew with the first one: otherwise a new order hides one at their seams. */
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

const firstPage = (filter: WireFilter) => orderQueries.page({ ...filter, pageIndex: 0, pageSize: ORDER_PAGE_SIZE });
const isSame = (one: WireFilter, other: WireFilter) => JSON.stringify(one) === JSON.stringify(other);

/**
 * How many orders there are and which filter the rows on the screen belong to: while a new filter's first page is on
 * its way, the old rows stay.
 */
export function useOrderList(filter: OrderListFilter, keyword: string) {
  const [now] = useState(() => serverNow());
  const isWatched = useIsWatched();
  const wanted = toWireFilter(filter, keyword, now);
  const page = useQuery({ ...firstPage(wanted), refetchInterval: isWatched ? refreshEvery(REFRESH_MS) : false });
  useOtherPages(wanted, page.dataUpdatedAt);
  const isNarrowed = isFiltered(filter, keyword);
  const everything = useQuery({ ...firstPage(toWireFilter(readFilter({}), '', now)), enabled: isNarrowed });

  const [shown, setShown] = useState(wanted);
  const isArrived = page.data !== undefined && !page.isPlaceholderData;
  if (isArrived && !isSame(shown, wanted)) setShown(wanted);

  return {
    shown,
    total: page.data?.total,
    /** Without any filter; unknown until it has been asked for. */
    totalOfAll: everything.data?.total,
    isNarrowed,
    isBusy: page.isPlaceholderData,
    error: page.data === undefined ? page.error : null,
    isRetrying: page.isFetching,
    retry: () => void page.refetch(),
  };
}
