import { useRouter } from 'next/router';
import { useCallback, useMemo } from 'react';
import { ROUTES } from '@/config/routes';
import {
  readFilter,
  readPage,
  readPreview,
  readView,
  writeFilter,
  writePage,
  writeView,
  type ListView,
  type OrderListFilter,
} from './order-list-filter';

/** The filter is stored in the URL. Changing it replaces the history entry, so that back leaves the list. */
export function useListFilter() {
  const { query, replace } = useRouter();
  const filter = useMemo(() => readFilter(query), [query]);
  const view = readView(query);

  const show = useCallback(
    (wanted: Record<string, string>) =>
      void replace({ pathname: ROUTES.orders, query: wanted }, undefined, { shallow: true, scroll: false }),
    [replace],
  );
  /** A changed filter starts on its first page. */
  const change = useCallback(
    (part: Partial<OrderListFilter>) => show({ ...writeFilter({ ...filter, ...part }), ...writeView(view) }),
    [filter, view, show],
  );

  /** The link to another view or page with the same filter. */
  const hrefOf = (wanted: ListView, page = 1) => ({
    pathname: ROUTES.orders,
    query: { ...writeFilter(filter), ...writeView(wanted), ...writePage(page) },
  });
  return {
    filter,
    change,
    view,
    page: readPage(query),
    setView: (wanted: ListView) => show(hrefOf(wanted).query),
    preview: readPreview(query),
    setPreview: (orderId: string | null) =>
      show({ ...hrefOf(view, readPage(query)).query, ...(orderId === null ? {} : { preview: orderId }) }),
    hrefOf,
  };
}
