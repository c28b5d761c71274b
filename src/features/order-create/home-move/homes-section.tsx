import styled from '@emotion/styled';
import { useTranslation } from 'next-i18next/pages';
import type { DraftWaypoint } from '@/domain/order/draft';
import { SectionCard } from '@/ui/kit/layout/section-card';
import { useDraft } from '../use-draft';
import { HomeFields } from './home-fields';

const Homes = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(8),
  '& > * + *': { paddingTop: theme.spacing(6), borderTop: `1px solid ${theme.vars.palette.line.hairline}` },
  [theme.breakpoints.up('xl')]: {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '& > * + *': {
      paddingTop: 0,
      borderTop: 0,
      paddingLeft: theme.spacing(6),
      borderLeft: `1px solid ${theme.vars.palette.line.hairline}`,
    },
  },
}));

const placeOf = (waypoint: DraftWaypoint | undefined) =>
  waypoint?.address ? waypoint.address.buildingName || waypoint.address.roadAddress : null;

export function HomesSection() {
  const { t } = useTranslation('moving');
  const from = useDraft(({ waypoints }) => placeOf(waypoints[0]));
  const to = useDraft(({ waypoints }) => placeOf(waypoints.at(-1)));
  return (
    <SectionCard title={t('home.title')} lead={t('home.lead')}>
      <Homes>
        <HomeFields end="From" place={from} />
        <HomeFields end="To" place={to} />
      </Homes>
    </SectionCard>
  );
}
