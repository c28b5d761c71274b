import { documentGetInitialProps, type DocumentHeadTagsProps } from '@mui/material-nextjs/v16-pagesRouter';
import { cloneElement, isValidElement } from 'react';
import { Head, Html, Main, NextScript, type DocumentContext, type DocumentProps } from 'next/document';
import { colorSchemeScript } from '@/config/color-scheme';
import { earlyCallsScript } from '@/config/early-calls';
import { ENVIRONMENT_ID } from '@/config/env';
import { localeOf } from '@/config/locales';
import { ICON, webAppManifest } from '@/config/site';
import { stalePageScript } from '@/config/stale-page';
import uiFont from '@/generated/ui-font.json';
import { createCache } from '@/theme/emotion-cache';
import { globalCss } from '@/theme/global-styles';

/** The font faces that this page's own texts need; dynamic-font.ts loads the others after hydration. */
const facesOf = (page: string) => uiFont.faces.everyPage + (page.startsWith('/terms/') ? uiFont.faces.terms : '');

/**
 * `data-s` says that a style element is where it belongs, see emotion-cache.ts, which also reads the names of styles from
 * the rules: the list of them is left out. The library leaves null for an empty element.
 */
const inPlace = (tags: DocumentHeadTagsProps['emotionStyleTags']) =>
  tags
    .filter(isValidElement<{ 'data-emotion': string; 'data-s'?: string }>)
    .map((tag) =>
      cloneElement(tag, { 'data-emotion': tag.props['data-emotion'].replace(/^on .*/, 'on-html'), 'data-s': '' }),
    );

/** In development the values themselves; a build leaves them to the configure step. */
const environment = () =>
  JSON.stringify(Object.fromEntries(Object.entries(process.env).filter(([name]) => name.startsWith('NEXT_PUBLIC_'))));

// All inline texts are constants of ours; the export step puts their hashes into the content security policy.
export default function Document(props: DocumentProps & DocumentHeadTagsProps) {
  const locale = localeOf(props.locale);
  const earlyCalls = earlyCallsScript(props.__NEXT_DATA__.page);
  return (
    <Html lang={locale} suppressHydrationWarning>
      <Head>
        <script dangerouslySetInnerHTML={{ __html: `${colorSchemeScript};${stalePageScript}` }} />
        {uiFont.preload[locale].map((href) => (
          <link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="" />
        ))}
        <style dangerouslySetInnerHTML={{ __html: facesOf(props.__NEXT_DATA__.page) }} />
        <link rel="icon" href={ICON} />
        <link rel="manifest" href={webAppManifest(locale)} />
        <style dangerouslySetInnerHTML={{ __html: globalCss() }} />
        {inPlace(props.emotionStyleTags)}
      </Head>
      <body>
        <Main />
        <script
          id={ENVIRONMENT_ID}
          type="application/json"
          dangerouslySetInnerHTML={{ __html: environment().replace(/</g, '\\u003c') }}
        />
        {earlyCalls === undefined ? null : <script dangerouslySetInnerHTML={{ __html: earlyCalls }} />}
        <NextScript />
      </body>
    </Html>
  );
}

Document.getInitialProps = (context: DocumentContext) =>
  documentGetInitialProps(context, { emotionCache: createCache() });
