import type { Db } from '../../db/database';

const NAME = 'sessionKind';
export type SessionKind = 'cookie' | 'bearer';

/** Tests choose how a sign-in answers: some providers give an access token instead of a cookie. */
export const setSessionKind = (db: Db, kind: SessionKind) =>
  db.run('INSERT OR REPLACE INTO meta VALUES (?, ?)', [NAME, kind]);

export async function givesBearer(db: Db): Promise<boolean> {
  const row = await db.one<{ value: string }>('SELECT value FROM meta WHERE name = ?', [NAME]);
  return row?.value === 'bearer';
}
