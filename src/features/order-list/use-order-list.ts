import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { orderQueries } from '@/api/order/order-queries';
import { ORDER_PAGE_SIZE } from '@/config/limits';
import { serverNow } from '@/domain/clock';
import { useIsWatched } from '@/lib/browser/use-is-watched';
import { isFiltered, readFilter, toWireFilter, type OrderListFilter, type WireFilter } from './order-list-filter';

const REFRESH_MS = 60_000;

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
  const page = useQuery({ ...firstPage(wanted), refetchInterval: isWatched ? REFRESH_MS : false });
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
