import { useTranslation } from '@/lib/i18n/use-translation';
import NextLink from 'next/link';
import { memo } from 'react';
import { COLOR_SCHEME_ATTRIBUTE } from '@/config/color-scheme';
import { ROUTES } from '@/config/routes';
import { ICON, SITE } from '@/config/site';
import { styled } from '../styled';

const Root = styled(NextLink)(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.spacing(2),
  minHeight: theme.layout.target,
  borderRadius: theme.radius.inner,
  color: theme.vars.palette.text.primary,
  // A large text size does not cut the name off on a phone.
  fontSize: `min(${theme.typography.h2.fontSize}, 7vw)`,
  fontWeight: theme.typography.fontWeightBold,
  lineHeight: 1,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
}));

const Mark = styled('img')({ flex: 'none' });

const Accent = styled('span')(({ theme }) => ({ color: theme.vars.palette.primary.brand }));

const isDark = `html[${COLOR_SCHEME_ATTRIBUTE}="dark"] &`;

const LightLogo = styled('img')(({ theme }) => ({
  [isDark]: SITE.logo.darkSrc
    ? { display: 'none' }
    : // A logo for light backgrounds alone gets one.
      { padding: theme.spacing(1), borderRadius: theme.radius.inner, backgroundColor: theme.vars.palette.common.white },
}));
const DarkLogo = styled('img')({ display: 'none', [isDark]: { display: 'block' } });

const HEIGHT = 40;
const WIDEST = 160;

/** The logo file as large as the header can show it. */
function LogoPicture() {
  const { src, darkSrc, proportion } = SITE.logo;
  const width = Math.round(Math.min(HEIGHT * proportion, WIDEST));
  const size = { width, height: Math.round(width / proportion), alt: '' };
  return (
    <>
      <LightLogo src={src} {...size} />
      {darkSrc ? <DarkLogo src={darkSrc} {...size} /> : null}
    </>
  );
}

/** The symbol with the name, whose end may be in the brand's colour. */
function Wordmark({ hasName }: { hasName: boolean }) {
  const { t } = useTranslation('site');
  const name = t('name');
  const start = name.endsWith(SITE.nameAccent) ? name.length - SITE.nameAccent.length : name.length;
  return (
    <>
      <Mark src={ICON} width={32} height={32} alt="" />
      {hasName ? (
        <span aria-hidden="true">
          {name.slice(0, start)}
          <Accent>{name.slice(start)}</Accent>
        </span>
      ) : null}
    </>
  );
}

/** The head of every page; links to the site root. `isCompact`: the symbol alone. */
export const Logo = memo(function Logo({ isCompact = false }: { isCompact?: boolean }) {
  const { t } = useTranslation('common');
  return (
    <Root href={ROUTES.root} prefetch={false} aria-label={t('app.home')}>
      {SITE.header === 'logo' && !isCompact ? <LogoPicture /> : <Wordmark hasName={!isCompact} />}
    </Root>
  );
});
