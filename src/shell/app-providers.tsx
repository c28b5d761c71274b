import { ThemeProvider } from '@emotion/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { useTranslation } from 'next-i18next/pages';
import { useRouter } from 'next/router';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { Provider } from 'react-redux';
import { SPINNER_DELAY_MS } from '@/config/limits';
import type { CurrentUser } from '@/domain/account/user';
import { ApiError } from '@/domain/api-error';
import { LogoutProvider } from '@/layouts/logout-context';
import { useApplyColorScheme } from '@/lib/browser/color-scheme';
import { watchRouteChanges } from '@/lib/browser/route-pace';
import { errorTexts, hasProviderMessage, referenceText } from '@/lib/i18n/error-text';
import { TextsProvider } from '@/lib/i18n/use-translation';
import { SessionProvider } from '@/lib/session/session-context';
import { theme } from '@/theme/theme';
import { FullScreenSpinner } from '@/ui/kit/feedback/full-screen-spinner';
import { notify } from '@/ui/kit/feedback/notify';
import { Toaster } from '@/ui/kit/feedback/toaster';
import { AppContextProvider } from './app-context';
import { BackgroundParts } from './background-parts';
import { type App, createApp } from './create-app';
import { useAppLifecycle } from './use-app-lifecycle';

/** If the code that asks about unsent orders takes longer, the logout happens without it. */
const QUESTION_LIMIT_MS = 5000;

/** Spec §2: a global spinner after 250 ms while the next page loads. */
function RouteSpinner() {
  const { events } = useRouter();
  const [isShown, setIsShown] = useState(false);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isDue = false;
    const show = () => {
      isDue = true;
      setIsShown(true);
    };
    const stop = () => {
      clearTimeout(timer);
      // React keeps an update that changes nothing until the next one that does: a little more with each change of the page.
      if (isDue) setIsShown(false);
      isDue = false;
    };
    const start = (_url: string, { shallow }: { shallow: boolean }) => {
      clearTimeout(timer);
      if (!shallow) timer = setTimeout(show, SPINNER_DELAY_MS);
    };
    return watchRouteChanges(events, start, stop);
  }, [events]);

  return isShown ? <FullScreenSpinner /> : null;
}

// One element for all pages, so React skips it on navigation.
const BEHIND_PAGES = (
  <>
    <RouteSpinner />
    <BackgroundParts />
    <Toaster />
  </>
);

/** The providers around every page. Tests pass their own `app`. */
export function AppProviders({ app: given, children }: { app?: App; children: ReactNode }) {
  const [app] = useState(() => given ?? createApp());
  const { t, i18n } = useTranslation('errors');
  const onExpired = useCallback(() => void notify('error', t('global.SESSION_EXPIRED')), [t]);
  useAppLifecycle(app, onExpired);
  useApplyColorScheme();

  useEffect(() => {
    app.setReport((error, errorKey) => {
      // `onExpired` already reports the end of a session.
      if (error instanceof ApiError && (error.isAborted || error.isSessionOver)) return;
      const texts = errorKey && !hasProviderMessage(error) ? [t(errorKey)] : errorTexts(error, i18n);
      const id = referenceText(error);
      for (const text of texts) void notify('error', text, id ? { reference: t('requestId', { id }) } : {});
    });
  }, [app, t, i18n]);

  const [question, setQuestion] = useState<ReactNode>(null);
  const logout = useCallback(
    ({ id, organization }: CurrentUser) => {
      const leave = () => void app.session.endSession({ leaveTo: 'company' });
      if (!organization) return leave();
      const limit = new Promise<never>((_, reject) => setTimeout(reject, QUESTION_LIMIT_MS));
      void Promise.race([import('@/features/bulk-orders/logout-question'), limit])
        .then(({ leaveOrAsk }) => leaveOrAsk(id, organization.id, leave, setQuestion))
        .catch(leave);
    },
    [app],
  );

  return (
    <ThemeProvider theme={theme}>
      <TextsProvider>
        <Provider store={app.store}>
          <AppContextProvider value={app}>
            <QueryClientProvider client={app.queryClient}>
              <SessionProvider value={app.session}>
                <LogoutProvider value={logout}>
                  {children}
                  {BEHIND_PAGES}
                  {question}
                </LogoutProvider>
              </SessionProvider>
            </QueryClientProvider>
          </AppContextProvider>
        </Provider>
      </TextsProvider>
    </ThemeProvider>
  );
}
