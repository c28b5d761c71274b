import { useRouter } from 'next/router';
import { useCallback, useMemo } from 'react';
import { ROUTES } from '@/config/routes';
import { readFilter, readView, writeFilter, writeView, type ListView, type OrderListFilter } from './order-list-filter';

/** The filter lives in the address; changing it changes this history entry, so that back leaves the list. */
export function useListFilter() {
  const { query, replace } = useRouter();
  const filter = useMemo(() => readFilter(query), [query]);
  const change = useCallback(
    (part: Partial<OrderListFilter>) =>
      void replace({ pathname: ROUTES.orders, query: writeFilter({ ...filter, ...part }) }, undefined, {
        shallow: true,
        scroll: false,
      }),
    [filter, replace],
  );
  const view = readView(query);
  /** The address of the other view; the filter stays with it. */
  const viewHref = (wanted: ListView) => ({
    pathname: ROUTES.orders,
    query: { ...writeFilter(filter), ...writeView(wanted) },
  });
  return { filter, change, view, viewHref };
}
