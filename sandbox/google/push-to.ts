import { randomUUID } from 'node:crypto';
import type { Sandbox } from '../server/context';

/** The content of a push; tests can omit fields to check how the app handles that. */
export type PushContent = { userId?: string; title?: string; body?: string; link?: string };

/** Sends a push to one browser. Returns how many received it. */
export async function pushTo({ database, deliveries }: Sandbox, token: string, wish: PushContent): Promise<number> {
  const owner = await database.transaction((db) =>
    db.one<{ userId: string }>('SELECT userId FROM pushTokens WHERE token = ?', [token]),
  );
  if (!owner) return 0;
  return deliveries.send(
    token,
    JSON.stringify({ fcmMessageId: randomUUID(), data: { userId: owner.userId, ...wish } }),
  );
}

/** Sends a push to all browsers of a user. Returns how many received it. */
export async function pushToUser(sandbox: Sandbox, userId: string, wish: PushContent): Promise<number> {
  const tokens = await sandbox.database.transaction((db) =>
    db.all<{ token: string }>('SELECT token FROM pushTokens WHERE userId = ?', [userId]),
  );
  const received = await Promise.all(tokens.map(({ token }) => pushTo(sandbox, token, wish)));
  return received.reduce((sum, count) => sum + count, 0);
}
