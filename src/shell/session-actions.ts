import type { QueryClient } from '@tanstack/react-query';
import { ApiError } from '@/api/client/api-error';
import { abortRequests } from '@/api/client/session';
import { getMe, logOut } from '@/api/user/user-requests';
import { env } from '@/config/env';
import { isAnonymous, type CurrentUser } from '@/domain/user';
import type { SessionActions } from '@/lib/session/session-context';
import { noteCookiesRefused, settleCookies } from '@/lib/storage/cookies-refused';
import { markJustDone } from '@/lib/storage/just-done';
import { isLogoutOwed, oweLogout, settleLogout } from '@/lib/storage/owed-logout';
import { safeSessionStorage } from '@/lib/storage/session-storage';
import { setTabOwner, tabOwner } from '@/lib/storage/tab-owner';
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
import { draftDropped } from '@/store/order-draft-slice';
import { forgetPush } from './push/load-push';
import type { Announce } from './session-channel';

const LOGOUT_LIMIT_MS = 5000;
const PROFILE_RETRY_MS = 1000;
/** A cookie that is good is not refused so soon. */
const COOKIE_TRIAL_MS = 60_000;

type Deps = {
  store: AppStore;
  queryClient: QueryClient;
  announce: Announce;
};

async function fetchProfile() {
  try {
    return await getMe();
  } catch (error) {
    // A lost line at the first call must not look like a sign-out.
    if (error instanceof ApiError && (error.isRefused || error.isAborted)) throw error;
    await new Promise((resolve) => setTimeout(resolve, PROFILE_RETRY_MS));
    return getMe();
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

/** What of a customer lies in this browser's databases. */
function dropFiles() {
  void import('@/lib/photos/photo-store').then(({ dropPhotos }) => dropPhotos()).catch(() => undefined);
  void import('@/lib/storage/bulk-records').then(({ dropBulkSheets }) => dropBulkSheets()).catch(() => undefined);
}

/** Everything that begins, probes or ends a session. */
export function createSessionActions({ store, queryClient, announce }: Deps) {
  let probe = 0;
  /** When a sign-in left the session to a cookie; of this page alone. */
  let cookieSince = Number.NEGATIVE_INFINITY;
  /** The last question of who it is that nobody answered: whether guests were allowed. */
  let unanswered: boolean | null = null;

  /** What this tab holds of a member is no other member's: draft, answers, photos, ways back. */
  function takeOver(userId: string) {
    const owner = tabOwner();
    if (owner !== null && owner !== userId) {
      store.dispatch(draftDropped());
      queryClient.clear();
      safeSessionStorage.clear();
      dropFiles();
    }
    setTabOwner(userId);
    settleCookies();
  }

  /** Spec §2: who is it? Where guests are allowed, a failed profile call is tried again as a guest. */
  async function loadProfile(allowsAnonymous: boolean) {
    probe += 1;
    const mine = probe;
    const isCurrent = () => mine === probe;
    unanswered = null;
    if (!allowsAnonymous) store.dispatch(anonymousCleared());
    store.dispatch(profileRequested());
    try {
      if (isLogoutOwed()) await tellProvider(null);
      if (isLogoutOwed()) throw new Error('The provider still takes this browser for signed in');
      const user = await fetchProfile().catch((error: unknown) => {
        if (!allowsAnonymous || store.getState().auth.isAnonymousAccepted || !isCurrent()) throw error;
        store.dispatch(anonymousAccepted());
        return fetchProfile();
      });
      if (!isCurrent()) return;
      if (!isAnonymous(user)) takeOver(user.id);
      store.dispatch(profileReceived(user));
    } catch (error) {
      if (!isCurrent()) return;
      if (error instanceof ApiError && error.status === 0) unanswered = allowsAnonymous;
      // Whatever the reason: not signed in (spec §8). The guard leads on from there.
      store.dispatch(profileFailed());
    }
  }

  /** The line is back: whoever it had signed out is asked for once more. */
  function askAgain() {
    if (unanswered !== null && store.getState().auth.signIn.kind === 'signedOut') void loadProfile(unanswered);
  }

  /** Spec §4: anonymous mode ends with every route change; where the next page allows guests, it begins anew. */
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
    queryClient.clear();
    takeOver(session.user.id);
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

  /** The session is over already, by the provider's word or another tab's: this tab forgets it. */
  function forgetSession() {
    forgetCustomer();
    void forgetPush();
  }

  function forgetCustomer() {
    probe += 1;
    abortRequests();
    queryClient.clear();
    store.dispatch(signedOut());
  }

  /** The provider knows no session. Right after a sign-in that means: the browser did not keep its cookie. */
  function refuseSession() {
    const isCookieLost = Date.now() - cookieSince < COOKIE_TRIAL_MS;
    if (isCookieLost) noteCookiesRefused();
    forgetSession();
    return { isCookieLost };
  }

  /** Somebody signed in in another tab, and the cookie is theirs: this tab shows no one else's any more. */
  function yieldTo(userId: string) {
    const { signIn: now } = store.getState().auth;
    if (now.kind !== 'member' || now.user.id === userId) return;
    // Not its push: whoever signed in may have asked for pushes already.
    forgetCustomer();
    void loadProfile(false);
  }

  const endSession: SessionActions['endSession'] = async ({ leaveTo }) => {
    const { accessToken } = store.getState().auth;
    probe += 1;
    abortRequests();
    store.dispatch(leaveTo === 'company' ? leftForOtherSite() : signedOut());
    store.dispatch(draftDropped());
    queryClient.clear();
    safeSessionStorage.clear();
    dropFiles();
    announce('ended');
    oweLogout();
    await Promise.all([tellProvider(accessToken), forgetPush()]);
    if (leaveTo === 'company') window.location.assign(env.companySiteUrl);
  };

  return { loadProfile, askAgain, changeRoute, logIn, signIn, forgetSession, refuseSession, yieldTo, endSession };
}
