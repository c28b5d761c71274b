import { createHash } from 'node:crypto';
import type { Db } from '../../../db/database';
import type { Caller } from '../../../server/caller';
import { conflict } from '../../../server/refusal';
import { findOrder, type OrderRow } from '../order-row';

/** Guests share one credential; the key, a random UUID, separates them. */
export const credentialOf = (caller: Caller) => (caller.kind === 'user' ? caller.user.id : 'guest');

/** Sorts properties, because their order does not matter. */
function canonical(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(canonical);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, part]) => [name, canonical(part)]),
  );
}

export const hashOfBody = (body: unknown) =>
  createHash('sha256')
    .update(JSON.stringify(canonical(body)))
    .digest('hex');

/** The order that this key created before, if any. Throws a conflict if its body was different. */
export async function findByIdempotencyKey(
  db: Db,
  credential: string,
  key: string,
  bodyHash: string,
): Promise<OrderRow | undefined> {
  const known = await db.one<{ bodyHash: string; orderId: string }>(
    'SELECT bodyHash, orderId FROM idempotencyKeys WHERE credential = ? AND key = ?',
    [credential, key],
  );
  if (!known) return undefined;
  if (known.bodyHash !== bodyHash) throw conflict('IDEMPOTENCY_KEY_REUSED', 'This key belongs to another order.');
  return findOrder(db, known.orderId);
}

export const rememberKey = (db: Db, credential: string, key: string, bodyHash: string, orderId: string) =>
  db.run('INSERT INTO idempotencyKeys VALUES (?, ?, ?, ?)', [credential, key, bodyHash, orderId]);
