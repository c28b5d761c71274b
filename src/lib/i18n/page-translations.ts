import type { GetStaticProps } from 'next';
import { serverSideTranslations } from 'next-i18next/pages/serverSideTranslations';
import { DEFAULT_LOCALE } from '@/config/locales';
import { i18nConfig, type Namespace } from './config';

/** The getStaticProps of a page: its texts become part of its HTML. `common`, `errors` and `site` are always included. */
export function pageTranslations(...namespaces: Namespace[]): GetStaticProps {
  return async ({ locale = DEFAULT_LOCALE }) => ({
    props: await serverSideTranslations(
      locale,
      [...new Set<Namespace>(['common', 'errors', 'site', ...namespaces])],
      i18nConfig,
    ),
  });
}
