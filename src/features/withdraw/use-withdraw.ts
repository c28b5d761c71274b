import { useMutation } from '@tanstack/react-query';
import { useRouter } from 'next/router';
import { verifyPasswordMutation, withdrawMutation } from '@/api/user/user-mutations';
import { getMe } from '@/api/user/user-requests';
import { ROUTES } from '@/config/routes';
import { ApiError } from '@/domain/api-error';
import { prefetchPage } from '@/lib/browser/open-page';
import { useIsMounted } from '@/lib/browser/use-is-mounted';
import { useSession } from '@/lib/session/session-context';
import { openBulkRecords } from '@/lib/storage/bulk-records';
import { forgetPlaces } from '@/lib/storage/change-device-places';
import { markJustDone } from '@/lib/storage/just-done';

const isSignedOut = (error: unknown) => error instanceof ApiError && error.isUnauthorized;

/** After a lost answer only the provider knows whether the account still exists. */
async function isGone(error: unknown) {
  if (!(error instanceof ApiError && error.isOutcomeUnknown)) return false;
  return getMe().then(() => false, isSignedOut);
}

/** What a logout leaves on the device: saved places, templates and fingerprints of bulk orders. */
async function forgetOnDevice(userId: string) {
  forgetPlaces();
  const records = openBulkRecords(userId);
  await records.remove([...(await records.readAll()).keys()]);
}

/**
 * Returns a function that deletes the account and then its data in this browser. It rejects unless the account is
 * certainly gone, or the customer left the page before the deletion was sent.
 */
export function useWithdraw(userId: string) {
  const { prefetch, replace } = useRouter();
  const session = useSession();
  const isMounted = useIsMounted();
  const { mutateAsync: verifyPassword } = useMutation(verifyPasswordMutation());
  const { mutateAsync: withdraw } = useMutation(withdrawMutation());

  /** `password`: null for an account that has none. */
  return async (reasons: string[], password: string | null) => {
    // The next page is usually here then, whatever becomes of the connection.
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
    void forgetOnDevice(userId);
    markJustDone('withdrawal');
    // The farewell page is public. If the session ended first, this page would redirect to the sign-in.
    await replace(ROUTES.farewell);
    await session.endSession({ leaveTo: 'login' });
  };
}
