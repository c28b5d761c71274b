import type { UserConfig } from 'next-i18next/pages';
import i18n from '@/config/i18n.json';

/** Passed by hand to appWithTranslation and serverSideTranslations: their own lookup cannot read an ES module. */
export const i18nConfig = {
  i18n,
  localePath: './locales',
  defaultNS: 'common',
  // Both languages say the same things (a test holds them equal): an English page need not carry the Korean texts along.
  fallbackLng: false,
  serializeConfig: false,
  reloadOnPrerender: process.env.NODE_ENV === 'development',
} satisfies UserConfig;
