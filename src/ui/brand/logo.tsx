import styled from '@emotion/styled';
import { useTranslation } from 'next-i18next/pages';
import NextLink from 'next/link';
import { ROUTES } from '@/config/routes';

const Mark = styled('svg')(({ theme }) => ({
  flex: 'none',
  '& rect': { fill: theme.vars.palette.route.line },
  '& path': { fill: 'none', stroke: theme.vars.palette.common.white, strokeWidth: 3, strokeLinecap: 'round' },
  '& circle': { fill: theme.vars.palette.attention.main },
}));

/** The logo's symbol: a route with a bend that ends in a yellow dot. */
function LogoMark({ size = 32 }: { size?: number }) {
  return (
    <Mark viewBox="0 0 32 32" width={size} height={size} aria-hidden="true" focusable="false">
      <rect width="32" height="32" rx="9" />
      <path d="M9.5 9.5h7a6.5 6.5 0 0 1 0 13h-7" />
      <circle cx="9.5" cy="22.5" r="3.6" />
    </Mark>
  );
}

const Root = styled(NextLink)(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.spacing(2),
  minHeight: theme.layout.target,
  borderRadius: theme.radius.inner,
  color: theme.vars.palette.text.primary,
  fontSize: theme.typography.h2.fontSize,
  fontWeight: theme.typography.fontWeightBold,
  lineHeight: 1,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
}));

const On = styled('span')(({ theme }) => ({ color: theme.vars.palette.primary.brand }));

/** The wordmark: 배송 in the text colour, ON in blue. Links to the site root. */
export function Logo({ isCompact = false }: { isCompact?: boolean }) {
  const { t } = useTranslation(['common', 'site']);
  const name = t('site:name');
  return (
    <Root href={ROUTES.root} aria-label={t('app.home')}>
      <LogoMark />
      {isCompact ? null : (
        <span aria-hidden="true">
          {name.slice(0, -2)}
          <On>{name.slice(-2)}</On>
        </span>
      )}
    </Root>
  );
}
