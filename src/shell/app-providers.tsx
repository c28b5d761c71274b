import { ThemeProvider } from '@emotion/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { useTranslation } from 'next-i18next/pages';
import { useCallback, useEffect, useMemo, useState, type ReactNode } from 'react';
import { Provider } from 'react-redux';
import { ApiError, GUEST_REFUSED } from '@/domain/api-error';
import { LogoutProvider } from '@/layouts/logout-context';
import { useApplyColorScheme } from '@/lib/browser/color-scheme';
import { errorTexts, hasProviderMessage, requestIdText } from '@/lib/i18n/error-text';
import { SessionProvider } from '@/lib/session/session-context';
import { GlobalStyles } from '@/theme/global-styles';
import { theme } from '@/theme/theme';
import { Toaster } from '@/ui/kit/feedback/toaster';
import { notify } from '@/ui/kit/feedback/notify';
import { AppContextProvider } from './app-context';
import { BackgroundParts } from './background-parts';
import { createApp, type App } from './create-app';
import { RouteSpinner } from './route-spinner';
import { useAppLifecycle } from './use-app-lifecycle';

// One element for all pages, so React skips it on navigation.
const STYLES = <GlobalStyles />;

/** `onExpired` already reports these. A guest has no session that could expire. */
const isSessionOver = ({ status, msgId }: ApiError) => status === 401 && msgId !== GUEST_REFUSED;

/** The providers around every page. Tests pass their own `app`. */
export function AppProviders({ app: given, children }: { app?: App; children: ReactNode }) {
  const [app] = useState(() => given ?? createApp());
  const { t, i18n } = useTranslation('errors');
  const onExpired = useCallback(() => void notify('error', t('global.SESSION_EXPIRED')), [t]);
  useAppLifecycle(app, onExpired);
  useApplyColorScheme();

  useEffect(() => {
    app.setReport((error, errorKey) => {
      if (error instanceof ApiError && (error.isAborted || isSessionOver(error))) return;
      const texts = errorKey && !hasProviderMessage(error) ? [t(errorKey)] : errorTexts(error, i18n);
      const id = requestIdText(error);
      for (const text of texts) void notify('error', text, id ? { reference: t('requestId', { id }) } : {});
    });
  }, [app, t, i18n]);

  const actions = useMemo(() => {
    const { logIn, endSession, confirmIdentity } = app.session;
    return { logIn, endSession, confirmIdentity };
  }, [app]);
  const logout = useCallback(() => void app.session.endSession({ leaveTo: 'company' }), [app]);

  return (
    <ThemeProvider theme={theme}>
      {STYLES}
      <Provider store={app.store}>
        <AppContextProvider value={app}>
          <QueryClientProvider client={app.queryClient}>
            <SessionProvider value={actions}>
              <LogoutProvider value={logout}>
                {children}
                <RouteSpinner />
                <BackgroundParts />
                <Toaster />
              </LogoutProvider>
            </SessionProvider>
          </QueryClientProvider>
        </AppContextProvider>
      </Provider>
    </ThemeProvider>
  );
}
