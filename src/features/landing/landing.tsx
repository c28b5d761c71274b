import { useTranslation } from '@/lib/i18n/use-translation';
import { ROUTES } from '@/config/routes';
import { selectSignIn } from '@/store/auth-slice';
import { useAppSelector } from '@/store/hooks';
import { BrandPanel } from '@/ui/brand/brand-panel';
import { ButtonLink } from '@/ui/kit/button/button-link';
import { ArrowRightIcon } from '@/ui/kit/icons/arrow-icons';
import { OrderEntryField, usePrefetchedComposer } from '@/ui/order/order-entry-field';
import { styled } from '@/ui/styled';
import { LandingLinks } from './landing-links';
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
  '& h1': { ...theme.typography.h1, fontSize: `min(${theme.typography.h1.fontSize}, 11vw)` },
}));

const Stage = styled(BrandPanel)(({ theme }) => ({
  padding: theme.spacing(5, 4),
  [theme.breakpoints.up('md')]: { padding: theme.spacing(10) },
}));

const Lead = styled('p')(({ theme }) => ({ marginTop: theme.spacing(3), color: theme.vars.palette.text.secondary }));

const Entry = styled('div')(({ theme }) => ({ maxWidth: 520, marginTop: theme.spacing(8) }));

const Actions = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  marginTop: theme.spacing(4),
  [theme.breakpoints.up('sm')]: {
    gridAutoFlow: 'column',
    gridAutoColumns: 'auto',
    justifyContent: 'start',
    gap: theme.spacing(3),
  },
}));

const HiddenPlaceholder = styled('div')({ display: 'grid', visibility: 'hidden' });

/** Heading and lead, which greet a member. */
function Welcome() {
  const { t } = useTranslation('landing');
  const signIn = useAppSelector(selectSignIn);
  const isMember = signIn.kind === 'member';
  const name = isMember ? signIn.user.name : '';
  return (
    <>
      <h1>{name ? t('member.title', { name }) : t('title')}</h1>
      <Lead>{isMember ? t('member.lead') : t('lead')}</Lead>
    </>
  );
}

const VISITOR = {
  unknown: 'unknown',
  leaving: 'unknown',
  unreadable: 'unknown',
  signedOut: 'newcomer',
  guest: 'newcomer',
  member: 'member',
} as const;

/**
 * The links to continue. The second one keeps its space until the profile is known, so that no member reads "sign in".
 */
function ActionLinks() {
  const { t } = useTranslation('landing');
  const visitor = VISITOR[useAppSelector(selectSignIn).kind];
  const order = { unknown: t('orderNow'), newcomer: t('order'), member: t('member.order') };
  const toDashboard = (
    <ButtonLink href={ROUTES.dashboard} variant="outline" size="large">
      {t('member.dashboard')}
    </ButtonLink>
  );
  return (
    <Actions>
      <ButtonLink href={ROUTES.newOrder} variant="primary" size="large" end={<ArrowRightIcon />}>
        {order[visitor]}
      </ButtonLink>
      {visitor === 'unknown' ? <HiddenPlaceholder>{toDashboard}</HiddenPlaceholder> : null}
      {visitor === 'member' ? toDashboard : null}
      {visitor === 'newcomer' ? (
        <ButtonLink href={ROUTES.login} variant="outline" size="large">
          {t('signIn')}
        </ButtonLink>
      ) : null}
    </Actions>
  );
}

/** The front page: it leads to an order, with or without an account. Its large parts do not render again with the profile. */
export function Landing() {
  const { t } = useTranslation('landing');
  usePrefetchedComposer();
  return (
    <Root>
      <Hero>
        <div>
          <Welcome />
          <Entry>
            <OrderEntryField label={t('entry.label')} placeholder={t('entry.placeholder')} />
          </Entry>
          <ActionLinks />
        </div>
        <Stage>
          <SampleOrder />
        </Stage>
      </Hero>
      <LandingLinks />
    </Root>
  );
}
