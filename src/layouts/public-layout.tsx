import styled from '@emotion/styled';
import { useTranslation } from 'next-i18next/pages';
import type { ReactNode } from 'react';
import { SITE } from '@/config/site';
import { PhoneIcon } from '@/ui/icons/order-icons';
import { MainArea } from './main-area';
import { PageColumn } from './page-column';
import { SiteHeader } from './site-header';
import { SkipLink } from './skip-link';

const Help = styled('footer')(({ theme }) => ({
  display: 'flex',
  justifyContent: 'center',
  padding: theme.spacing(4, 4, 8),
  fontSize: theme.typography.body2.fontSize,
  color: theme.vars.palette.text.secondary,
  '& > a': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: theme.spacing(2),
    minHeight: theme.layout.target,
    padding: theme.spacing(0, 3),
    borderRadius: theme.radius.inner,
    textDecoration: 'none',
  },
  '@media print': { display: 'none' },
}));

/** For people who were sent a link: a phone's width, whose service it is, and one way to ask. */
export function PublicLayout({ children }: { children: ReactNode }) {
  const { t } = useTranslation('common');
  return (
    <PageColumn>
      <SkipLink />
      <SiteHeader />
      <MainArea width="reading">{children}</MainArea>
      <Help>
        <a href={`tel:${SITE.customerCentrePhone}`}>
          <PhoneIcon />
          {t('footer.customerCentre')} {SITE.customerCentrePhone}
        </a>
      </Help>
    </PageColumn>
  );
}
