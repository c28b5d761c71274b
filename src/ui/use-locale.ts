import { useTranslation } from '@/lib/i18n/use-translation';
import { localeOf, type Locale } from '@/config/locales';

/** The page's language, for the domain's formatters. */
export function useLocale(): Locale {
  const { i18n } = useTranslation('common');
  return localeOf(i18n.language);
}
