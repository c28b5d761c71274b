import { randomBytes } from 'node:crypto';
import { Hono } from 'hono';
import { makeOrder, type OrderSpec } from '../db/make-order';
import { randomFrom } from '../db/random';
import { advanceBy, advanceTo } from '../groups/order/life/advance';
import { settleOrders } from '../groups/order/life/settle';
import { findOrder } from '../groups/order/order-row';
import { STATUS } from '../groups/order/status';
import { toOrder } from '../groups/order/view/order-view';
import { findUser } from '../groups/user/users';
import type { Db } from '../db/database';
import type { Sandbox, SandboxApp, SandboxContext } from '../server/context';
import type { RequestScope } from '../server/operation';
import type { AdvanceOrderOptions, CreateOrderOptions } from './requests';

/**
 * Random values for fields that the request omits. Seeded by the number of orders, so they are the same after every
 * reset.
 */
async function seededRandom(db: Db) {
  const known = await db.one<{ orders: number }>('SELECT count(*) AS orders FROM orders');
  return randomFrom(known?.orders ?? 0);
}

async function specOf(db: Db, wish: CreateOrderOptions, now: number): Promise<OrderSpec> {
  const { userId, enteredSecondsAgo, positionAgeSeconds, order, ...same } = wish;
  const owner = userId === undefined ? undefined : await findUser(db, userId);
  return {
    id: `made_${randomBytes(12).toString('hex')}`,
    ...same,
    ...(owner && { owner }),
    ...(order && { wishes: order }),
    createdAt: now,
    enteredAt: now - (enteredSecondsAgo ?? 0) * 1000,
    positionAgeMs: (positionAgeSeconds ?? 0) * 1000,
  };
}

export function orderControl({ database, clock, options }: Sandbox): SandboxApp {
  const app: SandboxApp = new Hono();

  const withScope = <Result>(c: SandboxContext, work: (scope: RequestScope) => Promise<Result>) =>
    database.transaction((db) => work({ db, now: clock.now(), origin: new URL(c.req.url).origin, options }));

  app.post('/', async (c) => {
    const wish = await c.req.json<CreateOrderOptions>();
    const order = await withScope(c, async (scope) => {
      const spec = await specOf(scope.db, wish, scope.now);
      return toOrder(scope, await makeOrder(scope.db, options, await seededRandom(scope.db), spec));
    });
    return c.json(order, 201);
  });

  app.post('/:id/advance', async (c) => {
    const wish = await c.req.json<AdvanceOrderOptions>();
    const order = await withScope(c, async (scope) => {
      const { db, now } = scope;
      await settleOrders(db, now);
      const row = await findOrder(db, c.req.param('id'));
      if (!row) return null;
      if ('status' in wish) await advanceTo(db, row, STATUS[wish.status], now);
      else await advanceBy(db, row, wish.seconds);
      await settleOrders(db, now);
      const advanced = await findOrder(db, row.id);
      return advanced ? toOrder(scope, advanced) : null;
    });
    return order ? c.json(order) : c.json({ message: 'No such order' }, 404);
  });

  return app;
}
