import { http, HttpResponse } from 'msw';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Refusal } from '@/api/client/own-steps';
import type * as OrderRequests from '@/api/order/order-requests';
import { env } from '@/config/env';
import { server } from '../support/server';
import { failure } from './failure';

const ORDER = 'get /order/api/v1/orders/{id}';
const LIST = 'get /order/api/v1/orders';

/** A provider that says CARD, and has the price in another place. */
const answerStep = vi.fn((operation: string, data: unknown) => {
  if (operation !== ORDER) return data;
  const { method, price, ...order } = data as { method: string; price: { amount: string } };
  return { ...order, pay: method.toLowerCase(), calculationPrice: { total: price.amount } };
});
const requestStep = vi.fn((operation: string, value: Readonly<Record<string, unknown>>) =>
  operation === LIST ? { ...value, sort: undefined, newestFirst: value.sort === 'createdAtDesc' } : value,
);

let orders: typeof OrderRequests;
let sent: Request[] = [];

beforeAll(async () => {
  vi.resetModules();
  vi.stubEnv('NEXT_PUBLIC_PROVIDER_DIALECT', 'bare snake-case drf own-steps');
  vi.doMock('@/api/client/own-provider', () => ({
    OWN: {
      answer: answerStep,
      request: requestStep,
      refusal: (operation: string, { items, globals }: Refusal, body: { resultMsg?: string }) => ({
        items: items.map((item) => ({ ...item, field: item.field === 'number' ? 'couponNumber' : item.field })),
        globals: body.resultMsg ? [{ message: body.resultMsg }] : globals.map(() => ({ msgId: operation })),
      }),
    },
  }));
  orders = await import('@/api/order/order-requests');
});
afterAll(() => {
  vi.doUnmock('@/api/client/own-provider');
  vi.unstubAllEnvs();
  vi.resetModules();
});

function answer(body: object, status = 200) {
  sent = [];
  server.use(
    http.all(`${env.providerHost}/*`, ({ request }) => {
      sent.push(request.clone());
      return HttpResponse.json(body as never, { status });
    }),
  );
}
const order = { id: 7, status: 2, waypoints: [], method: 'CARD', price: { amount: '24300.00' } };

test('an order of which words and places are the provider’s own is shown with them', async () => {
  answer(order);
  expect(await orders.getOrder('7')).toMatchObject({ id: '7', pay: 'card', calculationPrice: { total: 24300 } });
  expect(answerStep).toHaveBeenLastCalledWith(ORDER, order);
});

test('a list is asked for in the provider’s own words, in its casing and with its pages', async () => {
  answer({ count: 0, results: [] });
  await orders.listOrders({ sort: 'createdAtDesc', pageIndex: 0, pageSize: 20 });
  expect(new URL(sent[0]?.url ?? '').search).toBe('?newest_first=true&page=1&page_size=20');
});

test('a refusal stands at the app’s field, and its code is known by the operation', async () => {
  answer({ number: ['없는 번호예요.'], non_field_errors: ['x'] }, 400);
  const { items, msgId } = await failure(orders.registerCoupon('X'));
  expect(items).toEqual([{ code: 'INVALID', field: 'couponNumber', message: '없는 번호예요.' }]);
  expect(msgId).toBe('post /order/api/v1/coupons/register-user');
});

test('a refusal in a form that no dialect knows is shown in the provider’s words', async () => {
  answer({ result_code: 'E4003', result_msg: '이미 등록한 쿠폰이에요.' }, 400);
  expect((await failure(orders.registerCoupon('X'))).globals).toEqual([{ message: '이미 등록한 쿠폰이에요.' }]);
});

test('a request on which a step fails is not sent, and not taken for one of which the answer was lost', async () => {
  answer({ count: 0, results: [] });
  requestStep.mockImplementationOnce(() => {
    throw new TypeError('no list');
  });
  const error = await failure(orders.listOrders({ sort: 'createdAtDesc', pageIndex: 0, pageSize: 20 }));
  expect([error.name, error.kind, error.isOutcomeUnknown]).toEqual(['ApiError', 'refused', false]);
  expect(sent).toEqual([]);
});

test('an answer on which a step fails is called unreadable, not a lost connection', async () => {
  answer({ ...order, price: null });
  const error = await failure(orders.getOrder('7'));
  expect([error.kind, error.unreadable]).toEqual([
    'unreadable',
    { operation: ORDER, path: 'answer in own-provider.ts', expected: 'no error', found: 'TypeError' },
  ]);
});
