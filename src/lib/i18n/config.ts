import type { UserConfig } from 'next-i18next/pages';
import i18n from '@/config/i18n.json';

/**
 * Passed explicitly to appWithTranslation and serverSideTranslations, because their own lookup cannot read an ES
 * module.
 */
export const i18nConfig = {
  i18n,
  localePath: './locales',
  defaultNS: 'common',
  // Both languages have the same keys (a test checks it), so an English page need not carry the Korean texts.
  fallbackLng: false,
  serializeConfig: false,
  reloadOnPrerender: process.env.NODE_ENV === 'development',
} satisfies UserConfig;
