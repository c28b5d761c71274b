import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Db } from '../db/database';

const NAME = 'storageSecret';
const VALID_MS = 5 * 60 * 1000;

async function secret(db: Db): Promise<string> {
  const kept = await db.one<{ value: string }>('SELECT value FROM meta WHERE name = ?', [NAME]);
  if (kept) return kept.value;
  const fresh = randomBytes(32).toString('hex');
  await db.run('INSERT INTO meta VALUES (?, ?)', [NAME, fresh]);
  return fresh;
}

const sign = (key: string, expiresAt: number, by: string) =>
  createHmac('sha256', by).update(`PUT ${key} ${expiresAt}`).digest('hex');

/** A query string that allows anyone to PUT this one file for five minutes. */
export async function signUpload(db: Db, key: string, now: number): Promise<{ query: string; expiresAt: number }> {
  const expiresAt = now + VALID_MS;
  return { query: `exp=${expiresAt}&sig=${sign(key, expiresAt, await secret(db))}`, expiresAt };
}

export async function isSigned(db: Db, key: string, exp: string, sig: string, now: number): Promise<boolean> {
  const expected = Buffer.from(sign(key, Number(exp), await secret(db)));
  const given = Buffer.from(sig);
  return Number(exp) >= now && given.length === expected.length && timingSafeEqual(given, expected);
}
