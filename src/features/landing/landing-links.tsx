import { useQuery } from '@tanstack/react-query';
import NextLink from 'next/link';
import { useTranslation } from '@/lib/i18n/use-translation';
import { userQueries } from '@/api/user/user-queries';
import { ROUTES } from '@/config/routes';
import { offeredKinds, rulesOf } from '@/domain/order/kinds';
import { ArrowRightIcon } from '@/ui/kit/icons/arrow-icons';
import { Skeleton } from '@/ui/kit/feedback/skeleton';
import { VehicleDrawing } from '@/ui/order/vehicles/vehicle-drawing';
import { styled } from '@/ui/styled';

const HEIGHT = 184;

const Root = styled('nav')(({ theme }) => ({ '& > h2': { ...theme.typography.h2, marginBottom: theme.spacing(4) } }));

const Grid = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3),
  [theme.breakpoints.up('md')]: { gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)', gap: theme.spacing(4) },
}));

const CardLink = styled(NextLink)(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(4),
  height: '100%',
  padding: theme.spacing(5),
  borderRadius: theme.radius.outer,
  border: `1px solid ${theme.vars.palette.line.hairline}`,
  backgroundColor: theme.vars.palette.background.paper,
  textDecoration: 'none',
  '& strong': {
    ...theme.typography.h2,
    display: 'flex',
    alignItems: 'center',
    gap: theme.spacing(2),
    whiteSpace: 'nowrap',
  },
  '& strong > svg': { color: theme.vars.palette.primary.brand },
  '& p': {
    marginTop: theme.spacing(1),
    fontSize: theme.typography.body2.fontSize,
    color: theme.vars.palette.text.secondary,
  },
  // The text wraps before the drawing shrinks, which it does for a title that would not fit otherwise.
  '& > div': { flexShrink: 99 },
  '& > svg': { minWidth: 0 },
  '@media (hover: hover)': { '&:hover': { borderColor: theme.vars.palette.accent } },
  [theme.breakpoints.up('md')]: {
    flexDirection: 'column',
    alignItems: 'flex-start',
    minHeight: HEIGHT,
    '& > svg': { alignSelf: 'flex-end' },
  },
}));

/** Links to a new order of each type; a deployment without home moves shows two. */
export function LandingLinks() {
  const { t } = useTranslation('landing');
  const { data: flags, isPending } = useQuery(userQueries.featureFlags());
  return (
    <Root aria-labelledby="doors">
      <h2 id="doors">{t('doors.label')}</h2>
      <Grid>
        {offeredKinds(flags?.orderTypes).map((type) => (
          <li key={type}>
            <CardLink href={{ pathname: ROUTES.newOrder, query: { type } }}>
              <div>
                <strong>
                  {t(`doors.${type}`)}
                  <ArrowRightIcon />
                </strong>
                <p>{t(`doors.${type}Text`)}</p>
              </div>
              <VehicleDrawing vehicle={rulesOf(type).vehicle} width={132} />
            </CardLink>
          </li>
        ))}
        {isPending ? (
          <li aria-hidden="true">
            <Skeleton height={HEIGHT} radius={12} />
          </li>
        ) : null}
      </Grid>
    </Root>
  );
}
