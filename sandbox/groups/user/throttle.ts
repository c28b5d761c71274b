import type { Db } from '../../db/database';
import { tooMany } from '../../server/refusal';

type Limit = { failures: number; windowMs: number };
type ThrottleRow = { failures: number; since: number };

const find = (db: Db, name: string) =>
  db.one<ThrottleRow>('SELECT failures, since FROM throttles WHERE name = ?', [name]);

/** Throws 429 after too many failures; each further failure restarts the waiting time. */
export async function assertNotThrottled(db: Db, name: string, { failures, windowMs }: Limit, now: number) {
  const row = await find(db, name);
  if (!row || row.failures < failures) return;
  const waitMs = row.since + windowMs - now;
  if (waitMs > 0) throw tooMany(waitMs / 1000);
  await forgetFailures(db, name);
}

export const recordFailure = (db: Db, name: string, now: number) =>
  db.run(
    `INSERT INTO throttles VALUES (?, 1, ?)
     ON CONFLICT (name) DO UPDATE SET failures = failures + 1, since = excluded.since`,
    [name, now],
  );

export const forgetFailures = (db: Db, name: string) => db.run('DELETE FROM throttles WHERE name = ?', [name]);
