import { useRouter } from 'next/router';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { isSignInStep, ROUTES } from '@/config/routes';
import { dropReturnPath, rememberReturnPath, takeReturnPath } from '@/lib/storage/return-path';
import { selectAuthStatus, selectSignIn, type SignInState } from '@/store/auth-slice';
import { selectIsRehydrated } from '@/store/create-store';
import { useAppSelector } from '@/store/hooks';
import { selectIsDraftOffered } from '@/store/order-draft-slice';
import { FullScreenSpinner } from '@/ui/kit/feedback/full-screen-spinner';
import { useApp } from './app-context';
import type { Access } from './app-page';
import { DraftOffer } from './draft-offer';

const mayShow: Record<Access, (kind: SignInState['kind']) => boolean> = {
  public: () => true,
  anyone: () => true,
  publicOnly: (kind) => kind !== 'member' && kind !== 'leaving',
  guest: (kind) => kind === 'member' || kind === 'guest',
  member: (kind) => kind === 'member',
};

/** Whether the next page is on its way: anonymous mode has ended by then, and this page has no say any more. */
function useIsLeaving() {
  const { events } = useRouter();
  const [isLeaving, setIsLeaving] = useState(false);
  useEffect(() => {
    const start = () => setIsLeaving(true);
    const stop = () => setIsLeaving(false);
    events.on('routeChangeStart', start);
    events.on('routeChangeComplete', stop);
    events.on('routeChangeError', stop);
    return () => {
      events.off('routeChangeStart', start);
      events.off('routeChangeComplete', stop);
      events.off('routeChangeError', stop);
    };
  }, [events]);
  return isLeaving;
}

/** Whether somebody who was not signed in has signed in while this guard stood: only they have a way back. */
function useHasSignedInHere(kind: SignInState['kind']) {
  const epoch = useAppSelector((state) => state.auth.epoch);
  const [openedIn] = useState(epoch);
  const hasSignedIn = useRef(false);
  useEffect(() => {
    if (kind === 'signedOut' || epoch !== openedIn) hasSignedIn.current = true;
  }, [epoch, kind, openedIn]);
  return hasSignedIn;
}

/** Spec §2 "Access behaviour", in one place. */
export function AuthGuard({ access, children }: { access: Access; children: ReactNode }) {
  const router = useRouter();
  const { session } = useApp();
  const { kind } = useAppSelector(selectSignIn);
  const isLoading = useAppSelector(selectAuthStatus) === 'loading';
  const isRehydrated = useAppSelector(selectIsRehydrated);
  // Only the pages that guests may open work on the draft.
  const isDraftOffered = useAppSelector(selectIsDraftOffered) && access === 'guest' && kind === 'member';
  const isLeaving = useIsLeaving();
  const guestTriedAt = useRef<string | null>(null);
  const ledFrom = useRef<string | null>(null);
  const hasSignedInHere = useHasSignedInHere(kind);
  const { asPath, pathname, isReady, replace } = router;
  const hasReachedPage = access !== 'publicOnly' && mayShow[access](kind) && !isSignInStep(pathname);

  useEffect(() => {
    // A way back is for the sign-in it led to, not for a later one.
    if (hasReachedPage) dropReturnPath();
  }, [asPath, hasReachedPage]);

  useEffect(() => {
    if (access === 'public' || kind === 'leaving' || isLoading || isLeaving || !isRehydrated) return;
    const isGuestPage = access === 'guest';
    const mayBecomeGuest = isGuestPage && kind === 'signedOut' && guestTriedAt.current !== asPath;
    if (kind === 'unknown' || mayBecomeGuest) {
      guestTriedAt.current = asPath;
      void session.loadProfile(isGuestPage);
    } else if (mayShow[access](kind)) {
      ledFrom.current = null;
    } else if (isReady && ledFrom.current !== asPath) {
      // Not before the router has read the address: until then a dynamic page is at `/orders/[id]`.
      // Once: the router renders again while it is on its way, and a way back can be taken only once.
      ledFrom.current = asPath;
      if (kind === 'member') {
        const back = takeReturnPath();
        void replace((hasSignedInHere.current && back) || ROUTES.dashboard);
      } else {
        rememberReturnPath(asPath);
        void replace(ROUTES.login);
      }
    }
  }, [access, asPath, hasSignedInHere, isLeaving, isLoading, isReady, isRehydrated, kind, replace, session]);

  const isForAll = access === 'public' || access === 'anyone';
  const isUndetermined = !isForAll && (kind === 'unknown' || kind === 'leaving');
  if (isDraftOffered) return <DraftOffer />;
  return (
    <>
      {mayShow[access](kind) ? children : null}
      {isUndetermined || !mayShow[access](kind) ? <FullScreenSpinner /> : null}
    </>
  );
}
