import styled from '@emotion/styled';
import { useTranslation } from 'next-i18next/pages';
import { memo } from 'react';
import type { MovingHome } from '@/domain/moving/moving-job';
import type { MovingEnd } from '@/domain/moving/moving-payload';
import { SectionCard } from '@/ui/section-card';
import type { Problem } from '../form/form-problems';
import type { Waypoints } from '../form/waypoints';
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

type HomesSectionProps = {
  from: MovingHome;
  to: MovingHome;
  waypoints: Waypoints;
  problems: readonly Problem[];
  onChange: (end: MovingEnd, patch: Partial<MovingHome>) => void;
};

const placeOf = (waypoint: Waypoints[number] | undefined) =>
  waypoint?.address ? waypoint.address.buildingName || waypoint.address.roadAddress : null;

export const HomesSection = memo(function HomesSection({ from, to, waypoints, problems, onChange }: HomesSectionProps) {
  const { t } = useTranslation('moving');
  return (
    <SectionCard title={t('home.title')} lead={t('home.lead')}>
      <Homes>
        <HomeFields end="From" home={from} place={placeOf(waypoints[0])} problems={problems} onChange={onChange} />
        <HomeFields end="To" home={to} place={placeOf(waypoints.at(-1))} problems={problems} onChange={onChange} />
      </Homes>
    </SectionCard>
  );
});
