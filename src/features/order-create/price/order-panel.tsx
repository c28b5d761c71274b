import styled from '@emotion/styled';
import { useTranslation } from 'next-i18next/pages';
import type { ReactNode } from 'react';
import type { VehiclePool } from '@/api/driver/driver-requests';
import { formatMoment } from '@/domain/format';
import { lazyPart } from '@/ui/lazy-part';
import { OrderMapSkeleton } from '@/ui/map/order-map';
import { useIsFrom } from '@/ui/use-is-from';
import { useLocale } from '@/ui/use-locale';
import type { ComposerValues } from '../form/composer-values';
import { PRICE_TITLE_ID } from '../form/form-problems';
import { useOfferWords } from '../offer/use-offer-words';
import { PriceDetails } from './price-details';
import { PriceHead } from './price-head';
import { RouteOverview } from './route-overview';
import type { Estimate } from './use-estimate';

const Panel = styled('aside')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(5),
  padding: theme.spacing(5),
  borderRadius: theme.radius.outer,
  border: `1px solid ${theme.vars.palette.line.hairline}`,
  backgroundColor: theme.vars.palette.background.paper,
  [theme.breakpoints.up('md')]: { padding: theme.spacing(6) },
  [theme.breakpoints.up('desk')]: { position: 'sticky', top: theme.spacing(6) },
}));

const Title = styled('h2')(({ theme }) => ({ ...theme.typography.h2 }));
const Facts = styled('p')(({ theme }) => ({
  paddingBottom: theme.spacing(5),
  borderBottom: `1px solid ${theme.vars.palette.line.hairline}`,
  fontSize: theme.typography.body2.fontSize,
  color: theme.vars.palette.text.secondary,
}));

const LazyMap = lazyPart(() => import('./route-map').then((module) => module.RouteMap), {
  fallback: <OrderMapSkeleton size="panel" />,
});

type OrderPanelProps = {
  values: ComposerValues;
  pool: VehiclePool | undefined;
  estimate: Estimate;
  missing: string | null;
  /** The main action, on desktops. */
  action: ReactNode;
  /** What keeps it back, and what else there is to say of the price. */
  children: ReactNode;
};

export function OrderPanel({ values, pool, estimate, missing, action, children }: OrderPanelProps) {
  const { t } = useTranslation(['composer', 'order']);
  const locale = useLocale();
  const { vehicleName } = useOfferWords();
  // Below that width the panel stands under the whole form, where a map helps nobody.
  const isBeside = useIsFrom('desk');
  const { waypoints, orderType, appointmentAt } = values;
  const placed = waypoints.filter(({ address }) => address !== null).length;
  // A move is never now: until its day is chosen there is nothing to say.
  const nowText = orderType === 'HomeMoving' ? null : t('order:now');
  const facts = [
    t(`order:type.${orderType}`),
    pool ? vehicleName(pool) : null,
    appointmentAt === null ? nowText : formatMoment(appointmentAt, locale),
  ];

  return (
    <Panel aria-label={t('price.summary')}>
      <Title id={PRICE_TITLE_ID}>{t('price.title')}</Title>
      {isBeside && placed > 1 ? <LazyMap waypoints={waypoints} /> : null}
      <RouteOverview waypoints={waypoints} />
      <Facts>{facts.filter(Boolean).join(' · ')}</Facts>
      <PriceHead estimate={estimate} missing={missing} />
      {action}
      {children}
      <PriceDetails estimate={estimate} />
    </Panel>
  );
}
