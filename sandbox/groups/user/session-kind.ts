import type { Db } from '../../db/database';
import { openSession } from '../../server/caller';
import type { Reply } from '../../server/operation';

const NAME = 'sessionKind';
export type SessionKind = 'cookie' | 'bearer';

/** Tests choose how a sign-in answers: some providers give an access token instead of a cookie. */
export const setSessionKind = (db: Db, kind: SessionKind) =>
  db.run('INSERT OR REPLACE INTO meta VALUES (?, ?)', [NAME, kind]);

async function givesBearer(db: Db): Promise<boolean> {
  const row = await db.one<{ value: string }>('SELECT value FROM meta WHERE name = ?', [NAME]);
  return row?.value === 'bearer';
}

/** The answer of a sign-in. The session is its access token or the cookie. */
export async function signInReply<Data extends object>(
  db: Db,
  userId: string,
  now: number,
  data: Data,
): Promise<Reply<Data & { accessToken?: string }>> {
  const session = await openSession(db, userId, now);
  return (await givesBearer(db)) ? { data: { ...data, accessToken: session } } : { data, session };
}
