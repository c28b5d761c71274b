import { orderQueries } from '@/api/order/order-queries';
import { usePathParams } from '@/lib/browser/use-path-params';
import { useEarlyRequest } from '@/queries/use-early-request';

/** Asks for the order before the page behind the guard has mounted, so that the page starts with it and not with a skeleton. */
export function OrderRequest() {
  const { id } = usePathParams();
  useEarlyRequest(id !== undefined ? (client) => client.query(orderQueries.detail(id)) : null);
  return null;
}
