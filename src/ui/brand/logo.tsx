import styled from '@emotion/styled';
import NextLink from 'next/link';
import { useTranslation } from 'next-i18next/pages';
import { ROUTES } from '@/config/routes';
import { LogoMark } from './logo-mark';

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
