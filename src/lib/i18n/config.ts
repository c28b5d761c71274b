import type { UserConfig } from 'next-i18next/pages';
import i18n from '@/config/i18n.json';

/** Passed by hand to appWithTranslation and serverSideTranslations: their own lookup cannot read an ES module. */
export const i18nConfig = {
  i18n,
  localePath: './locales',
  defaultNS: 'common',
  serializeConfig: false,
  reloadOnPrerender: process.env.NODE_ENV === 'development',
} satisfies UserConfig;
