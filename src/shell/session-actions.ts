import type { QueryClient } from '@tanstack/react-query';
import { abortRequests, currentSession } from '@/api/client/session';
import { getMe, logOut } from '@/api/user/user-requests';
import { env } from '@/config/env';
import { ApiError } from '@/domain/api-error';
import { isAnonymous, type CurrentUser } from '@/domain/account/user';
import type { IdentityCheck, SessionActions } from '@/lib/session/session-context';
import { noteCookiesRefused, settleCookies } from '@/lib/storage/cookies-refused';
import { markJustDone } from '@/lib/storage/just-done';
import { isLogoutOwed, oweLogout, settleLogout } from '@/lib/storage/pending-logout';
import { isGuestUnsure, tabOwner } from '@/lib/storage/tab-owner';
import {
  anonymousAccepted,
  anonymousCleared,
  leftForOtherSite,
  loginFailed,
  loginStarted,
  profileFailed,
  profileReceived,
  profileRequested,
  signedIn,
  signedOut,
} from '@/store/auth-slice';
import type { AppStore } from '@/store/create-store';
import { forgetPush } from './push/load-push';
import { forgetAnswers } from './query-client';
import type { Announce } from './session-channel';
import { createTabWork } from './tab-work';

const LOGOUT_LIMIT_MS = 5000;
const PROFILE_RETRY_MS = 1000;
/** A cookie that is good is not refused so soon. */
const COOKIE_TRIAL_MS = 60_000;
/** Refusals that say nothing of who is signed in. */
const TRY_LATER = [408, 429];
/** A renewed guest credential that is refused within this time is reported instead of renewed again. */
const GUEST_RENEWAL_MS = 60_000;

type Deps = {
  store: AppStore;
  queryClient: QueryClient;
  announce: Announce;
};

async function fetchProfile(options: { allowsGuest: boolean }) {
  try {
    return await getMe(options);
  } catch (error) {
    // A lost line at the first call must not look like a sign-out.
    if (error instanceof ApiError && (error.isRefused || error.isAborted)) throw error;
    await new Promise((resolve) => setTimeout(resolve, PROFILE_RETRY_MS));
    return getMe(options);
  }
}

/** The member whose session this browser holds; null when the provider clearly knows none. Throws when it cannot say. */
async function fetchMember(): Promise<CurrentUser | null> {
  try {
    const user = await fetchProfile({ allowsGuest: false });
    return isAnonymous(user) ? null : user;
  } catch (error) {
    if (error instanceof ApiError && error.isRefused && !TRY_LATER.includes(error.status)) return null;
    throw error;
  }
}

/** Offline or not, this browser is done; a provider that did not hear of it is told before it is next asked anything. */
async function tellProvider(accessToken: string | null) {
  try {
    await logOut(accessToken, AbortSignal.timeout(LOGOUT_LIMIT_MS));
  } catch (error) {
    // Refused, there was no session any more.
    if (!(error instanceof ApiError && error.isRefused)) return;
  }
  settleLogout();
}

/** Everything that begins, probes or ends a session. */
export function createSessionActions({ store, queryClient, announce }: Deps) {
  let probe = 0;
  /** When a sign-in left the session to a cookie; of this page alone. */
  let cookieSince = Number.NEGATIVE_INFINITY;
  /** When the guest mode was last renewed, and whether it is good since. */
  let renewal = { at: Number.NEGATIVE_INFINITY, isGood: Promise.resolve(false) };
  /** The provider could not say who it is: whether guests were allowed there. Null once it has. */
  let unanswered: boolean | null = null;
  const work = createTabWork({ store, queryClient });

  function admitMember(user: CurrentUser, { isSamePerson = false } = {}) {
    unanswered = null;
    work.takeOver(user.id, { isSamePerson });
    settleCookies();
    store.dispatch(profileReceived(user));
  }

  /** Spec §2: who is it? Where guests are allowed, a failed profile call is tried again as a guest. */
  async function loadProfile(allowsAnonymous: boolean) {
    probe += 1;
    const mine = probe;
    const isCurrent = () => mine === probe;
    unanswered = null;
    work.dropAbandoned();
    store.dispatch(profileRequested());
    try {
      if (isLogoutOwed()) await tellProvider(null);
      if (isLogoutOwed()) throw new Error('The provider still takes this browser for signed in');
      const { member, isUnsure } = await fetchMember().then(
        (found) => ({ member: found, isUnsure: false }),
        () => ({ member: null, isUnsure: true }),
      );
      if (!isCurrent()) return;
      if (member) return admitMember(member, { isSamePerson: isGuestUnsure() });
      // The failure must not stick: it is asked again when the line is back, and before an order goes out.
      if (isUnsure) unanswered = allowsAnonymous;
      else work.forgetMember();
      if (!allowsAnonymous) throw new Error('Nobody is known to be signed in');
      store.dispatch(anonymousAccepted());
      const guest = await fetchProfile({ allowsGuest: true });
      if (!isCurrent()) return;
      work.enterGuest({ isUnsure });
      store.dispatch(profileReceived(guest));
    } catch {
      // Whatever the reason: not signed in (spec §8). The guard leads on from there.
      if (isCurrent()) store.dispatch(profileFailed());
    }
  }

  /**
   * Asks once more whose session this browser holds, right before something is done in a customer's name: another tab may
   * have changed the cookie unnoticed. A member that is found is signed in here.
   */
  async function confirmIdentity(): Promise<IdentityCheck> {
    const { signIn: before } = store.getState().auth;
    const mine = probe;
    const member = await fetchMember().catch(() => undefined);
    if (mine !== probe) return 'changed';
    if (member === undefined) return 'unknown';
    if (before.kind === 'guest') {
      if (member) {
        probe += 1;
        admitMember(member, { isSamePerson: isGuestUnsure() });
        return 'found';
      }
      if (unanswered !== null) work.settleGuest();
      unanswered = null;
      return 'same';
    }
    if (before.kind !== 'member') return 'unknown';
    if (member === null) {
      void currentSession().onUnauthorized(Date.now());
      return 'ended';
    }
    if (member.id === before.user.id) return 'same';
    probe += 1;
    abortRequests();
    work.dropAll();
    work.takeOver(member.id, { isSamePerson: false });
    store.dispatch(signedIn({ user: member }));
    return 'changed';
  }

  /** After a reconnect: asks for the profile again if the last question got no answer. */
  function askAgain() {
    const { kind } = store.getState().auth.signIn;
    if (unanswered === null) return;
    if (kind === 'signedOut') void loadProfile(unanswered);
    else if (kind === 'guest') void confirmIdentity();
  }

  /** Spec §2: anonymous mode ends with every route change; where the next page allows guests, it begins anew. */
  function changeRoute(nextAllowsAnonymous: boolean) {
    const { signIn } = store.getState().auth;
    store.dispatch(anonymousCleared());
    if (signIn.kind !== 'guest' || !nextAllowsAnonymous) return;
    store.dispatch(anonymousAccepted());
    store.dispatch(profileReceived(signIn.user));
  }

  function signIn(session: { user: CurrentUser; accessToken?: string | undefined }) {
    probe += 1;
    unanswered = null;
    settleLogout();
    abortRequests();
    forgetAnswers(queryClient);
    work.takeOver(session.user.id, { isSamePerson: false });
    settleCookies();
    cookieSince = session.accessToken ? Number.NEGATIVE_INFINITY : Date.now();
    markJustDone('signIn');
    store.dispatch(signedIn(session));
    announce({ signedIn: session.user.id });
  }

  const logIn: SessionActions['logIn'] = async (ask) => {
    store.dispatch(loginStarted());
    try {
      const answer = await ask();
      if (answer.user) signIn({ user: answer.user, accessToken: answer.accessToken });
      else store.dispatch(loginFailed());
      return answer;
    } catch (error) {
      store.dispatch(loginFailed());
      throw error;
    }
  };

  /** The session is over already, by the provider's word or another tab's: this tab forgets what a logout would. */
  function forgetSession() {
    forgetCustomer();
    work.dropAll();
    void forgetPush();
  }

  function forgetCustomer() {
    probe += 1;
    unanswered = null;
    abortRequests();
    forgetAnswers(queryClient);
    store.dispatch(signedOut());
  }

  async function askAsGuest() {
    store.dispatch(anonymousAccepted());
    const user = await getMe().catch(() => null);
    if (!user || !isAnonymous(user) || store.getState().auth.signIn.kind !== 'guest') return false;
    store.dispatch(profileReceived(user));
    return true;
  }

  /** Calls that were refused together share one renewal. */
  function renewGuest(sentAt: number): Promise<boolean> {
    const now = Date.now();
    if (sentAt < renewal.at) return renewal.isGood;
    if (now - renewal.at < GUEST_RENEWAL_MS) return Promise.resolve(false);
    renewal = { at: now, isGood: askAsGuest() };
    return renewal.isGood;
  }

  /** Spec §6: a 401 logs out. Right after a sign-in it means that the browser did not keep the cookie. */
  function expireSession() {
    const { accessToken, signIn: before } = store.getState().auth;
    const isCookieLost = Date.now() - cookieSince < COOKIE_TRIAL_MS;
    const isMember = before.kind === 'member';
    const isGuestsWork = tabOwner() === null && (isCookieLost || !isMember);
    if (isGuestsWork) forgetCustomer();
    else forgetSession();
    if (isCookieLost) noteCookiesRefused();
    if (isMember) announce('ended');
    // No script can delete the cookie: only the provider's answer does.
    oweLogout();
    void tellProvider(accessToken);
    return { isCookieLost };
  }

  /** The provider refused a call with 401. `renewal`: for a guest, whether the call can be repeated. */
  function refuseSession(sentAt: number): { isExpired: boolean; renewal: Promise<boolean> | null } {
    const { kind } = store.getState().auth.signIn;
    if (kind === 'guest') return { isExpired: false, renewal: renewGuest(sentAt) };
    const hasEnded = kind === 'member' || kind === 'unknown';
    const isCookieLost = hasEnded && expireSession().isCookieLost;
    // Who was not known to be signed in is not told that the sign-in has expired.
    return { isExpired: kind === 'member' && !isCookieLost, renewal: null };
  }

  /** Somebody signed in in another tab, and the cookie is theirs: this tab shows no one else's any more. */
  function yieldTo(userId: string) {
    const { signIn: now } = store.getState().auth;
    if (now.kind === 'guest') void confirmIdentity();
    if (now.kind !== 'member' || now.user.id === userId) return;
    // Not its push: whoever signed in may have asked for pushes already.
    forgetCustomer();
    work.dropAll();
    void loadProfile(false);
  }

  const endSession: SessionActions['endSession'] = async ({ leaveTo }) => {
    const { accessToken } = store.getState().auth;
    probe += 1;
    unanswered = null;
    abortRequests();
    store.dispatch(leaveTo === 'company' ? leftForOtherSite() : signedOut());
    work.dropAll();
    announce('ended');
    oweLogout();
    await Promise.all([tellProvider(accessToken), forgetPush()]);
    if (leaveTo === 'company') window.location.assign(env.companySiteUrl);
  };

  /** What a guest had begun, and a member was asked about. */
  function answerOffer(isWanted: boolean) {
    const { signIn: now } = store.getState().auth;
    if (now.kind === 'member') work.answerOffer(now.user.id, isWanted);
  }

  return {
    loadProfile,
    confirmIdentity,
    askAgain,
    answerOffer,
    changeRoute,
    logIn,
    signIn,
    forgetSession,
    refuseSession,
    yieldTo,
    endSession,
  };
}
