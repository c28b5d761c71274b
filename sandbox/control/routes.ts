import { Hono } from 'hono';
import { reseed } from '../db/seed';
import { seedBulk } from '../db/seed-bulk';
import { setSurchargePercent } from '../groups/order/price/quote';
import type { Sandbox, SandboxApp } from '../server/context';
import type { Fault } from '../server/faults';
import { orderControl } from './order-routes';
import { peopleControl } from './people-routes';

const PARTNER_ORDER_ID = 'sandbox-order-mobis';

/** Lets tests control the provider's data, time and faults. The app does not call these routes. */
export function controlRoutes(sandbox: Sandbox): SandboxApp {
  const { database, clock, options, faults, journal } = sandbox;
  const app: SandboxApp = new Hono();

  // Protects against other sites: JSON from another origin needs a CORS preflight, which is not answered here.
  app.use(async (c, next) => {
    const isJson = c.req.header('Content-Type')?.startsWith('application/json') ?? false;
    if (c.req.method !== 'GET' && !isJson) return c.json({ message: 'Send JSON' }, 415);
    return next();
  });
  app.onError((error, c) => c.json({ message: error.message }, 400));

  app.get('/health', (c) => c.json({ status: 'ok', now: new Date(clock.now()).toISOString() }));

  app.get('/state', async (c) => {
    const made = await database.transaction((db) =>
      db.one<{ orders: number; created: number }>(
        `SELECT count(*) AS orders, count(*) FILTER (WHERE id LIKE 'ord\\_%' ESCAPE '\\') AS created FROM orders`,
      ),
    );
    return c.json({
      now: new Date(clock.now()).toISOString(),
      speed: options.speed,
      orders: made?.orders ?? 0,
      ordersCreated: made?.created ?? 0,
      partnerOrderId: PARTNER_ORDER_ID,
      ...journal.read(),
    });
  });

  app.post('/reset', async (c) => {
    const { orders = 0 } = await c.req.json<{ orders?: number }>();
    faults.reset();
    journal.reset();
    await clock.reset();
    await database.transaction((db) => reseed(db, clock.now(), options));
    await seedBulk(database, 'consumer', orders);
    return c.json({ isDone: true });
  });

  app.post('/clock', async (c) => {
    const { advanceSeconds } = await c.req.json<{ advanceSeconds: number }>();
    return c.json({ now: new Date(await clock.advance(advanceSeconds)).toISOString() });
  });

  app.post('/prices', async (c) => {
    const { surchargePercent } = await c.req.json<{ surchargePercent: number }>();
    await database.transaction((db) => setSurchargePercent(db, surchargePercent));
    return c.json({ surchargePercent });
  });

  app.post('/faults', async (c) => {
    faults.add(await c.req.json<Fault>());
    return c.json({ isDone: true }, 201);
  });
  app.delete('/faults', (c) => {
    faults.reset();
    return c.json({ isDone: true });
  });

  app.route('/orders', orderControl(sandbox));
  app.route('/', peopleControl(sandbox));
  return app;
}
