import { useRouter } from 'next/router';
import { useEffect, useLayoutEffect } from 'react';
import { connectSession } from '@/api/client/session';
import { env } from '@/config/env';
import { allowsAnonymous } from '@/config/routes';
import { watchLeaving } from '@/lib/browser/page-leaving';
import { appendDynamicFont } from '@/lib/fonts/dynamic-font';
import { profileRequested, selectUsesGuestToken } from '@/store/auth-slice';
import type { App } from './create-app';

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
      onUnauthorized: (sentAt) => {
        const { isExpired, renewal } = session.refuseSession(sentAt);
        if (isExpired) onExpired();
        return renewal;
      },
    });
  }, [store, session, onExpired]);

  useEffect(() => {
    persistor.persist();
    appendDynamicFont();
    return watchLeaving(() => void persistor.flush());
  }, [persistor]);

  useEffect(() => app.openChannel(), [app]);

  useEffect(() => {
    const onRouteChange = (url: string) => session.changeRoute(allowsAnonymous(url));
    events.on('routeChangeStart', onRouteChange);
    return () => events.off('routeChangeStart', onRouteChange);
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
