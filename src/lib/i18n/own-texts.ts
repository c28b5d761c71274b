import type { TypeOptions } from 'i18next';
import { localeOf, type Locale } from '@/config/locales';
import { useTranslation } from './use-translation';

type Resources = TypeOptions['resources'];

/**
 * `useTranslation` for the few texts of a lazy part, which come with its code in all languages: a file of their own would
 * take two more requests. `scripts/lib/texts.mjs` writes the module with the texts.
 */
export function useOwnTexts<Name extends keyof Resources>(
  namespace: Name,
  texts: Readonly<Record<Locale, Resources[Name]>>,
) {
  const result = useTranslation(namespace);
  const { i18n } = result;
  const locale = localeOf(i18n.resolvedLanguage);
  if (!i18n.hasResourceBundle(locale, namespace)) i18n.addResourceBundle(locale, namespace, texts[locale]);
  return result;
}
