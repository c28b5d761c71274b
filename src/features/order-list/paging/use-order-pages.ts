import { useQueries, type UseQueryResult } from '@tanstack/react-query';
import { useCallback } from 'react';
import { orderQueries } from '@/api/order/order-queries';
import type { OrderListItem } from '@/api/order/order-requests';
import { ORDER_PAGE_SIZE } from '@/config/limits';
import type { WireFilter } from '../filter/order-list-filter';
import { itemIn } from '../rows/row-window';
import { pageOf } from './page-count';

/** First and last row to fill, from 0. */
type RowRange = { first: number; last: number };

/**
 * Loads only the pages under the window; pages outside it are dropped and their requests aborted. So the ten-thousandth
 * order takes one request, and coming back from an order reloads only the visible rows.
 */
export function useOrderPages(filter: WireFilter, { first, last }: RowRange) {
  const firstPage = pageOf(first);
  const pages = Array.from({ length: pageOf(last) - firstPage + 1 }, (_, index) => firstPage + index);
  const combine = useCallback(
    (results: UseQueryResult<{ items: OrderListItem[] }>[]) => ({
      itemAt: (row: number) => itemIn(results[pageOf(row) - firstPage]?.data, row % ORDER_PAGE_SIZE),
      isFailed: results.some(({ data, isError }) => isError && data === undefined),
      retry: () => results.forEach(({ isError, refetch }) => void (isError ? refetch() : undefined)),
    }),
    [firstPage],
  );
  return useQueries({
    queries: pages.map((pageIndex) => {
      const { placeholderData: _theOtherPage, ...page } = orderQueries.page({
        ...filter,
        pageIndex,
        pageSize: ORDER_PAGE_SIZE,
      });
      return page;
    }),
    combine,
  });
}
