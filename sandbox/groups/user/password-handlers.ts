import { randomBytes, randomInt } from 'node:crypto';
import type { Db } from '../../db/database';
import { closeSessions, userOf } from '../../server/caller';
import type { Handlers } from '../../server/operation';
import { tooMany, wrongField } from '../../server/refusal';
import { sendSms } from '../notification/sms';
import { hashPassword, isPassword } from './passwords';
import { assertNotThrottled, forgetFailures, recordFailure } from './throttle';
import { findUserByPhone } from './users';
import { wrongPassword } from './wrong-password';

const RESEND_SECONDS = 60;
const CODE_SECONDS = 180;
const CODE_TRIES = 5;
const VERIFICATION_SECONDS = 300;
const VERIFY_LIMIT = { failures: 5, windowMs: 60 * 1000 };

type CodeRow = { code: string; sentAt: number; tries: number; usedAt: number | null };

const findCode = (db: Db, phone: string) =>
  db.one<CodeRow>('SELECT code, sentAt, tries, usedAt FROM passwordCodes WHERE phoneNumber = ?', [phone]);

const setPassword = async (db: Db, userId: string, password: string) =>
  db.run('UPDATE users SET passwordHash = ? WHERE id = ?', [await hashPassword(password), userId]);

/**
 * Consumes a token that proves the password was entered in the last five minutes. For `withdraw` and `changePassword`.
 */
export async function consumeVerification(db: Db, token: string, userId: string, now: number) {
  const row = await db.one<{ expiresAt: number }>(
    'SELECT expiresAt FROM verifications WHERE token = ? AND userId = ?',
    [token, userId],
  );
  if (!row) throw await wrongPassword(db, wrongField('INVALID', 'verificationToken'));
  if (row.expiresAt < now) throw await wrongPassword(db, wrongField('EXPIRED', 'verificationToken'));
  await db.run('DELETE FROM verifications WHERE token = ?', [token]);
}

export const passwordHandlers: Handlers<'forgotPassword' | 'resetPassword' | 'verifyPassword' | 'changePassword'> = {
  forgotPassword: async ({ db, now, body, options }) => {
    const last = await findCode(db, body.phoneNumber);
    const waitSeconds = last ? RESEND_SECONDS - (now - last.sentAt) / 1000 : 0;
    if (waitSeconds > 0) throw tooMany(waitSeconds);

    const code = String(randomInt(1_000_000)).padStart(6, '0');
    await db.run('INSERT OR REPLACE INTO passwordCodes VALUES (?, ?, ?, 0, NULL)', [body.phoneNumber, code, now]);
    options.log(await sendSms(db, { phoneNumber: body.phoneNumber, text: `인증번호 ${code}`, now }));
    return { data: { resendAfterSeconds: RESEND_SECONDS, expiresInSeconds: CODE_SECONDS } };
  },

  resetPassword: async ({ db, now, body }) => {
    const sent = await findCode(db, body.phoneNumber);
    if (!sent || sent.usedAt !== null) throw wrongField('MISMATCH', 'code');
    if (sent.sentAt + CODE_SECONDS * 1000 < now) throw wrongField('EXPIRED', 'code');
    if (sent.tries >= CODE_TRIES) throw tooMany(RESEND_SECONDS, 'CODE_SPENT');
    await db.run('UPDATE passwordCodes SET tries = tries + 1 WHERE phoneNumber = ?', [body.phoneNumber]);

    const user = await findUserByPhone(db, body.phoneNumber);
    if (sent.code !== body.code || !user) throw wrongField('MISMATCH', 'code');
    await db.run('UPDATE passwordCodes SET usedAt = ? WHERE phoneNumber = ?', [now, body.phoneNumber]);
    await setPassword(db, user.id, body.password);
    await closeSessions(db, user.id);
    await forgetFailures(db, `login ${body.phoneNumber}`);
    return { data: { isDone: true }, session: null };
  },

  verifyPassword: async ({ db, now, body, caller }) => {
    const user = userOf(caller);
    const throttle = `verify ${user.id}`;
    await assertNotThrottled(db, throttle, VERIFY_LIMIT, now);
    if (!(await isPassword(body.password, user.passwordHash))) {
      await recordFailure(db, throttle, now);
      throw await wrongPassword(db);
    }
    await forgetFailures(db, throttle);
    const verificationToken = randomBytes(24).toString('base64url');
    const expiresAt = now + VERIFICATION_SECONDS * 1000;
    await db.run('INSERT INTO verifications VALUES (?, ?, ?)', [verificationToken, user.id, expiresAt]);
    return { data: { verificationToken, expiresInSeconds: VERIFICATION_SECONDS } };
  },

  changePassword: async ({ db, now, body, caller }) => {
    const user = userOf(caller);
    await consumeVerification(db, body.verificationToken, user.id, now);
    await setPassword(db, user.id, body.password);
    await closeSessions(db, user.id, caller.kind === 'user' ? caller.session : '');
    return { data: { isDone: true } };
  },
};
