import { userOf } from '../../server/caller';
import type { Handlers } from '../../server/operation';

export const notificationHandlers: Handlers<'savePushToken'> = {
  /** One token per browser: pushes go to the last user who signed in there. */
  savePushToken: async ({ db, now, body, caller }) => {
    await db.run('INSERT OR REPLACE INTO pushTokens VALUES (?, ?, ?)', [body.token, userOf(caller).id, now]);
    return { data: { isDone: true } };
  },
};
