import { closeSession } from '../../server/caller';
import type { Handlers } from '../../server/operation';
import { signedOut } from '../../server/refusal';
import { isPassword } from './passwords';
import { signInReply } from './session-kind';
import { assertNotThrottled, forgetFailures, recordFailure } from './throttle';
import { findUserByPhone, GUEST, toUser } from './users';
import { wrongPassword } from './wrong-password';

const LOGIN_LIMIT = { failures: 10, windowMs: 5 * 60 * 1000 };

export const sessionHandlers: Handlers<'logIn' | 'logOut' | 'getMe'> = {
  logIn: async ({ db, now, body }) => {
    const throttle = `login ${body.phoneNumber}`;
    await assertNotThrottled(db, throttle, LOGIN_LIMIT, now);

    const user = await findUserByPhone(db, body.phoneNumber);
    if (!(await isPassword(body.password, user?.passwordHash)) || !user) {
      await recordFailure(db, throttle, now);
      throw await wrongPassword(db);
    }
    await forgetFailures(db, throttle);
    return signInReply(db, user.id, now, { user: toUser(user) });
  },

  logOut: async ({ db, caller }) => {
    if (caller.kind === 'user') await closeSession(db, caller.session);
    return { data: { isDone: true }, session: null };
  },

  getMe: async ({ caller }) => {
    if (caller.kind === 'nobody') throw signedOut();
    return { data: caller.kind === 'guest' ? GUEST : toUser(caller.user) };
  },
};
