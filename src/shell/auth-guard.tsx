import { useRouter } from 'next/router';
import { useDeferredValue, useEffect, useRef, useState, type ReactNode } from 'react';
import { isSignInStep, ROUTES } from '@/config/routes';
import { watchRouteChanges } from '@/lib/browser/route-pace';
import { applyDynamicFont, loadExpectedFonts } from '@/lib/fonts/dynamic-font';
import { dropReturnPath, rememberReturnPath, takeReturnPath } from '@/lib/storage/return-path';
import { selectAuthStatus, selectSignIn, type SignInState } from '@/store/auth-slice';
import { selectIsRehydrated } from '@/store/create-store';
import { useAppSelector } from '@/store/hooks';
import { selectIsDraftOffered } from '@/store/order-draft-slice';
import { FullScreenSpinner } from '@/ui/kit/feedback/full-screen-spinner';
import { useApp } from './app-context';
import type { Access } from './app-page';
import { DraftOffer } from './draft-offer';
import { ProfileUnreadable } from './profile-unreadable';

const mayShow: Record<Access, (kind: SignInState['kind']) => boolean> = {
  public: () => true,
  anyone: () => true,
  publicOnly: (kind) => kind !== 'member' && kind !== 'leaving',
  guest: (kind) => kind === 'member' || kind === 'guest',
  member: (kind) => kind === 'member',
};

/** True while the next page loads: anonymous mode has ended by then, and this page must not redirect any more. */
function useIsLeaving() {
  const { events } = useRouter();
  const [isLeaving, setIsLeaving] = useState(false);
  useEffect(
    () =>
      watchRouteChanges(
        events,
        () => setIsLeaving(true),
        () => setIsLeaving(false),
      ),
    [events],
  );
  return isLeaving;
}

/** Whether a sign-in happened while this guard was mounted: only then the stored return path is used. */
function useHasSignedInHere(kind: SignInState['kind']) {
  const epoch = useAppSelector((state) => state.auth.epoch);
  const [openedIn] = useState(epoch);
  const hasSignedIn = useRef(false);
  useEffect(() => {
    if (kind === 'signedOut' || epoch !== openedIn) hasSignedIn.current = true;
  }, [epoch, kind, openedIn]);
  return hasSignedIn;
}

/** Shared orders, and the sign-up of an organization. */
const PUBLIC_PAGES_WITH_NAMES = /^\/(public|\[organization\])\//;
const FIRST_INPUTS = ['pointerdown', 'keydown'] as const;

/** The fonts for names, rare texts and those that come with data. A page without any has them from the first input on. */
function useFontsForData(hasNames: boolean) {
  useEffect(() => {
    if (!hasNames) {
      for (const type of FIRST_INPUTS) document.addEventListener(type, applyDynamicFont, { once: true });
      return () => FIRST_INPUTS.forEach((type) => document.removeEventListener(type, applyDynamicFont));
    }
    // Names come with the first answers. Now, it would lengthen the task in which all effects of the page run.
    const timer = setTimeout(loadExpectedFonts);
    return () => clearTimeout(timer);
  }, [hasNames]);
}

const SPINNER = <FullScreenSpinner />;

type AuthGuardProps = {
  access: Access;
  /** Shown under the spinner until the profile is known. */
  outline?: ReactNode;
  children: ReactNode;
};

/** Implements spec §2 "Access behaviour". */
export function AuthGuard({ access, outline, children }: AuthGuardProps) {
  const router = useRouter();
  const { session } = useApp();
  const signIn = useAppSelector(selectSignIn);
  const { kind } = signIn;
  const isLoading = useAppSelector(selectAuthStatus) === 'loading';
  const isRehydrated = useAppSelector(selectIsRehydrated);
  const isGuestPage = access === 'guest';
  // Only the pages that guests may open use the draft.
  const isDraftOffered = useAppSelector(selectIsDraftOffered) && isGuestPage && kind === 'member';
  const isLeaving = useIsLeaving();
  const guestTriedAt = useRef<string | null>(null);
  const redirectedFrom = useRef<string | null>(null);
  const hasSignedInHere = useHasSignedInHere(kind);
  const { asPath, pathname, isReady, replace } = router;
  const isAdmitted = mayShow[access](kind);
  // A page that had to wait for the profile renders in slices, so that the phone stays responsive.
  const isShown = useDeferredValue(isAdmitted) && isAdmitted;
  useFontsForData(access === 'member' || isGuestPage || kind === 'member' || PUBLIC_PAGES_WITH_NAMES.test(pathname));
  const hasReachedPage = access !== 'publicOnly' && isAdmitted && !isSignInStep(pathname);

  useEffect(() => {
    // A return path belongs to the sign-in it led to, not to a later one.
    if (hasReachedPage) dropReturnPath();
  }, [asPath, hasReachedPage]);

  useEffect(() => {
    if (access === 'public' || kind === 'leaving' || kind === 'unreadable' || isLoading || isLeaving || !isRehydrated)
      return;
    const mayBecomeGuest = isGuestPage && kind === 'signedOut' && guestTriedAt.current !== asPath;
    if (kind === 'unknown' || mayBecomeGuest) {
      guestTriedAt.current = asPath;
      void session.loadProfile(isGuestPage);
    } else if (isAdmitted) {
      redirectedFrom.current = null;
      // Whose session ends here signs in again, and does not become a guest unasked.
      if (kind === 'member') guestTriedAt.current = asPath;
    } else if (isReady && redirectedFrom.current !== asPath) {
      // Waits until the router has read the address: before that a dynamic page is at `/orders/[id]`.
      // Redirects once: the router renders again while it navigates, and a return path can be taken only once.
      redirectedFrom.current = asPath;
      if (kind === 'member') {
        const returnPath = takeReturnPath();
        void replace((hasSignedInHere.current && returnPath) || ROUTES.dashboard);
      } else {
        rememberReturnPath(asPath);
        void replace(ROUTES.login);
      }
    }
  }, [
    access,
    asPath,
    hasSignedInHere,
    isAdmitted,
    isGuestPage,
    isLeaving,
    isLoading,
    isReady,
    isRehydrated,
    kind,
    replace,
    session,
  ]);

  if (signIn.kind === 'unreadable' && !isAdmitted) {
    return <ProfileUnreadable reference={signIn.reference} onRetry={() => void session.loadProfile(isGuestPage)} />;
  }

  // The other pages that wait for the profile are not admitted before it is known.
  const isUndetermined = access === 'publicOnly' && kind === 'unknown';
  // Who is sent elsewhere sees nothing of this page. A guest is signed out until the guest credential is accepted.
  const isExpected = isAdmitted || kind === 'unknown' || (isGuestPage && kind === 'signedOut');
  if (isDraftOffered) return <DraftOffer />;
  return (
    <>
      {isShown ? children : null}
      {outline && isExpected && !isShown ? (
        <div inert aria-hidden="true">
          {outline}
        </div>
      ) : null}
      {isUndetermined || !isShown ? SPINNER : null}
    </>
  );
}
