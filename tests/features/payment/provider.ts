import { http, HttpResponse } from 'msw';
import type { Order, OrderListItem, OrderRequest } from '@/api/order/order-requests';
import { env } from '@/config/env';
import { order } from '../../support/factories/orders';
import { reply } from '../../support/handlers/reply';

const ORDERS = `${env.providerHost}/order/api/v1/orders`;

const send = (data: unknown) => (data instanceof Response ? data : HttpResponse.json({ data }));

/** Handles a new order by its key: returns an order or another response. */
export const onCreate = (answer: (key: string) => Order | Response) =>
  http.post(ORDERS, ({ request }) => send(answer(request.headers.get('Idempotency-Key') ?? '')));

/** Handles the lookup of an order by its key. */
export const onLookUp = (answer: (key: string) => OrderListItem | null | Response) =>
  http.get(ORDERS, ({ request }) => {
    const found = answer(new URL(request.url).searchParams.get('idempotencyKey') ?? '');
    if (found instanceof Response) return found;
    return send({ items: found ? [found] : [], pageIndex: 0, pageSize: 1, total: found ? 1 : 0 });
  });

/** A provider that accepts every order and records its key. */
export function taking(keys: (string | null)[], requests: OrderRequest[] = []) {
  return reply('createOrder', ({ headers, body }) => {
    keys.push(headers.get('Idempotency-Key'));
    requests.push(body);
    return order({ id: 'order-0001' });
  });
}
