import type { TypeOptions } from 'i18next';
import type { GetStaticProps } from 'next';
import { serverSideTranslations } from 'next-i18next/pages/serverSideTranslations';
import { i18nConfig } from './config';

export type Namespace = keyof TypeOptions['resources'];

/** The getStaticProps of a page: its texts become part of its HTML. `common` and `errors` are always included. */
export function pageTranslations(...namespaces: Namespace[]): GetStaticProps {
  return async ({ locale = i18nConfig.i18n.defaultLocale }) => ({
    props: await serverSideTranslations(
      locale,
      [...new Set<Namespace>(['common', 'errors', ...namespaces])],
      i18nConfig,
    ),
  });
}
