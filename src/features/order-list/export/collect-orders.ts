import type { QueryClient } from '@tanstack/react-query';
import { orderQueries } from '@/api/order/order-queries';
import { listOrders, type OrderListItem } from '@/api/order/order-requests';
import { MAX_PAGE_SIZE } from '@/config/limits';
import { ApiError } from '@/domain/api-error';
import { leftOutOf, recordLeftOut } from '@/domain/left-out';
import type { Sort, WireFilter } from '../filter/order-list-filter';
import { isSelected, type Selection } from '../selection/selection';

/** Requests in flight at the same time. */
const PARALLEL = 4;

/** The list from its other end. */
const OPPOSITE = {
  createdAtDesc: 'createdAtAsc',
  createdAtAsc: 'createdAtDesc',
  totalDesc: 'totalAsc',
  totalAsc: 'totalDesc',
} as const satisfies Record<Sort, Sort>;

type CollectOptions = { filter: WireFilter; signal: AbortSignal; onProgress: (done: number) => void };

/**
 * Fetches every order of the filter, page by page, without duplicates of orders that moved between pages meanwhile.
 * Rejects on the first failed page or when aborted. The result knows how many orders could not be read.
 */
export async function collectOrders({ filter, signal, onProgress }: CollectOptions): Promise<OrderListItem[]> {
  const orders = new Map<string, OrderListItem>();
  let leftOut = 0;
  const fetchPage = (pageIndex: number) => listOrders({ ...filter, pageIndex, pageSize: MAX_PAGE_SIZE }, signal);
  const collect = (page: { items: OrderListItem[] }) => {
    const before = orders.size;
    for (const item of page.items) orders.set(item.id, item);
    // A provider may repeat a page: what it lacks is counted already.
    if (orders.size > before) leftOut += leftOutOf(page);
    onProgress(orders.size);
  };

  const sentIn = (page: { items: OrderListItem[] }) => page.items.length + leftOutOf(page);

  const first = await fetchPage(0);
  collect(first);
  // A provider may have smaller pages than it is asked for.
  const size = Math.min(MAX_PAGE_SIZE, sentIn(first)) || MAX_PAGE_SIZE;
  // Without a total, only a page that is smaller than the first shows the end.
  const isUntold = first.isAtLeast !== undefined;
  /** Whether the other end of the list is here, too. A provider that does not sort sends the first page once more. */
  async function isWhole() {
    const { items } = await listOrders(
      { ...filter, sort: OPPOSITE[filter.sort], pageIndex: 0, pageSize: MAX_PAGE_SIZE },
      signal,
    );
    return items.length > 0 && items[0]?.id !== first.items[0]?.id && items.every(({ id }) => orders.has(id));
  }
  /**
   * Whether a refusal says that there is no such page. Further on, a 400 may be a limit of depth, and a file must not
   * end there as if it were whole.
   */
  const isPastEnd = async (error: unknown, pageIndex: number) =>
    error instanceof ApiError &&
    (error.status === 404 || (error.status === 400 && (pageIndex === 1 || (await isWhole()))));
  const fetchNext = (pageIndex: number) =>
    fetchPage(pageIndex).catch(async (error: unknown) => {
      if (isUntold && (await isPastEnd(error, pageIndex))) return { items: [] };
      throw error;
    });
  let pages = isUntold && sentIn(first) > 0 ? 2 : Math.ceil(first.total / size);
  let next = 1;
  while (next < pages) {
    const before = orders.size;
    const from = next;
    const batch = await Promise.all(
      Array.from({ length: Math.min(PARALLEL, pages - from) }, (_, index) => fetchNext(from + index)),
    );
    batch.forEach(collect);
    next += batch.length;
    // Stops when a page brings nothing new: a provider may repeat pages.
    if (isUntold && batch.every((page) => sentIn(page) >= size) && orders.size > before) pages = next + 1;
  }
  const collected = [...orders.values()];
  recordLeftOut(collected, leftOut);
  return collected;
}

/** The orders to export: the selected ones within the filter. */
export type ExportSource = { filter: WireFilter; total: number; selection: Selection };

/** The selected orders in their latest known state: an order may have changed since it was selected. */
function latestVersions(client: QueryClient, items: Selection['items']): OrderListItem[] {
  const latest = new Map(items);
  const pages = client
    .getQueryCache()
    .findAll({ queryKey: orderQueries.lists() })
    .sort((one, other) => one.state.dataUpdatedAt - other.state.dataUpdatedAt);
  for (const { queryKey } of pages) {
    const page = client.getQueryData<{ items?: OrderListItem[] }>(queryKey);
    for (const item of page?.items ?? []) if (items.has(item.id)) latest.set(item.id, item);
  }
  return [...latest.values()];
}

type Collecting = {
  client: QueryClient;
  source: ExportSource;
  signal: AbortSignal;
  onProgress: (done: number) => void;
};

/** The selected orders, or all that the filter leaves; rejects when a page fails or the signal aborts. */
export async function collectSelected({ client, source: { filter, selection }, signal, onProgress }: Collecting) {
  if (!selection.isAll) return latestVersions(client, selection.items);
  const orders = await collectOrders({ filter, signal, onProgress });
  const selected = orders.filter(({ id }) => isSelected(selection, id));
  recordLeftOut(selected, leftOutOf(orders));
  return selected;
}
