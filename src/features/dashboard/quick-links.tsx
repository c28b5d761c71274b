import type { CSSObject, Theme } from '@emotion/react';
import { useQuery } from '@tanstack/react-query';
import NextLink from 'next/link';
import { useTranslation } from '@/lib/i18n/use-translation';
import { userQueries } from '@/api/user/user-queries';
import { ROUTES } from '@/config/routes';
import { offeredKinds, ORDER_KINDS, rulesOf, type OrderKind } from '@/domain/order/kinds';
import { ArrowRightIcon } from '@/ui/kit/icons/arrow-icons';
import { Skeleton } from '@/ui/kit/feedback/skeleton';
import { VehicleDrawing } from '@/ui/order/vehicles/vehicle-drawing';
import { styled } from '@/ui/styled';

const HEIGHT = 176;

const Grid = styled('nav')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3),
  [theme.breakpoints.up('md')]: { gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)', gap: theme.spacing(4) },
}));

const cardStyles = ({ theme }: { theme: Theme }): CSSObject => ({
  position: 'relative',
  display: 'grid',
  // The drawing gives way to large text.
  gridTemplateColumns: 'minmax(min-content, 1fr) minmax(0, auto)',
  '& > svg': { maxWidth: '100%' },
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
    whiteSpace: 'nowrap',
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

const LinkCard = styled(NextLink)(cardStyles);

/** Placeholder for a link that may still appear: its hidden content gives the height, and a skeleton covers it. */
const LinkPlaceholder = styled('div')(cardStyles, {
  borderColor: 'transparent',
  '& > *': { visibility: 'hidden' },
  '& > [data-bone]': { visibility: 'visible', position: 'absolute', inset: 0, height: 'auto' },
});

function LinkContent({ type }: { type: OrderKind }) {
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

/** Links to a new order of each type; home moves appear only if this deployment offers them. */
export function QuickLinks() {
  const { t } = useTranslation('dashboard');
  const { data, isPending } = useQuery(userQueries.featureFlags());
  const kinds = offeredKinds(data?.orderTypes);
  const awaited = isPending ? ORDER_KINDS.filter((kind) => !kinds.includes(kind)) : [];
  return (
    <Grid aria-label={t('doors.label')}>
      {kinds.map((type) => (
        <LinkCard key={type} href={{ pathname: ROUTES.newOrder, query: { type } }}>
          <LinkContent type={type} />
        </LinkCard>
      ))}
      {awaited.map((type) => (
        <LinkPlaceholder key={type} aria-hidden="true">
          <LinkContent type={type} />
          <Skeleton data-bone="true" radius={12} />
        </LinkPlaceholder>
      ))}
    </Grid>
  );
}
