import type { GetStaticProps } from 'next';
import { serverSideTranslations } from 'next-i18next/pages/serverSideTranslations';
import { DEFAULT_LOCALE } from '@/config/locales';
import { i18nConfig, type Namespace } from './config';

/** A page exports the result as getStaticProps: its texts are then part of its HTML. `common`, `errors` and `site` always come along. */
export function pageTranslations(...namespaces: Namespace[]): GetStaticProps {
  return async ({ locale = DEFAULT_LOCALE }) => ({
    props: await serverSideTranslations(
      locale,
      [...new Set<Namespace>(['common', 'errors', 'site', ...namespaces])],
      i18nConfig,
    ),
  });
}
