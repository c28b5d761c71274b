import { useTranslation } from 'next-i18next/pages';
import { LOCALES, LOCALE_FACTS } from '@/config/locales';
import { COLOR_MODES, setColorMode, useColorScheme } from '@/lib/browser/color-scheme';
import { useSwitchLanguage } from '@/ui/brand/language-switch';
import { SegmentedControl } from '@/ui/kit/form/segmented-control';
import { useLocale } from '@/ui/use-locale';

export function ThemeChoice() {
  const { t } = useTranslation('profile');
  const { mode } = useColorScheme();
  return (
    <SegmentedControl
      legend={t('theme.label')}
      options={COLOR_MODES.map((value) => ({ value, label: t(`theme.${value}`) }))}
      value={mode ?? 'system'}
      onChange={setColorMode}
    />
  );
}

export function LanguageChoice() {
  const { t } = useTranslation('profile');
  const locale = useLocale();
  const switchTo = useSwitchLanguage();
  return (
    <SegmentedControl
      legend={t('language.label')}
      options={LOCALES.map((value) => ({
        value,
        label: <span lang={value}>{LOCALE_FACTS[value].name}</span>,
      }))}
      value={locale}
      onChange={switchTo}
    />
  );
}
