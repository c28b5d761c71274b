import { useEffect } from 'react';
import { getMe } from '@/api/user/user-requests';
import { SESSION_CHANNEL } from '@/config/early-calls';
import { isAnonymous } from '@/domain/account/user';
import { isRecord } from '@/domain/stored-values';
import { useSession } from '@/lib/session/session-context';
import { rememberTypedPhone } from '@/lib/session/typed-phone';
import { useAppStore } from '@/store/hooks';

/**
 * Another tab has signed in, and the session is in the cookie of both: this tab goes on from where it was, as the customer
 * would have to sign in once for each tab that an expiry has led here.
 */
export function useSignInElsewhere() {
  const session = useSession();
  const store = useAppStore();

  useEffect(() => {
    if (typeof BroadcastChannel === 'undefined') return;
    const channel = new BroadcastChannel(SESSION_CHANNEL);
    channel.onmessage = ({ data }: MessageEvent<unknown>) => {
      const { signIn, status } = store.getState().auth;
      // This tab's own sign-in is heard here, too; and one that runs would be aborted by the end of another.
      if (!isRecord(data) || data.signedIn === undefined || signIn.kind === 'member' || status === 'loading') return;
      const follow = async () => {
        const user = await getMe({ allowsGuest: false });
        return { user: isAnonymous(user) ? null : user };
      };
      // A session by access token stays with its tab.
      void session.logIn(follow).then(
        ({ user }) => user && rememberTypedPhone(null),
        () => undefined,
      );
    };
    return () => channel.close();
  }, [session, store]);
}
