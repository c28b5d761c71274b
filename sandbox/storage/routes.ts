import { createHash } from 'node:crypto';
import { Hono } from 'hono';
import { cors } from 'hono/cors';
import type { Sandbox, SandboxApp, SandboxContext } from '../server/context';
import { respondWithFault } from '../server/respond-with-fault';
import { isSigned } from './signature';

const MAX_BYTES = 10 * 1024 * 1024;
type FileRow = { contentType: string; bytes: ArrayBuffer };

/** Simulates the storage behind presigned URLs: needs no session and allows all origins. */
export function storageRoutes({ database, clock, faults, journal }: Sandbox): SandboxApp {
  const app: SandboxApp = new Hono();
  app.use(cors({ origin: '*', allowMethods: ['GET', 'PUT'], allowHeaders: ['Content-Type'], maxAge: 600 }));

  const store = async (c: SandboxContext, key: string) => {
    const { exp = '', sig = '' } = c.req.query();
    const contentType = c.req.header('Content-Type') ?? '';
    const isAllowed = await database.transaction((db) => isSigned(db, key, exp, sig, clock.now()));
    if (!isAllowed) return c.text('The signature does not match or has expired.', 403);
    if (!/^image\/[\w.+-]+$/.test(contentType)) return c.text('Only images.', 415);
    if (Number(c.req.header('Content-Length') ?? 0) > MAX_BYTES) return c.text('Too large.', 413);

    const bytes = new Uint8Array(await c.req.arrayBuffer());
    if (bytes.length > MAX_BYTES) return c.text('Too large.', 413);
    if (bytes.length === 0) return c.text('Empty.', 400);
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    const stored = await database.transaction(async (db) => {
      // One PUT: only the same bytes may come again, after a lost answer.
      await db.run('INSERT OR IGNORE INTO files VALUES (?, ?, ?, ?)', [key, contentType, bytes, sha256]);
      return db.one<{ sha256: string }>('SELECT sha256 FROM files WHERE key = ?', [key]);
    });
    return stored?.sha256 === sha256 ? c.body(null, 200) : c.text('The address was used already.', 409);
  };

  app.put('/:key', (c) => {
    journal.countRequest('storage');
    return respondWithFault(c, faults.take('storage', c.req.path), () => store(c, c.req.param('key')));
  });

  app.get('/:key', async (c) => {
    const file = await database.transaction((db) =>
      db.one<FileRow>('SELECT contentType, bytes FROM files WHERE key = ?', [c.req.param('key')]),
    );
    if (!file) return c.text('Not found.', 404);
    return c.body(file.bytes, 200, {
      'Content-Type': file.contentType,
      'Cache-Control': 'private, max-age=3600',
      'X-Content-Type-Options': 'nosniff',
    });
  });

  return app;
}
