import { useTranslation } from 'next-i18next/pages';
import { COLOR_MODES, setColorMode, useColorScheme } from '@/lib/browser/color-scheme';
import { LANGUAGE_NAME, useSwitchLanguage } from '@/ui/brand/language-switch';
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
      options={(['ko', 'en'] as const).map((value) => ({
        value,
        label: <span lang={value}>{LANGUAGE_NAME[value]}</span>,
      }))}
      value={locale}
      onChange={switchTo}
    />
  );
}
