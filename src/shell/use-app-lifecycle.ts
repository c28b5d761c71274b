import { useRouter } from 'next/router';
import { useEffect, useLayoutEffect } from 'react';
import type { Finding } from '@/api/client/read-answer';
import { onUnreadable } from '@/api/client/reading-log';
import { connectSession } from '@/api/client/session';
import { env } from '@/config/env';
import { allowsAnonymous } from '@/config/routes';
import { ApiError } from '@/domain/api-error';
import { watchPageFocus } from '@/lib/browser/page-focus';
import { watchLeaving } from '@/lib/browser/page-leaving';
import { hastenRouteChanges } from '@/lib/browser/route-pace';
import { observeError } from '@/lib/telemetry/observe';
import { profileRequested, selectUsesGuestToken } from '@/store/auth-slice';
import type { App } from './create-app';

/** Reports which fields of an answer could not be read, never their values. If nothing was readable, the call fails as well. */
function reportUnreadable(operation: string, findings: readonly Finding[]) {
  // For the developers of a provider.
  if (process.env.NODE_ENV === 'development')
    console.warn(`The answer to ${operation} differs from the contract:`, findings);
  for (const { outcome, path, expected, found } of findings) {
    const unreadable = { operation, path, expected, found };
    if (outcome !== 'lost') observeError(new ApiError('', { status: 200, unreadable }));
  }
}

/** Connects the app to the browser: API client, storage, other tabs, route changes, back/forward cache. */
export function useAppLifecycle(app: App, onExpired: () => void) {
  const { events } = useRouter();
  const { store, persistor, session } = app;

  // Layout effects run before the effects of children, so even the first request has its session.
  useLayoutEffect(() => {
    connectSession({
      getToken: ({ allowsGuest }) => {
        const state = store.getState();
        return state.auth.accessToken ?? (allowsGuest && selectUsesGuestToken(state) ? env.guestToken : null);
      },
      getEpoch: () => store.getState().auth.epoch,
      canEnd: session.canEnd,
      onUnauthorized: (sentAt) => {
        const { isExpired, renewal } = session.refuseSession(sentAt);
        if (isExpired) onExpired();
        return renewal;
      },
      keepToken: session.keepToken,
    });
  }, [store, session, onExpired]);

  useLayoutEffect(() => onUnreadable(reportUnreadable), []);

  useEffect(() => {
    persistor.persist();
    return watchLeaving(() => void persistor.flush());
  }, [persistor]);

  useEffect(() => app.openChannel(), [app]);

  useEffect(() => hastenRouteChanges(events), [events]);

  useEffect(() => {
    const onRouteChange = (url: string) => session.changeRoute(allowsAnonymous(url));
    const focusNewPage = watchPageFocus();
    events.on('routeChangeStart', onRouteChange);
    events.on('routeChangeComplete', focusNewPage);
    return () => {
      events.off('routeChangeStart', onRouteChange);
      events.off('routeChangeComplete', focusNewPage);
    };
  }, [events, session]);

  useEffect(() => {
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      // A page restored from the back/forward cache shows no data of the last session until the profile is confirmed.
      if (!persisted) return;
      store.dispatch(profileRequested());
      const reload = () => window.location.reload();
      // Offline, a reload would only show the browser's error page.
      if (navigator.onLine) reload();
      else window.addEventListener('online', reload, { once: true });
    };
    window.addEventListener('pageshow', onPageShow);
    return () => window.removeEventListener('pageshow', onPageShow);
  }, [store]);
}
