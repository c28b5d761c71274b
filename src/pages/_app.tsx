import { AppCacheProvider } from '@mui/material-nextjs/v16-pagesRouter';
import type { AppProps } from 'next/app';
import Head from 'next/head';
import { useRouter } from 'next/router';
import { appWithTranslation } from 'next-i18next/pages';
import { AccountLayout } from '@/layouts/account-layout';
import { i18nConfig } from '@/lib/i18n/config';
import type { AppPage } from '@/shell/app-page';
import { AppProviders } from '@/shell/app-providers';
import { AuthGuard } from '@/shell/auth-guard';
import { ErrorBoundary } from '@/shell/error-boundary';
import { PageFailed } from '@/shell/page-failed';
import { createCache } from '@/theme/emotion-cache';

const browserCache = createCache();

type Props = AppProps<Record<string, unknown>> & {
  Component: AppPage;
  emotionCache?: typeof browserCache;
};

function App({ Component, pageProps, emotionCache = browserCache, ...props }: Props) {
  const { asPath } = useRouter();
  // The smallest layout is the default, because it is part of the first load of every page.
  const getLayout = Component.getLayout ?? ((page) => <AccountLayout>{page}</AccountLayout>);
  const failed = (retry: () => void) => <PageFailed onRetry={retry} />;

  return (
    <AppCacheProvider {...props} emotionCache={emotionCache}>
      <Head>
        {/* Spec §2: fixed at scale 1, zoom disabled. */}
        <meta
          name="viewport"
          content="width=device-width, initial-scale=1, maximum-scale=1, user-scalable=no, viewport-fit=cover"
        />
      </Head>
      <AppProviders>
        <ErrorBoundary resetKey={asPath} fallback={failed}>
          {getLayout(
            <AuthGuard access={Component.access} outline={Component.Outline ? <Component.Outline /> : null}>
              <ErrorBoundary resetKey={asPath} fallback={failed}>
                <Component {...pageProps} />
              </ErrorBoundary>
            </AuthGuard>,
          )}
        </ErrorBoundary>
      </AppProviders>
    </AppCacheProvider>
  );
}

export default appWithTranslation(App, i18nConfig);
