import type { CSSObject, Theme } from '@emotion/react';
import styled from '@emotion/styled';
import { useQuery } from '@tanstack/react-query';
import NextLink from 'next/link';
import { useTranslation } from 'next-i18next/pages';
import { userQueries } from '@/api/user/user-queries';
import { ROUTES } from '@/config/routes';
import { offeredKinds, ORDER_KINDS, rulesOf, type OrderKind } from '@/domain/order/kinds';
import { ArrowRightIcon } from '@/ui/kit/icons/arrow-icons';
import { Skeleton } from '@/ui/kit/feedback/skeleton';
import { VehicleDrawing } from '@/ui/order/vehicles/vehicle-drawing';

const HEIGHT = 176;

const Grid = styled('nav')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3),
  [theme.breakpoints.up('md')]: { gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)', gap: theme.spacing(4) },
}));

const doorStyles = ({ theme }: { theme: Theme }): CSSObject => ({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: theme.spacing(1, 4),
  padding: theme.spacing(4, 5),
  borderRadius: theme.radius.outer,
  border: `1px solid ${theme.vars.palette.line.hairline}`,
  backgroundColor: theme.vars.palette.background.paper,
  color: theme.vars.palette.text.primary,
  textDecoration: 'none',
  transition: `border-color ${theme.transitions.duration.shortest}ms, background-color ${theme.transitions.duration.shortest}ms`,
  '& strong': {
    ...theme.typography.h2,
    display: 'flex',
    alignItems: 'center',
    gap: theme.spacing(1.5),
    '& > svg': {
      color: theme.vars.palette.primary.brand,
      transition: `transform ${theme.transitions.duration.shortest}ms`,
    },
  },
  '& span': { display: 'block', fontSize: theme.typography.body2.fontSize, color: theme.vars.palette.text.secondary },
  '@media (hover: hover)': {
    '&:hover': { borderColor: theme.vars.palette.accent, '& strong > svg': { transform: 'translateX(4px)' } },
  },
  '&:active': { backgroundColor: theme.vars.palette.surface.hover },
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'space-between',
    minHeight: HEIGHT,
    padding: theme.spacing(6),
    '& > svg': { justifySelf: 'end' },
  },
});

const Door = styled(NextLink)(doorStyles);

/** The door that may yet come, as high as it would be: its words, unseen, under a grey shape. */
const DoorPlace = styled('div')(doorStyles, {
  borderColor: 'transparent',
  '& > *': { visibility: 'hidden' },
  '& > [data-bone]': { visibility: 'visible', position: 'absolute', inset: 0, height: 'auto' },
});

function DoorContent({ type }: { type: OrderKind }) {
  const { t } = useTranslation('dashboard');
  return (
    <>
      <div>
        <strong>
          {t(`doors.${type}`)}
          <ArrowRightIcon />
        </strong>
        <span>{t(`doors.${type}Text`)}</span>
      </div>
      <VehicleDrawing vehicle={rulesOf(type).vehicle} width={116} />
    </>
  );
}

/** Three ways into a new order. Moving is behind one of them where this deployment moves homes. */
export function Doors() {
  const { t } = useTranslation('dashboard');
  const { data, isPending } = useQuery(userQueries.featureFlags());
  const doors = offeredKinds(data?.orderTypes);
  const awaited = isPending ? ORDER_KINDS.filter((kind) => !doors.includes(kind)) : [];
  return (
    <Grid aria-label={t('doors.label')}>
      {doors.map((type) => (
        <Door key={type} href={{ pathname: ROUTES.newOrder, query: { type } }}>
          <DoorContent type={type} />
        </Door>
      ))}
      {awaited.map((type) => (
        <DoorPlace key={type} aria-hidden="true">
          <DoorContent type={type} />
          <Skeleton data-bone="true" radius={12} />
        </DoorPlace>
      ))}
    </Grid>
  );
}
