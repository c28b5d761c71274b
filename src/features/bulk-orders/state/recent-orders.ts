import type { QueryClient } from '@tanstack/react-query';
import { orderQueries } from '@/api/order/order-queries';
import { isRecent, type RecentOrder } from '@/domain/bulk/repeats';

/** The provider's maximum. */
const PAGE_SIZE = 100;

/**
 * The customer's orders, newest first, back to 24 hours before `now` (epoch ms). Returns what has loaded if a request
 * fails.
 */
export async function recentOrders(client: QueryClient, now: number): Promise<readonly RecentOrder[]> {
  const orders: RecentOrder[] = [];
  try {
    for (let pageIndex = 0; ; pageIndex += 1) {
      const { items, total } = await client.query(orderQueries.page({ pageIndex, pageSize: PAGE_SIZE }));
      orders.push(...items);
      const isLast = items.length === 0 || orders.length >= total;
      if (isLast || items.some((order) => !isRecent(order, now))) return orders;
    }
  } catch {
    return orders;
  }
}
