import { localeOf, type Locale } from '@/config/locales';
import type { Namespace } from './config';
import { useTranslation } from './use-translation';

/**
 * The few texts of a lazy part, which come with its code in all languages: a file of their own would take two more
 * requests. `scripts/lib/texts.mjs` writes the module with the texts.
 */
export function useOwnTexts(namespace: Namespace, texts: Readonly<Record<Locale, object>>): void {
  const { i18n } = useTranslation();
  const locale = localeOf(i18n.resolvedLanguage);
  if (i18n.hasResourceBundle(locale, namespace)) return;
  // Silent, because a component is being rendered: no other may render again for it.
  i18n.addResourceBundle(locale, namespace, texts[locale], false, false, { silent: true });
}
