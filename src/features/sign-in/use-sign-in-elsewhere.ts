import { useEffect } from 'react';
import { getMe } from '@/api/user/user-requests';
import { PENDING_LOGOUT_KEY, SESSION_CHANNEL } from '@/config/early-calls';
import { isAnonymous } from '@/domain/account/user';
import { isRecord } from '@/domain/stored-values';
import { useSession } from '@/lib/session/session-context';
import { rememberTypedPhone } from '@/lib/session/typed-phone';
import { safeLocalStorage } from '@/lib/storage/safe-storage';
import { useAppStore } from '@/store/hooks';

/**
 * Follows a sign-in in another tab, which shares the cookie: a customer whose session expired in several tabs signs in once,
 * and each tab goes on from where it was. A tab that was still loading missed the message, so each also asks when it comes
 * into view.
 */
export function useSignInElsewhere() {
  const session = useSession();
  const store = useAppStore();

  useEffect(() => {
    let isDue = false;

    function mayFollow() {
      const { signIn, status } = store.getState().auth;
      // A sign-in that runs here would be aborted by the end of another. A cookie whose logout is pending counts no more:
      // asked by its key, because `isLogoutPending` as one more export of the app's code would make every page larger.
      return signIn.kind !== 'member' && status !== 'loading' && safeLocalStorage.getItem(PENDING_LOGOUT_KEY) === null;
    }

    async function follow() {
      if (!mayFollow()) return;
      isDue = false;
      // A session by access token stays with its tab, so the provider may know nobody here.
      const user = await getMe({ allowsGuest: false }).catch(() => null);
      if (!user || isAnonymous(user) || !mayFollow()) return;
      await session.logIn(async () => ({ user }));
      rememberTypedPhone(null);
    }

    const followIfDue = () => {
      if (isDue) void follow();
    };
    const stopWaiting = store.subscribe(followIfDue);

    const onVisible = () => {
      if (document.visibilityState === 'visible') void follow();
    };
    document.addEventListener('visibilitychange', onVisible);

    const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(SESSION_CHANNEL);
    if (channel) {
      channel.onmessage = ({ data }: MessageEvent<unknown>) => {
        // This tab's own sign-in is heard here, too.
        isDue = isRecord(data) && data.signedIn !== undefined && store.getState().auth.signIn.kind !== 'member';
        followIfDue();
      };
    }
    return () => {
      channel?.close();
      document.removeEventListener('visibilitychange', onVisible);
      stopWaiting();
    };
  }, [session, store]);
}
