import { useMutation } from '@tanstack/react-query';
import { useRouter } from 'next/router';
import { useRef } from 'react';
import { verifyPasswordMutation, withdrawMutation } from '@/api/user/user-mutations';
import { getMe } from '@/api/user/user-requests';
import { ROUTES } from '@/config/routes';
import { ApiError } from '@/domain/api-error';
import { fetchAhead } from '@/lib/browser/open-page';
import { useSession } from '@/lib/session/session-context';
import { markJustDone } from '@/lib/storage/just-done';

type Proof = { token: string; expiresAt: number };

const isSignedOut = (error: unknown) => error instanceof ApiError && error.status === 401;

/** A lost answer leaves it open: only the provider knows whether the account is still there. */
async function isGone(error: unknown) {
  if (!(error instanceof ApiError && error.isOutcomeUnknown)) return false;
  return getMe().then(() => false, isSignedOut);
}

/** Deletes the account and then everything of it in this browser. */
export function useWithdraw() {
  const { prefetch, replace } = useRouter();
  const session = useSession();
  const proof = useRef<Proof | null>(null);
  const { mutateAsync: verifyPassword } = useMutation(verifyPasswordMutation());
  const { mutateAsync: withdraw } = useMutation(withdrawMutation());

  async function prove(password: string) {
    if (proof.current && proof.current.expiresAt > Date.now()) return proof.current.token;
    const { verificationToken: token, expiresInSeconds } = await verifyPassword({ password });
    proof.current = { token, expiresAt: Date.now() + expiresInSeconds * 1000 };
    return token;
  }

  /** `password`: null for an account that has none. */
  return async (reasons: string[], password: string | null) => {
    // On hand before there is no way back, so that nothing is left half done by a lost chunk.
    await fetchAhead({ prefetch }, ROUTES.farewell);
    const verification = password === null ? {} : { verificationToken: await prove(password) };
    try {
      await withdraw({ reasons, ...verification });
    } catch (error) {
      if (error instanceof ApiError && error.isRefused) proof.current = null;
      if (!(await isGone(error))) throw error;
    }
    markJustDone('withdrawal');
    // The farewell is public: ended first, the session would take this page to the sign-in.
    await replace(ROUTES.farewell);
    await session.endSession({ leaveTo: 'login' });
  };
}
