import { useTranslation } from 'next-i18next/pages';
import { localeOf, type Locale } from '@/config/locales';

/** The page's language, as the domain's formatters want it. */
export function useLocale(): Locale {
  const { i18n } = useTranslation('common');
  return localeOf(i18n.language);
}
