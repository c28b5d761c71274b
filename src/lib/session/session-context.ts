import { createContext, useContext } from 'react';
import type { CurrentUser } from '@/domain/user';

/**
 * Whose session the browser holds: as this page knows it · a member where the page saw a guest · somebody else · nobody any
 * more · the provider could not say.
 */
export type IdentityCheck = 'same' | 'found' | 'changed' | 'ended' | 'unknown';

type LogInAnswer = { user?: CurrentUser | null | undefined; accessToken?: string | undefined };

export type SessionActions = {
  /**
   * Spec §4: a login drives the auth status. An answer with a user becomes the session, and the guard then leads on;
   * without a user (a third party vouches for somebody unknown), or rejected, nobody is signed in.
   */
  logIn: <Answer extends LogInAnswer>(ask: () => Promise<Answer>) => Promise<Answer>;
  /**
   * Ends it everywhere: requests, caches, storage and other tabs. `company`: the customer left of their own will and
   * goes to the company site (spec §4); `login`: the account is gone or the session was ended for them.
   */
  endSession: (options: { leaveTo: 'company' | 'login' }) => Promise<void>;
  /** Right before an order goes out: anything but `same` must keep it from being sent. */
  confirmIdentity: () => Promise<IdentityCheck>;
};

const SessionContext = createContext<SessionActions | null>(null);
export const SessionProvider = SessionContext.Provider;

/** What features may do to the session; the shell does it. */
export function useSession(): SessionActions {
  const actions = useContext(SessionContext);
  if (!actions) throw new Error('useSession needs the SessionProvider of the shell');
  return actions;
}
