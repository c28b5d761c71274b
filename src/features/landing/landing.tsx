import styled from '@emotion/styled';
import { useTranslation } from 'next-i18next/pages';
import { ROUTES } from '@/config/routes';
import { BrandPanel } from '@/ui/brand-panel';
import { ButtonLink } from '@/ui/button-link';
import { ArrowRightIcon } from '@/ui/icons/arrow-icons';
import { LandingDoors } from './landing-doors';
import { SampleOrder } from './sample-order';

const Root = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(12),
  [theme.breakpoints.up('lg')]: { gap: theme.spacing(20) },
}));

const Hero = styled('section')(({ theme }) => ({
  display: 'grid',
  alignItems: 'center',
  gap: theme.spacing(10),
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'minmax(0, 1fr) 520px', gap: theme.spacing(16) },
  '& h1': { ...theme.typography.h1 },
}));

const Stage = styled(BrandPanel)(({ theme }) => ({
  padding: theme.spacing(5, 4),
  [theme.breakpoints.up('md')]: { padding: theme.spacing(10) },
}));

const Lead = styled('p')(({ theme }) => ({ marginTop: theme.spacing(3), color: theme.vars.palette.text.secondary }));

const Actions = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  marginTop: theme.spacing(8),
  [theme.breakpoints.up('sm')]: {
    gridAutoFlow: 'column',
    gridAutoColumns: 'auto',
    justifyContent: 'start',
    gap: theme.spacing(3),
  },
}));

/** The front page: an order is one step away, with or without an account. */
export function Landing() {
  const { t } = useTranslation('landing');
  return (
    <Root>
      <Hero>
        <div>
          <h1>{t('title')}</h1>
          <Lead>{t('lead')}</Lead>
          <Actions>
            <ButtonLink href={ROUTES.newOrder} variant="primary" size="large" end={<ArrowRightIcon />}>
              {t('order')}
            </ButtonLink>
            <ButtonLink href={ROUTES.login} variant="outline" size="large">
              {t('signIn')}
            </ButtonLink>
          </Actions>
        </div>
        <Stage>
          <SampleOrder />
        </Stage>
      </Hero>
      <LandingDoors />
    </Root>
  );
}
