import { createHash, randomBytes } from 'node:crypto';
import type { Db } from '../db/database';
import { findUser, type UserRow } from '../groups/user/users';
import { signedOut } from './refusal';

export type Caller = { kind: 'user'; user: UserRow; session: string } | { kind: 'guest' } | { kind: 'nobody' };

const SESSION_DAYS = 14;
const DAY_MS = 24 * 60 * 60 * 1000;
const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

/** Stores only a hash, so that reading the database file does not allow signing in. */
export async function openSession(db: Db, userId: string, now: number): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await db.run('INSERT INTO sessions VALUES (?, ?, ?)', [hashOf(token), userId, now + SESSION_DAYS * DAY_MS]);
  return token;
}

export const closeSession = (db: Db, token: string) =>
  db.run('DELETE FROM sessions WHERE tokenHash = ?', [hashOf(token)]);

/** Ends all sessions of a user, except the given one. */
export const closeSessions = (db: Db, userId: string, except = '') =>
  db.run('DELETE FROM sessions WHERE userId = ? AND tokenHash <> ?', [userId, hashOf(except)]);

async function bySession(db: Db, token: string, now: number): Promise<Caller> {
  const session = await db.one<{ userId: string }>(
    'SELECT userId FROM sessions WHERE tokenHash = ? AND expiresAt > ?',
    [hashOf(token), now],
  );
  const user = session && (await findUser(db, session.userId));
  return user ? { kind: 'user', user, session: token } : { kind: 'nobody' };
}

type Credentials = { authorization: string | undefined; cookie: string | undefined };

/** An Authorization header takes precedence; the cookie counts only without one. */
export async function identify(db: Db, sent: Credentials, guestToken: string, now: number): Promise<Caller> {
  if (sent.authorization !== undefined) {
    if (sent.authorization === `Bearer ${guestToken}`) return { kind: 'guest' };
    return bySession(db, sent.authorization.replace(/^Bearer /, ''), now);
  }
  return sent.cookie === undefined ? { kind: 'nobody' } : bySession(db, sent.cookie, now);
}

/** True if a request has the guest credential although the browser has a user's session. */
export const hasHiddenSession = async (db: Db, caller: Caller, { cookie }: Credentials, now: number) =>
  caller.kind === 'guest' && cookie !== undefined && (await bySession(db, cookie, now)).kind === 'user';

/** The user of an operation that requires one; the router has already refused other callers. */
export function userOf(caller: Caller): UserRow {
  if (caller.kind !== 'user') throw signedOut();
  return caller.user;
}
