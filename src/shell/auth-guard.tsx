import { useRouter } from 'next/router';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { ROUTES } from '@/config/routes';
import { rememberReturnPath, takeReturnPath } from '@/lib/storage/return-path';
import { selectAuthStatus, selectSignIn, type SignInState } from '@/store/auth-slice';
import { selectIsRehydrated } from '@/store/create-store';
import { useAppSelector } from '@/store/hooks';
import { selectIsDraftOffered } from '@/store/order-draft-slice';
import { FullScreenSpinner } from '@/ui/full-screen-spinner';
import { lazyPart } from '@/ui/lazy-part';
import { useApp } from './app-context';
import type { Access } from './app-page';

const DraftOffer = lazyPart(() => import('./draft-offer').then((module) => module.DraftOffer), {
  fallback: <FullScreenSpinner />,
});

const mayShow: Record<Access, (kind: SignInState['kind']) => boolean> = {
  public: () => true,
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
  const { asPath, isReady, replace } = router;

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
        void replace(takeReturnPath() ?? ROUTES.dashboard);
      } else {
        rememberReturnPath(asPath);
        void replace(ROUTES.login);
      }
    }
  }, [access, asPath, isLeaving, isLoading, isReady, isRehydrated, kind, replace, session]);

  const isUndetermined = access !== 'public' && (kind === 'unknown' || kind === 'leaving');
  if (isDraftOffered) return <DraftOffer />;
  return (
    <>
      {mayShow[access](kind) ? children : null}
      {isUndetermined || !mayShow[access](kind) ? <FullScreenSpinner /> : null}
    </>
  );
}
