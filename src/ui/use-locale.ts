import { useTranslation } from 'next-i18next/pages';
import type { Locale } from '@/domain/text/format';

/** The page's language, for the domain's formatters. */
export function useLocale(): Locale {
  const { i18n } = useTranslation('common');
  return i18n.language === 'en' ? 'en' : 'ko';
}
