import type { TypeOptions } from 'i18next';
import type { GetStaticProps } from 'next';
import { serverSideTranslations } from 'next-i18next/pages/serverSideTranslations';
import { i18nConfig } from './config';

export type Namespace = keyof TypeOptions['resources'];

/** A page exports the result as getStaticProps: its texts are then part of its HTML. `common` and `errors` always come along. */
export function pageTranslations(...namespaces: Namespace[]): GetStaticProps {
  return async ({ locale = i18nConfig.i18n.defaultLocale }) => ({
    props: await serverSideTranslations(
      locale,
      [...new Set<Namespace>(['common', 'errors', ...namespaces])],
      i18nConfig,
    ),
  });
}
