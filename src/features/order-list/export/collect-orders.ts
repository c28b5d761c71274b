import { listOrders, type OrderListItem } from '@/api/order/order-requests';
import type { WireFilter } from '../filter/order-list-filter';

/** The provider's maximum. */
const PAGE_SIZE = 100;
/** Requests in flight at the same time. */
const PARALLEL = 4;

type CollectOptions = { filter: WireFilter; signal: AbortSignal; onProgress: (done: number) => void };

/**
 * Fetches every order of the filter, page by page, without duplicates of orders that moved between pages meanwhile.
 * Rejects on the first failed page or when aborted.
 */
export async function collectOrders({ filter, signal, onProgress }: CollectOptions): Promise<OrderListItem[]> {
  const orders = new Map<string, OrderListItem>();
  const fetchPage = (pageIndex: number) => listOrders({ ...filter, pageIndex, pageSize: PAGE_SIZE }, signal);
  const collect = ({ items }: { items: OrderListItem[] }) => {
    for (const item of items) orders.set(item.id, item);
    onProgress(orders.size);
  };

  const first = await fetchPage(0);
  collect(first);
  const pages = Math.ceil(first.total / PAGE_SIZE);
  for (let next = 1; next < pages; next += PARALLEL) {
    const batch = Array.from({ length: Math.min(PARALLEL, pages - next) }, (_, index) => fetchPage(next + index));
    (await Promise.all(batch)).forEach(collect);
  }
  return [...orders.values()];
}
