import i18n from './i18n.json';

/** A language of the product. i18n.json is their one list: each has a line there and a folder in locales/. */
export type Locale = keyof typeof i18n.locales;

type LocaleFacts = {
  /** What its speakers call it. */
  name: string;
  /** BCP 47, for `Intl`. */
  tag: string;
};

export const LOCALE_FACTS: Readonly<Record<Locale, LocaleFacts>> = i18n.locales;
// Boundary: Object.keys() and JSON strings have lost the type of their values.
export const LOCALES = Object.keys(i18n.locales) as Locale[];
export const DEFAULT_LOCALE = i18n.defaultLocale as Locale;

/** Addresses, names and drivers are Korean. As a string, since it may be the only language left to compare. */
export const KOREAN: string = 'ko';

export const isLocale = (value: unknown): value is Locale =>
  typeof value === 'string' && Object.hasOwn(i18n.locales, value);

/** The given language, or the default one if the product does not have it. */
export const localeOf = (value: unknown): Locale => (isLocale(value) ? value : DEFAULT_LOCALE);

/** What an address of that language begins with: nothing for the default language, else `/en`. */
export const localePrefix = (locale: string | undefined) =>
  isLocale(locale) && locale !== i18n.defaultLocale ? `/${locale}` : '';

const PREFIX = new RegExp(`^/(?:${LOCALES.join('|')})(?=/|$)`);

/** `/en/orders` → `/orders`. */
export const withoutLocale = (path: string) => path.replace(PREFIX, '');
