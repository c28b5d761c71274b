import { useTranslation } from '@/lib/i18n/use-translation';
import { setColorMode, useColorScheme } from '@/lib/browser/color-scheme';
import { COLOR_SCHEME_ATTRIBUTE } from '@/config/color-scheme';
import { IconButton } from '../kit/button/icon-button';
import { MoonIcon, SunIcon } from '../kit/icons/system-icons';
import { styled } from '../styled';

// CSS selects the icon by the scheme on <html>, because the server does not know it.
const Icons = styled('span')({
  display: 'grid',
  [`[${COLOR_SCHEME_ATTRIBUTE}="dark"] & > :first-of-type`]: { display: 'none' },
  [`[${COLOR_SCHEME_ATTRIBUTE}="light"] & > :last-of-type`]: { display: 'none' },
});

/** The light/dark button of a header. */
export function ThemeToggle() {
  const { t } = useTranslation('common');
  const { scheme } = useColorScheme();
  const label = { light: t('theme.toDark'), dark: t('theme.toLight') }[scheme ?? 'light'];
  return (
    <IconButton label={label} onClick={() => setColorMode(scheme === 'dark' ? 'light' : 'dark')}>
      <Icons>
        <MoonIcon />
        <SunIcon />
      </Icons>
    </IconButton>
  );
}
