// The languages of the product for the scripts, from the file that the application reads too.
import i18n from '../../src/config/i18n.json' with { type: 'json' };

export const defaultLocale = i18n.defaultLocale;
export const locales = Object.keys(i18n.locales);

/** What an address of that language begins with. */
export const localePrefix = (locale) => (locale === defaultLocale ? '' : `/${locale}`);
