import { useRouter } from 'next/router';
import { orderQueries } from '@/api/order/order-queries';
import { useEarlyRequest } from '@/queries/use-early-request';

/** Asks for the order before the page behind the guard has mounted. */
export function OrderRequest() {
  const { query, isReady } = useRouter();
  const id = isReady && typeof query.id === 'string' ? query.id : null;
  useEarlyRequest(id === null ? null : (client) => client.query(orderQueries.detail(id)));
  return null;
}
