import { useMutation } from '@tanstack/react-query';
import { useRouter } from 'next/router';
import { verifyPasswordMutation, withdrawMutation } from '@/api/user/user-mutations';
import { getMe } from '@/api/user/user-requests';
import { ROUTES } from '@/config/routes';
import { ApiError } from '@/domain/api-error';
import { prefetchPage } from '@/lib/browser/open-page';
import { useIsMounted } from '@/lib/browser/use-is-mounted';
import { useSession } from '@/lib/session/session-context';
import { markJustDone } from '@/lib/storage/just-done';

const isSignedOut = (error: unknown) => error instanceof ApiError && error.status === 401;

/** After a lost answer only the provider knows whether the account still exists. */
async function isGone(error: unknown) {
  if (!(error instanceof ApiError && error.isOutcomeUnknown)) return false;
  return getMe().then(() => false, isSignedOut);
}

/**
 * Returns a function that deletes the account and then all its data in this browser. It rejects unless the
 * account is certainly gone, or the customer left the page before the deletion was sent.
 */
export function useWithdraw() {
  const { prefetch, replace } = useRouter();
  const session = useSession();
  const isMounted = useIsMounted();
  const { mutateAsync: verifyPassword } = useMutation(verifyPasswordMutation());
  const { mutateAsync: withdraw } = useMutation(withdrawMutation());

  /** `password`: null for an account that has none. */
  return async (reasons: string[], password: string | null) => {
    // Loads the next page first, so that a missing file cannot interrupt the withdrawal halfway.
    await prefetchPage({ prefetch }, ROUTES.farewell);
    // Each try gets a new proof: the provider may have used up the last one although the try failed.
    const proof = password === null ? null : await verifyPassword({ password });
    // Leaving the page means staying a customer.
    if (!isMounted.current) return;
    try {
      await withdraw({ reasons, ...(proof ? { verificationToken: proof.verificationToken } : {}) });
    } catch (error) {
      if (!(await isGone(error))) throw error;
    }
    markJustDone('withdrawal');
    // The farewell page is public. If the session ended first, this page would redirect to the sign-in.
    await replace(ROUTES.farewell);
    await session.endSession({ leaveTo: 'login' });
  };
}
