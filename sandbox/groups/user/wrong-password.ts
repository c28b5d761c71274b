import type { Db } from '../../db/database';
import { signedOut, wrongField, type Refusal } from '../../server/refusal';

const STATUS = 'wrongPasswordStatus';
export type WrongPasswordStatus = 400 | 401;

/** Tests choose the status: some providers answer a wrong password like an expired session (401). */
export const setWrongPasswordStatus = (db: Db, status: WrongPasswordStatus) =>
  db.run('INSERT OR REPLACE INTO meta VALUES (?, ?)', [STATUS, String(status)]);

/** The refusal for a wrong password, or for an invalid verification token. */
export async function wrongPassword(db: Db, usual = wrongField('MISMATCH', 'password')): Promise<Refusal> {
  const row = await db.one<{ value: string }>('SELECT value FROM meta WHERE name = ?', [STATUS]);
  return row?.value === '401' ? signedOut() : usual;
}
