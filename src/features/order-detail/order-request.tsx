import { orderQueries } from '@/api/order/order-queries';
import { usePathParams } from '@/lib/browser/use-path-params';
import { useEarlyRequest } from '@/queries/use-early-request';

/** Asks for the order before the page behind the guard has mounted, which then begins with the order and not its skeleton. */
export function OrderRequest() {
  const { id } = usePathParams();
  useEarlyRequest(typeof id === 'string' ? (client) => client.query(orderQueries.detail(id)) : null);
  return null;
}
