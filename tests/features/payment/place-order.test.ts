import { afterEach, expect, test } from 'vitest';
import type { OrderRequest } from '@/api/order/order-requests';
import { toOrderRequest } from '@/domain/order/order-request';
import { placeOrder } from '@/features/payment/placement/place-order';
import { createStore } from '@/store/create-store';
import { draft, order, orderItem } from '../../support/factories/orders';
import { server } from '../../support/server';
import { onCreate, onLookUp } from './provider';

const REQUEST: OrderRequest = toOrderRequest(draft(), { pay: 'cash', payer: null, coupon: null }, null);
/** A provider that creates one order per key. */
function provider() {
  const orders = new Map<string, string>();
  const sent: string[] = [];
  server.use(
    onCreate((key) => {
      sent.push(key);
      const id = orders.get(key) ?? `order-${orders.size + 1}`;
      orders.set(key, id);
      return order({ id });
    }),
    onLookUp((key) => {
      const id = orders.get(key);
      return id ? orderItem({ id }) : null;
    }),
  );
  return { orders, sent };
}

const memory = () => {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
};

/** A minimal Web Locks implementation; jsdom has none. */
function stubLocks() {
  const tails = new Map<string, Promise<unknown>>();
  const held = new Set<string>();
  type Work = (lock: object | null) => Promise<unknown>;
  const request = (name: string, options: Work | { ifAvailable: boolean }, given?: Work) => {
    const work = typeof options === 'function' ? options : given;
    if (!work) throw new TypeError('A lock needs work');
    if (typeof options !== 'function' && held.has(name)) return work(null);
    held.add(name);
    const turn = (tails.get(name) ?? Promise.resolve()).then(() => work({}));
    const tail = turn
      .catch(() => undefined)
      .then(() => {
        if (tails.get(name) === tail) held.delete(name);
      });
    tails.set(name, tail);
    return turn;
  };
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
}

const openTab = () => ({ store: createStore(memory()).store, onChecking: () => undefined });

afterEach(() => void Reflect.deleteProperty(navigator, 'locks'));

test.each([
  ['Web Locks', stubLocks],
  ['a marker without Web Locks', () => undefined],
])('a tab that had to wait for another looks the order up first and sends nothing: by %s', async (_name, prepare) => {
  prepare();
  const { orders, sent } = provider();

  const outcomes = await Promise.all([
    placeOrder(REQUEST, { idempotencyKey: 'intent-1', job: 'job-1' }, openTab()),
    placeOrder(REQUEST, { idempotencyKey: 'intent-1', job: 'job-1' }, openTab()),
  ]);

  expect(outcomes.map(({ kind }) => kind)).toEqual(['placed', 'placed']);
  expect(orders.size).toBe(1);
  expect(sent).toEqual(['intent-1']);
});
