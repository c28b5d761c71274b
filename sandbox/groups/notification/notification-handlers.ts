import { userOf } from '../../server/caller';
import type { Handlers } from '../../server/operation';

export const notificationHandlers: Handlers<'savePushToken'> = {
  /** A browser has one token; the last person who signed in there gets its pushes. */
  savePushToken: async ({ db, now, body, caller }) => {
    await db.run('INSERT OR REPLACE INTO pushTokens VALUES (?, ?, ?)', [body.token, userOf(caller).id, now]);
    return { data: { isDone: true } };
  },
};
