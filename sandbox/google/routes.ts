import { randomBytes } from 'node:crypto';
import { Hono } from 'hono';
import { cors } from 'hono/cors';
import { streamSSE } from 'hono/streaming';
import type { Sandbox, SandboxApp } from '../server/context';
import { watchOrders } from './order-pushes';

const WEEK = '604800s';
const WATCH_MS = 3_000;
const newToken = () => `sandbox:${randomBytes(24).toString('base64url')}`;

/** Simulates the two hosts that Firebase's code calls, and the push service. Needs no session. */
export function googleRoutes(sandbox: Sandbox): SandboxApp {
  const { database, deliveries } = sandbox;
  const app: SandboxApp = new Hono();
  app.use(
    cors({
      origin: '*',
      allowMethods: ['GET', 'POST', 'PATCH', 'DELETE'],
      allowHeaders: [
        'Content-Type',
        'Accept',
        'x-goog-api-key',
        'x-goog-firebase-installations-auth',
        'x-firebase-client',
      ],
      maxAge: 600,
    }),
  );

  app.post('/firebaseinstallations/v1/projects/:project/installations', async (c) => {
    const { fid } = await c.req.json<{ fid: string }>();
    return c.json({ fid, refreshToken: newToken(), authToken: { token: newToken(), expiresIn: WEEK } });
  });
  app.post('/firebaseinstallations/v1/projects/:project/installations/:fid/authTokens:generate', (c) =>
    c.json({ token: newToken(), expiresIn: WEEK }),
  );

  const registrations = '/fcmregistrations/v1/projects/:project/registrations';
  app.post(registrations, (c) => c.json({ token: newToken() }));
  app.patch(`${registrations}/:token`, (c) => c.json({ token: newToken() }));
  app.delete(`${registrations}/:token`, async (c) => {
    await database.transaction((db) => db.run('DELETE FROM pushTokens WHERE token = ?', [c.req.param('token')]));
    return c.json({});
  });

  app.get('/deliveries/:token', (c) =>
    streamSSE(c, async (stream) => {
      const token = c.req.param('token');
      const unlisten = deliveries.listen(token, (data) => void stream.writeSSE({ data }));
      const pushChanges = watchOrders(sandbox, token);
      const timer = setInterval(() => void pushChanges().catch(() => undefined), WATCH_MS);
      await new Promise<void>((resolve) => stream.onAbort(resolve));
      clearInterval(timer);
      unlisten();
    }),
  );

  return app;
}
