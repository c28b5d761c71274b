import type { QueryClient } from '@tanstack/react-query';
import { abortRequests, currentSession } from '@/api/client/session';
import { getMe, logOut } from '@/api/user/user-requests';
import { env } from '@/config/env';
import { ApiError } from '@/domain/api-error';
import { isAnonymous, type CurrentUser } from '@/domain/account/user';
import { referenceText } from '@/lib/i18n/error-text';
import type { IdentityCheck, SessionActions } from '@/lib/session/session-context';
import { recordCookiesRefused, clearCookiesRefused } from '@/lib/storage/cookies-refused';
import { dropKeptBearer, keptBearer } from '@/lib/storage/kept-bearer';
import { markJustDone } from '@/lib/storage/just-done';
import { isLogoutPending, setPendingLogout, clearPendingLogout } from '@/lib/storage/pending-logout';
import { isGuestUnsure, tabOwner } from '@/lib/storage/tab-owner';
import { observeError } from '@/lib/telemetry/observe';
import {
  anonymousAccepted,
  anonymousCleared,
  bearerChanged,
  leftForOtherSite,
  loginFailed,
  loginStarted,
  profileFailed,
  profileReceived,
  profileRequested,
  profileUnreadable,
  signedIn,
  signedOut,
} from '@/store/auth-slice';
import type { AppStore } from '@/store/create-store';
import { forgetPush } from './push/load-push';
import { clearCachedAnswers } from './query-client';
import type { Announce, SessionEnd } from './session-channel';
import { createTabData } from './tab-data';

const LOGOUT_LIMIT_MS = 5000;
const PROFILE_RETRY_MS = 1000;
/** A 401 within this time after a sign-in means that the browser did not keep the cookie. */
const COOKIE_TRIAL_MS = 60_000;
/** A renewed guest credential that is refused within this time is reported, not renewed again. */
const GUEST_RENEWAL_MS = 60_000;

type Deps = {
  store: AppStore;
  queryClient: QueryClient;
  announce: Announce;
};

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

async function fetchProfile(options: { allowsGuest: boolean }) {
  try {
    return await getMe(options);
  } catch (error) {
    // One lost answer must not look like a sign-out.
    if (error instanceof ApiError && (error.isRefused || error.isAborted || error.unreadable)) throw error;
    await wait(PROFILE_RETRY_MS);
    return getMe(options);
  }
}

/**
 * Ends the session at the provider. Without an answer the logout stays pending and is sent again before the next
 * profile request.
 */
async function notifyProvider(accessToken: string | null) {
  try {
    await logOut(accessToken, AbortSignal.timeout(LOGOUT_LIMIT_MS));
  } catch (error) {
    // A refusal means that there was no session any more, unless the provider refuses only for now.
    if (!(error instanceof ApiError && error.isFinal)) return;
  }
  clearPendingLogout();
}

/** Few providers answer a token, so its code loads with the first one. */
const loadVault = () => import('@/lib/session/bearer-vault');

/** The actions that start, check or end a session. */
export function createSessionActions({ store, queryClient, announce }: Deps) {
  /** Changes with the customer: the answer of a profile call from before says nothing about this one. */
  let probe = 0;
  /** The time of the last sign-in that relies on the cookie, in ms; lost with the page. */
  let cookieSince = Number.NEGATIVE_INFINITY;
  /** The last renewal of the guest credential: when it was, and whether it worked. */
  let renewal = { at: Number.NEGATIVE_INFINITY, isGood: Promise.resolve(false) };
  /** Set after a profile request without an answer: whether its page allowed guests. Null after an answer. */
  let unanswered: boolean | null = null;
  const tabData = createTabData({ store, queryClient });

  /**
   * After a reload, brings back the token of a provider that gives one instead of a cookie. Rejects if its code does not
   * load: the customer may still be signed in.
   */
  async function restoreBearer() {
    if (keptBearer() === null || store.getState().auth.accessToken !== null) return;
    const { restoreToken } = await loadVault();
    const token = await restoreToken();
    if (token !== null && keptBearer() !== null) store.dispatch(bearerChanged(token));
  }

  /**
   * Call it before the tab's storage is cleared: afterwards nothing tells that there is a token. Resolves when its key is
   * deleted too; if the page is left earlier, the key may stay. `inAllTabs`: the keys of the other tabs too.
   */
  function dropBearer({ inAllTabs = false } = {}): Promise<void> {
    const kept = keptBearer();
    if (kept === null && store.getState().auth.accessToken === null) return Promise.resolve();
    dropKeptBearer();
    store.dispatch(bearerChanged(null));
    return loadVault().then(
      ({ dropKey, dropKeys }) => (inAllTabs ? dropKeys() : dropKey(kept)),
      () => undefined,
    );
  }

  /**
   * The member whose session this browser holds; null when the provider knows none. Throws when the provider cannot say.
   */
  async function findMember(): Promise<CurrentUser | null> {
    await restoreBearer();
    try {
      const user = await fetchProfile({ allowsGuest: false });
      return isAnonymous(user) ? null : user;
    } catch (error) {
      if (error instanceof ApiError && error.saysSignedOut) return null;
      throw error;
    }
  }

  function admitMember(user: CurrentUser) {
    unanswered = null;
    tabData.enterMember(user.id, isGuestUnsure());
    clearCookiesRefused();
    store.dispatch(profileReceived(user));
  }

  /** Spec §2: requests the profile. Where guests are allowed, a failed request is repeated as a guest. */
  async function loadProfile(allowsAnonymous: boolean) {
    probe += 1;
    const probeId = probe;
    const isCurrent = () => probeId === probe;
    unanswered = null;
    tabData.dropAbandoned();
    store.dispatch(profileRequested());
    try {
      const isLocked = await restoreBearer().then(
        () => false,
        () => true,
      );
      if (!isCurrent()) return;
      if (!isLocked && isLogoutPending()) await notifyProvider(null);
      if (isLogoutPending()) throw new Error('The provider still takes this browser for signed in');
      const { member, error } = await findMember().then(
        (found) => ({ member: found, error: null }),
        (cause: unknown) => ({ member: null, error: cause }),
      );
      if (!isCurrent()) return;
      if (error instanceof ApiError && error.unreadable) throw error;
      if (member) return admitMember(member);
      const isUnsure = error !== null;
      // The failure must not be final: the profile is requested again after a reconnect and before an order is sent.
      if (isUnsure) unanswered = allowsAnonymous;
      else void dropBearer();
      const hasExpired = !isUnsure && tabData.forgetMember();
      if (hasExpired) void forgetPush();
      if (!allowsAnonymous) {
        store.dispatch(profileFailed(isUnsure));
        return;
      }
      store.dispatch(anonymousAccepted());
      const guest = await fetchProfile({ allowsGuest: true });
      if (!isCurrent()) return;
      tabData.enterGuest({ isUnsure, hasExpired });
      store.dispatch(profileReceived(guest));
    } catch (error) {
      if (!isCurrent()) return;
      if (error instanceof ApiError && error.unreadable) {
        // The provider knows who is here: to lead them to the sign-in page would say the opposite.
        observeError(error);
        store.dispatch(profileUnreadable(referenceText(error) ?? ''));
        return;
      }
      // Every other failure means "not signed in" (spec §8). The guard redirects from there.
      store.dispatch(profileFailed());
    }
  }

  /**
   * Checks whose session this browser holds right before something is done in the customer's name: another tab may have
   * changed the cookie. If it finds a member, that member is signed in here.
   */
  async function confirmIdentity(): Promise<IdentityCheck> {
    const { signIn: before } = store.getState().auth;
    const probeId = probe;
    const member = await findMember().catch(() => undefined);
    if (probeId !== probe) return 'changed';
    if (member === undefined) return 'unknown';
    if (before.kind === 'guest') {
      if (member) {
        probe += 1;
        admitMember(member);
        // A member may pay other prices than a guest.
        void queryClient.invalidateQueries();
        return 'found';
      }
      void dropBearer();
      if (unanswered !== null) tabData.confirmGuest();
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
    tabData.dropDataOf(before.user.id);
    tabData.enterMember(member.id);
    store.dispatch(signedIn(member));
    return 'changed';
  }

  /** After a reconnect: requests the profile again if the last request got no answer. */
  function askAgain() {
    const { kind } = store.getState().auth.signIn;
    if (unanswered === null) return;
    if (kind === 'signedOut') void loadProfile(unanswered);
    else if (kind === 'guest') void confirmIdentity();
  }

  /** Spec §2: anonymous mode ends with every route change; where the next page allows guests, it starts again. */
  function changeRoute(nextAllowsAnonymous: boolean) {
    const { signIn } = store.getState().auth;
    store.dispatch(anonymousCleared());
    if (signIn.kind !== 'guest' || !nextAllowsAnonymous) return;
    store.dispatch(anonymousAccepted());
    store.dispatch(profileReceived(signIn.user));
  }

  function keepToken(token: string) {
    store.dispatch(bearerChanged(token));
    const isStillOurs = () => store.getState().auth.accessToken === token;
    void loadVault().then(
      ({ keepToken: keep }) => keep(token, isStillOurs),
      () => undefined,
    );
  }

  function signIn({ user, accessToken }: { user: CurrentUser; accessToken?: string | undefined }) {
    probe += 1;
    unanswered = null;
    clearPendingLogout();
    abortRequests();
    clearCachedAnswers(queryClient);
    tabData.enterMember(user.id);
    clearCookiesRefused();
    cookieSince = accessToken ? Number.NEGATIVE_INFINITY : Date.now();
    markJustDone('signIn');
    store.dispatch(signedIn(user));
    if (accessToken) keepToken(accessToken);
    // The session of another member may have been kept.
    else void dropBearer();
    announce({ signedIn: user.id });
  }

  const logIn: SessionActions['logIn'] = async (request) => {
    store.dispatch(loginStarted());
    try {
      const answer = await request();
      if (answer.user) signIn({ user: answer.user, accessToken: answer.accessToken });
      else store.dispatch(loginFailed());
      return answer;
    } catch (error) {
      store.dispatch(loginFailed());
      throw error;
    }
  };

  /**
   * Another tab has ended the session and dropped what the tabs share. A frozen tab learns it late: the browser may hold
   * the data and the push connection of its next user already.
   */
  function followEnd(end: SessionEnd) {
    const { signIn: before } = store.getState().auth;
    forgetCustomer();
    if (end === 'expired') tabData.hideExpired();
    else tabData.dropDataOf(before.kind === 'member' ? before.user.id : tabOwner());
    // Last, because the storage was cleared. The sign-in page says it: this tab may come into view much later.
    if (before.kind === 'member') markJustDone(end);
  }

  function forgetCustomer() {
    probe += 1;
    unanswered = null;
    abortRequests();
    clearCachedAnswers(queryClient);
    void dropBearer();
    store.dispatch(signedOut());
  }

  async function loadGuest() {
    store.dispatch(anonymousAccepted());
    const user = await getMe().catch(() => null);
    if (!user || !isAnonymous(user) || store.getState().auth.signIn.kind !== 'guest') return false;
    store.dispatch(profileReceived(user));
    return true;
  }

  /** Calls that were refused together share one renewal. Resolves to whether the call can be repeated. */
  function renewGuest(sentAt: number): Promise<boolean> {
    const now = Date.now();
    if (sentAt < renewal.at) return renewal.isGood;
    if (now - renewal.at < GUEST_RENEWAL_MS) return Promise.resolve(false);
    renewal = { at: now, isGood: loadGuest() };
    return renewal.isGood;
  }

  /** Before the profile is known, the browser may hold a member's session. */
  function canEnd() {
    const { kind } = store.getState().auth.signIn;
    return kind === 'member' || kind === 'unknown';
  }

  /** Spec §6: a 401 logs out. Right after a sign-in it means that the browser did not keep the cookie. */
  function expireSession() {
    const { accessToken, signIn: before } = store.getState().auth;
    const isCookieLost = Date.now() - cookieSince < COOKIE_TRIAL_MS;
    const isMember = before.kind === 'member';
    const isGuestData = tabOwner() === null && (isCookieLost || !isMember);
    if (isMember) void dropBearer({ inAllTabs: true });
    forgetCustomer();
    if (!isGuestData) {
      tabData.hideExpired();
      void forgetPush();
    }
    if (isCookieLost) recordCookiesRefused();
    if (isMember) announce('expired');
    // Scripts cannot delete the cookie; only the provider's answer can.
    setPendingLogout();
    void notifyProvider(accessToken);
    return { isCookieLost };
  }

  /** Handles a 401 of a call sent at `sentAt` (ms). `renewal`: for a guest, whether the call can be repeated. */
  function refuseSession(sentAt: number): { isExpired: boolean; renewal: Promise<boolean> | null } {
    const { kind } = store.getState().auth.signIn;
    if (kind === 'guest') return { isExpired: false, renewal: renewGuest(sentAt) };
    const isCookieLost = canEnd() && expireSession().isCookieLost;
    // Only a known member may read "session expired".
    return { isExpired: kind === 'member' && !isCookieLost, renewal: null };
  }

  /** Another tab signed in and owns the cookie now: this tab drops another member's data and loads the new profile. */
  function switchToUser(userId: string) {
    const { signIn: now } = store.getState().auth;
    if (now.kind === 'guest') return void confirmIdentity();
    if (now.kind !== 'member' || now.user.id === userId) return;
    // The push connection stays: the new user may already use it.
    forgetCustomer();
    tabData.dropDataOf(now.user.id);
    void loadProfile(false);
  }

  const endSession: SessionActions['endSession'] = async ({ leaveTo }) => {
    const { accessToken } = store.getState().auth;
    probe += 1;
    unanswered = null;
    abortRequests();
    const bearerGone = dropBearer({ inAllTabs: true });
    store.dispatch(leaveTo === 'company' ? leftForOtherSite() : signedOut());
    tabData.dropAll();
    announce('ended');
    setPendingLogout();
    // Code that a stalled connection never brings must not keep the customer on this page.
    await Promise.race([Promise.all([notifyProvider(accessToken), forgetPush(), bearerGone]), wait(LOGOUT_LIMIT_MS)]);
    if (leaveTo === 'company') window.location.assign(env.companySiteUrl);
  };

  /** The member's answer to the offer of a guest's draft. */
  function answerDraftOffer(isWanted: boolean) {
    const { signIn: now } = store.getState().auth;
    if (now.kind === 'member') tabData.answerDraftOffer(now.user.id, isWanted);
  }

  return {
    loadProfile,
    confirmIdentity,
    askAgain,
    answerDraftOffer,
    changeRoute,
    logIn,
    signIn,
    keepToken,
    followEnd,
    canEnd,
    refuseSession,
    switchToUser,
    endSession,
  };
}
