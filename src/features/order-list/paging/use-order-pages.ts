import { useQueries, type UseQueryResult } from '@tanstack/react-query';
import { useCallback } from 'react';
import { orderQueries } from '@/api/order/order-queries';
import type { OrderListItem } from '@/api/order/order-requests';
import { ORDER_PAGE_SIZE } from '@/config/limits';
import type { WireFilter } from '../filter/order-list-filter';

/** First and last row that are to be filled. */
export type RowRange = { first: number; last: number };

const pageOf = (row: number) => Math.floor(row / ORDER_PAGE_SIZE);

/**
 * The pages under the window, wherever in the list it is; those it has left are dropped, and their requests with them.
 * So the ten-thousandth order is one question away, and coming back from a detail asks for what is seen alone.
 */
export function useOrderPages(filter: WireFilter, { first, last }: RowRange) {
  const firstPage = pageOf(first);
  const pages = Array.from({ length: pageOf(last) - firstPage + 1 }, (_, index) => firstPage + index);
  const combine = useCallback(
    (results: UseQueryResult<{ items: OrderListItem[] }>[]) => ({
      itemAt: (row: number) => results[pageOf(row) - firstPage]?.data?.items[row % ORDER_PAGE_SIZE],
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
