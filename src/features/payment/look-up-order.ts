import { ApiError } from '@/api/client/api-error';
import { createOrder, listOrders, type OrderRequest } from '@/api/order/order-requests';

/** As much of the order as is known after an answer or a look. */
export type PlacedOrder = {
  id: string;
  orderNo?: string | undefined;
  organizationId?: string | undefined;
};

const hasId = (order: { id?: unknown }) => typeof order.id === 'string' && order.id !== '';

/** An answer without an order in it says nothing about the outcome. */
export async function sendOrder(request: OrderRequest, idempotencyKey: string): Promise<PlacedOrder> {
  const order = await createOrder(request, idempotencyKey);
  if (!hasId(order)) throw new ApiError('The answer carries no order', { status: 200 });
  return order;
}

/** The one order that this key made, or null. */
export async function lookUpOrder(idempotencyKey: string): Promise<PlacedOrder | null> {
  const { items } = await listOrders({ idempotencyKey, pageIndex: 0, pageSize: 1 });
  if (!Array.isArray(items)) throw new ApiError('The answer carries no list', { status: 200 });
  const [order] = items;
  return order && hasId(order) ? order : null;
}
