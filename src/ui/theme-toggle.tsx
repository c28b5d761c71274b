import styled from '@emotion/styled';
import { useTranslation } from 'next-i18next/pages';
import { COLOR_MODES, setColorMode, useColorScheme } from '@/theme/color-scheme';
import { COLOR_SCHEME_ATTRIBUTE } from '@/theme/color-scheme-script';
import { IconButton } from './icon-button';
import { MoonIcon, SunIcon } from './icons/system-icons';
import { SegmentedControl } from './segmented-control';

// Which icon shows is decided in CSS by the scheme on <html>: the server does not know it.
const Icons = styled('span')({
  display: 'grid',
  [`[${COLOR_SCHEME_ATTRIBUTE}="dark"] & > :first-of-type`]: { display: 'none' },
  [`[${COLOR_SCHEME_ATTRIBUTE}="light"] & > :last-of-type`]: { display: 'none' },
});

/** Light or dark, for a header. */
export function ThemeToggle() {
  const { t } = useTranslation('common');
  const { scheme } = useColorScheme();
  const label = { light: t('theme.toDark'), dark: t('theme.toLight') }[scheme ?? 'light'];
  return (
    <IconButton
      label={scheme ? label : t('theme.label')}
      onClick={() => setColorMode(scheme === 'dark' ? 'light' : 'dark')}
    >
      <Icons>
        <MoonIcon />
        <SunIcon />
      </Icons>
    </IconButton>
  );
}

/** The whole choice, for a settings page. */
export function ThemeChoice() {
  const { t } = useTranslation('common');
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
