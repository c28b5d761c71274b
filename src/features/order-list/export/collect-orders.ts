import { listOrders, type OrderListItem } from '@/api/order/order-requests';
import type { WireFilter } from '../filter/order-list-filter';

/** As many as the provider gives at once. */
const PAGE_SIZE = 100;
/** Pages on the way at the same time. */
const PARALLEL = 4;

type CollectOptions = { filter: WireFilter; signal: AbortSignal; onProgress: (done: number) => void };

/** Every order of the filter, page by page; one that moved between pages meanwhile is in it once. */
export async function collectOrders({ filter, signal, onProgress }: CollectOptions): Promise<OrderListItem[]> {
  const orders = new Map<string, OrderListItem>();
  const fetchPage = (pageIndex: number) => listOrders({ ...filter, pageIndex, pageSize: PAGE_SIZE }, signal);
  const keep = ({ items }: { items: OrderListItem[] }) => {
    for (const item of items) orders.set(item.id, item);
    onProgress(orders.size);
  };

  const first = await fetchPage(0);
  keep(first);
  const pages = Math.ceil(first.total / PAGE_SIZE);
  for (let next = 1; next < pages; next += PARALLEL) {
    const batch = Array.from({ length: Math.min(PARALLEL, pages - next) }, (_, index) => fetchPage(next + index));
    (await Promise.all(batch)).forEach(keep);
  }
  return [...orders.values()];
}
