import { styled, useColorScheme } from '@mui/material/styles';
import { useTranslation } from 'next-i18next/pages';
import { IconButton } from './icon-button';
import { MoonIcon, SunIcon } from './icons/system-icons';
import { SegmentedControl } from './segmented-control';

const MODES = ['light', 'dark', 'system'] as const;

// Which icon shows is decided in CSS by the scheme on <html>: the server does not know it.
const Icons = styled('span')({
  display: 'grid',
  '[data-mui-color-scheme="dark"] & > :first-of-type': { display: 'none' },
  '[data-mui-color-scheme="light"] & > :last-of-type': { display: 'none' },
});

/** Light or dark, for a header. */
export function ThemeToggle() {
  const { t } = useTranslation('common');
  const { mode, systemMode, setMode } = useColorScheme();
  const shown = mode === 'system' ? systemMode : mode;
  const label = { light: t('theme.toDark'), dark: t('theme.toLight') }[shown ?? 'light'];
  return (
    <IconButton label={shown ? label : t('theme.label')} onClick={() => setMode(shown === 'dark' ? 'light' : 'dark')}>
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
  const { mode, setMode } = useColorScheme();
  return (
    <SegmentedControl
      legend={t('theme.label')}
      options={MODES.map((value) => ({ value, label: t(`theme.${value}`) }))}
      value={mode ?? 'system'}
      onChange={setMode}
    />
  );
}
