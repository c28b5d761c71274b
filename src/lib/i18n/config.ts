import type { TypeOptions } from 'i18next';
import type { UserConfig } from 'next-i18next/pages';
import { DEFAULT_LOCALE, LOCALES } from '@/config/locales';
import { ownFormats } from './own-formats';

/** A file of texts: locales/ko/NAME.json. `site` is written from the brand folder; texts name it as `$t(site:name)`. */
export type Namespace = keyof TypeOptions['resources'];

/**
 * Passed explicitly to appWithTranslation and serverSideTranslations, because their own lookup cannot read an ES
 * module.
 */
export const i18nConfig = {
  i18n: { defaultLocale: DEFAULT_LOCALE, locales: LOCALES },
  localePath: './locales',
  defaultNS: 'common',
  use: [ownFormats],
  // All languages have the same keys (a test checks it), so an English page need not carry the Korean texts.
  fallbackLng: false,
  serializeConfig: false,
  reloadOnPrerender: process.env.NODE_ENV === 'development',
} satisfies UserConfig;
