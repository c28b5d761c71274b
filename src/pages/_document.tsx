import {
  DocumentHeadTags,
  documentGetInitialProps,
  type DocumentHeadTagsProps,
} from '@mui/material-nextjs/v16-pagesRouter';
import { Head, Html, Main, NextScript, type DocumentContext, type DocumentProps } from 'next/document';
import uiFont from '@/generated/ui-font.json';
import { colorSchemeScript } from '@/theme/color-scheme-script';
import { createCache } from '@/theme/emotion-cache';

// Both inline texts are constants of ours; the export step puts their hashes into the content security policy.
export default function Document(props: DocumentProps & DocumentHeadTagsProps) {
  const locale = props.locale === 'en' ? 'en' : 'ko';
  return (
    <Html lang={locale} suppressHydrationWarning>
      <Head>
        <script dangerouslySetInnerHTML={{ __html: colorSchemeScript }} />
        {uiFont.preload[locale].map((href) => (
          <link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="anonymous" />
        ))}
        <style dangerouslySetInnerHTML={{ __html: uiFont.css }} />
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <DocumentHeadTags {...props} />
      </Head>
      <body>
        <Main />
        <NextScript />
      </body>
    </Html>
  );
}

Document.getInitialProps = (context: DocumentContext) =>
  documentGetInitialProps(context, { emotionCache: createCache() });
