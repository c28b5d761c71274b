import { ApiError } from '../client/api-error';
import { call } from '../client/call';
import { PROFILE_URL } from '../client/profile-url';
import { currentSession } from '../client/session';
import type { operations } from '../contract/schema.gen';

const isUnauthorized = (error: unknown): error is ApiError => error instanceof ApiError && error.status === 401;

const asMismatch = (error: ApiError, field: string) =>
  error.meaning({ items: [{ code: 'MISMATCH', field }], globals: [] });

/** At sign-in nobody has a session yet: a 401 can only be about the password. */
export async function orWrongPassword<Answer>(answer: Promise<Answer>): Promise<Answer> {
  try {
    return await answer;
  } catch (error) {
    throw isUnauthorized(error) ? asMismatch(error, 'password') : error;
  }
}

/** The profile call decides: its 401 never ends a session by itself. */
const isSessionOver = () => call<operations['getMe']>({ url: PROFILE_URL }).then(() => false, isUnauthorized);

/**
 * For calls of a member that carry a password or its proof (`field`). A 401 means a wrong one, unless the session is
 * over as well.
 */
export async function orWrongPasswordOfSession<Answer>(field: string, send: () => Promise<Answer>): Promise<Answer> {
  const session = currentSession();
  const epoch = session.getEpoch();
  const sentAt = Date.now();
  try {
    return await send();
  } catch (error) {
    if (!isUnauthorized(error)) throw error;
    const isOver = await isSessionOver();
    if (epoch !== session.getEpoch()) throw error;
    if (!isOver) throw asMismatch(error, field);
    void session.onUnauthorized(sentAt);
    throw error;
  }
}
