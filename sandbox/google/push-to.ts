import { randomUUID } from 'node:crypto';
import type { Sandbox } from '../server/context';

/** What the provider says in a push; each may be left out to see what the app makes of it. */
export type PushWish = { userId?: string; title?: string; body?: string; link?: string };

/** Sends to one browser as the push service would. Returns how many heard it. */
export async function pushTo({ database, deliveries }: Sandbox, token: string, wish: PushWish): Promise<number> {
  const owner = await database.transaction((db) =>
    db.one<{ userId: string }>('SELECT userId FROM pushTokens WHERE token = ?', [token]),
  );
  if (!owner) return 0;
  return deliveries.send(
    token,
    JSON.stringify({ fcmMessageId: randomUUID(), data: { userId: owner.userId, ...wish } }),
  );
}

/** Sends to every browser of a person. */
export async function pushToUser(sandbox: Sandbox, userId: string, wish: PushWish): Promise<number> {
  const tokens = await sandbox.database.transaction((db) =>
    db.all<{ token: string }>('SELECT token FROM pushTokens WHERE userId = ?', [userId]),
  );
  const heard = await Promise.all(tokens.map(({ token }) => pushTo(sandbox, token, wish)));
  return heard.reduce((sum, count) => sum + count, 0);
}
