import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { orderQueries } from '@/api/order/order-queries';
import { ORDER_PAGE_SIZE } from '@/config/limits';
import type { WireFilter } from '../filter/order-list-filter';
import { itemIn, remInPixels, type RowWindow } from '../rows/row-window';
import { useRowKeys } from '../rows/use-row-keys';

type PageOptions = {
  filter: WireFilter;
  total: number;
  rowRem: number;
  /** From 1, at most the last page of `total`. */
  page: number;
};

const ignoreFocus = () => undefined;

/** The rows of one page; empty rows while it loads. */
export function useOrderPage({ filter, total, rowRem, page }: PageOptions): RowWindow {
  const list = useRef<HTMLDivElement>(null);
  const [rowHeight] = useState(() => rowRem * remInPixels());
  const { placeholderData: _theOtherPage, ...pageQuery } = orderQueries.page({
    ...filter,
    pageIndex: page - 1,
    pageSize: ORDER_PAGE_SIZE,
  });
  const { data, isError, refetch } = useQuery(pageQuery);

  const first = (page - 1) * ORDER_PAGE_SIZE;
  const count = Math.min(ORDER_PAGE_SIZE, total - first);
  const keys = useRowKeys({
    list,
    first,
    last: first + count - 1,
    setFocused: ignoreFocus,
  });
  return {
    list,
    height: count * rowHeight,
    rows: Array.from({ length: count }, (_, row) => ({
      slot: row,
      index: first + row,
      top: row * rowHeight,
      item: itemIn(data, row),
    })),
    isFailed: isError && data === undefined,
    retry: () => void refetch(),
    keys,
  };
}
