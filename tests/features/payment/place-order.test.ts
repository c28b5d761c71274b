import fc from 'fast-check';
import { HttpResponse } from 'msw';
import { afterEach, expect, test } from 'vitest';
import type { OrderRequest } from '@/api/order/order-requests';
import { toOrderRequest } from '@/domain/order-request';
import { checkOrder, placeOrder, type Outcome } from '@/features/payment/place-order';
import { createStore } from '@/store/create-store';
import { selectCreationAttempt } from '@/store/order-draft-slice';
import { draft, order, orderItem } from '../../support/factories/orders';
import { server } from '../../support/server';
import { onCreate, onLookUp } from './provider';

const REQUEST: OrderRequest = toOrderRequest(draft(), { pay: 'cash', payer: null, coupon: null }, null);
const SETTLED = ['placed', 'refused'];

type Fault = 'none' | 'before' | 'after' | 'gateway' | 'refused';

/** A provider that keeps its promise about keys, on a line that keeps none. */
function provider(faults: Fault[], lookFaults: boolean[]) {
  const orders = new Map<string, string>();
  const sent: string[] = [];
  server.use(
    onCreate((key) => {
      sent.push(key);
      const fault = faults.shift() ?? 'none';
      if (fault === 'before') return HttpResponse.error();
      if (fault === 'refused' && !orders.has(key)) return HttpResponse.json({ msgId: 'NOT_ALLOWED' }, { status: 409 });
      const id = orders.get(key) ?? `order-${orders.size + 1}`;
      orders.set(key, id);
      if (fault === 'after') return HttpResponse.error();
      if (fault === 'gateway') return new HttpResponse('<h1>Bad Gateway</h1>', { status: 502 });
      return order({ id });
    }),
    onLookUp((key) => {
      if (lookFaults.shift()) return HttpResponse.error();
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

/** Web Locks as far as they are used here; jsdom has none. */
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

/** What the screen does: with an open attempt it looks first, and only then sends again, under the same key. */
async function press(tab: ReturnType<typeof openTab>, newKey: () => string): Promise<Outcome> {
  const attempt = selectCreationAttempt(tab.store.getState());
  if (attempt) {
    const looked = await checkOrder(attempt.idempotencyKey);
    if (looked.kind !== 'notPlaced') return looked;
  }
  return placeOrder(REQUEST, attempt?.idempotencyKey ?? newKey(), tab);
}

afterEach(() => void Reflect.deleteProperty(navigator, 'locks'));

test('however often it is pressed and whatever the line does, an intent makes at most one order', async () => {
  stubLocks();
  const faults = fc.array(fc.constantFrom<Fault>('none', 'before', 'after', 'gateway', 'refused'), { maxLength: 8 });
  await fc.assert(
    fc.asyncProperty(
      faults,
      fc.array(fc.boolean(), { maxLength: 6 }),
      fc.integer({ min: 1, max: 3 }),
      async (broken, looks, tabs) => {
        server.resetHandlers();
        const { orders } = provider([...broken], [...looks]);
        let intents = 0;
        const newKey = () => {
          intents += 1;
          return `intent-${intents}`;
        };
        // Duplicated tabs share the intent, as session storage is copied.
        const shared = newKey();
        const pressed = await Promise.all(Array.from({ length: tabs }, () => press(openTab(), () => shared)));
        const tab = openTab();
        let outcome = pressed.find(({ kind }) => kind === 'placed') ?? (await press(tab, () => shared));
        for (let tries = 0; tries < 20 && !SETTLED.includes(outcome.kind); tries += 1)
          outcome = await press(tab, newKey);

        expect(orders.size).toBeLessThanOrEqual(1);
        expect(SETTLED).toContain(outcome.kind);
        if (outcome.kind === 'placed') expect([...orders.values()]).toContain(outcome.order.id);
        if (outcome.kind === 'refused') expect(orders.size).toBe(0);
      },
    ),
    { numRuns: 500 },
  );
}, 120_000);

test.each([
  ['Web Locks', stubLocks],
  ['a marker where there are none', () => undefined],
])('a tab that had to wait for another looks first and sends nothing: by %s', async (_name, prepare) => {
  prepare();
  const { orders, sent } = provider([], []);

  const outcomes = await Promise.all([
    placeOrder(REQUEST, 'intent-1', openTab()),
    placeOrder(REQUEST, 'intent-1', openTab()),
  ]);

  expect(outcomes.map(({ kind }) => kind)).toEqual(['placed', 'placed']);
  expect(orders.size).toBe(1);
  expect(sent).toEqual(['intent-1']);
});
