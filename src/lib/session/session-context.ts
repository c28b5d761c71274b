import { createContext, useContext } from 'react';
import type { CurrentUser } from '@/domain/account/user';

/**
 * The profile of this moment compared with the one that this page knows. `found`: a member instead of a guest.
 * `changed`: another member. `ended`: no session any more. `unknown`: the provider gave no answer.
 */
export type IdentityCheck = 'same' | 'found' | 'changed' | 'ended' | 'unknown';

type LogInAnswer = { user?: CurrentUser | null | undefined; accessToken?: string | undefined };

export type SessionActions = {
  /**
   * Spec §4: a login drives the auth status. An answer with a user becomes the session, and the guard then redirects;
   * an answer without a user (a social account that has not signed up yet) or a rejection signs no one in.
   */
  logIn: <Answer extends LogInAnswer>(request: () => Promise<Answer>) => Promise<Answer>;
  /**
   * Ends the session everywhere: requests, caches, storage and other tabs. `company`: the customer logged out and goes
   * to the company site (spec §4); `login`: the account is gone or the session was ended for them.
   */
  endSession: (options: { leaveTo: 'company' | 'login' }) => Promise<void>;
  /** Call it right before an order is sent; only with `same` may it be sent. */
  confirmIdentity: () => Promise<IdentityCheck>;
};

const SessionContext = createContext<SessionActions | null>(null);
export const SessionProvider = SessionContext.Provider;

/** The session actions for features; the shell implements them. */
export function useSession(): SessionActions {
  const actions = useContext(SessionContext);
  if (!actions) throw new Error('useSession needs SessionProvider');
  return actions;
}
