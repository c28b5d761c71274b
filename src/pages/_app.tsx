import { CacheProvider } from '@emotion/react';
import type { AppProps } from 'next/app';
import { appWithTranslation } from 'next-i18next/pages';
import { i18nConfig } from '@/lib/i18n/config';
import type { AppPage } from '@/shell/app-page';
import { AppProviders } from '@/shell/app-providers';
import { PageFrame, type PageProps } from '@/shell/page-frame';
import { createCache } from '@/theme/emotion-cache';

const browserCache = createCache();

type Props = AppProps<PageProps> & {
  Component: AppPage;
  emotionCache?: typeof browserCache;
};

function App({ Component, pageProps, emotionCache = browserCache }: Props) {
  return (
    <CacheProvider value={emotionCache}>
      <AppProviders>
        <PageFrame Component={Component} pageProps={pageProps} />
      </AppProviders>
    </CacheProvider>
  );
}

export default appWithTranslation(App, i18nConfig);
