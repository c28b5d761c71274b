import Head from 'next/head';
import { useRouter } from 'next/router';
import { memo, type ReactNode } from 'react';
import { AccountLayout } from '@/layouts/account-layout';
import { useTranslation } from '@/lib/i18n/use-translation';
import type { AppPage, Titled } from './app-page';
import { AuthGuard } from './auth-guard';
import { ErrorBoundary } from './error-boundary';
import { PageFailed } from './page-failed';

export type PageProps = Record<string, unknown>;

const renderFailed = (retry: () => void) => <PageFailed onRetry={retry} />;

/** Reads the address here, so that a new one does not render the whole page. */
function PageBoundary({ children }: { children: ReactNode }) {
  const { asPath } = useRouter();
  return (
    <ErrorBoundary resetKey={asPath} fallback={renderFailed}>
      {children}
    </ErrorBoundary>
  );
}

function PageHead({ title }: Pick<AppPage, 'title'>) {
  const { t } = useTranslation<readonly ['common', ...Titled[]]>();
  return (
    <Head>
      {/* Spec §2: fixed at scale 1, zoom disabled. */}
      <meta
        name="viewport"
        content="width=device-width, initial-scale=1, maximum-scale=1, user-scalable=no, viewport-fit=cover"
      />
      {title ? <title>{`${t(title)} · ${t('app.name')}`}</title> : null}
    </Head>
  );
}

/** Next copies the props of a page, but not their values. */
const areSame = (before: PageProps, now: PageProps) =>
  Object.keys({ ...before, ...now }).every((key) => Object.is(before[key], now[key]));

/**
 * A page in its layout, behind the guard. Next renders the app again when it has read the address, and at every change of
 * a filter in it. The page then stays as it is; what depends on the address reads the router.
 */
export const PageFrame = memo(
  function PageFrame({ Component, pageProps }: { Component: AppPage; pageProps: PageProps }) {
    // The smallest layout is the default, because it is part of the first load of every page.
    const getLayout = Component.getLayout ?? ((page) => <AccountLayout>{page}</AccountLayout>);
    return (
      <>
        <PageHead title={Component.title} />
        <PageBoundary>
          {getLayout(
            <AuthGuard access={Component.access} outline={Component.Outline ? <Component.Outline /> : null}>
              <PageBoundary>
                <Component {...pageProps} />
              </PageBoundary>
            </AuthGuard>,
          )}
        </PageBoundary>
      </>
    );
  },
  (before, now) => before.Component === now.Component && areSame(before.pageProps, now.pageProps),
);
