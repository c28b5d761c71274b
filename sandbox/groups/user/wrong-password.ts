import type { Db } from '../../db/database';
import { signedOut, wrongField, type Refusal } from '../../server/refusal';

const STATUS = 'wrongPasswordStatus';
export type WrongPasswordStatus = 400 | 401;

/** Some providers answer a wrong password exactly as an ended session. */
export const setWrongPasswordStatus = (db: Db, status: WrongPasswordStatus) =>
  db.run('INSERT OR REPLACE INTO meta VALUES (?, ?)', [STATUS, String(status)]);

/** The refusal of a wrong password, or of what proves a right one. */
export async function wrongPassword(db: Db, usual = wrongField('MISMATCH', 'password')): Promise<Refusal> {
  const row = await db.one<{ value: string }>('SELECT value FROM meta WHERE name = ?', [STATUS]);
  return row?.value === '401' ? signedOut() : usual;
}
