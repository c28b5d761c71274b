import { useTranslation } from '@/lib/i18n/use-translation';
import type { ReactNode } from 'react';
import type { DraftWaypoint } from '@/domain/order/draft';
import { rulesOf } from '@/domain/order/kinds';
import { kindAt } from '@/domain/order/waypoint-kind';
import { positionOf } from '@/domain/order/route-drawing';
import { formatMoment } from '@/domain/text/format';
import { useLazyTexts } from '@/lib/i18n/lazy-texts';
import { lazyPart } from '@/ui/kit/layout/lazy-part';
import { useIsAtLeast } from '@/ui/kit/layout/use-is-at-least';
import type { MapStop } from '@/ui/map/map-port';
import { OrderMap } from '@/ui/map/order-map';
import { styled } from '@/ui/styled';
import { useLocale } from '@/ui/use-locale';
import { useOffer } from '../offer/offer-context';
import { useOfferLabels } from '../offer/use-offer-labels';
import { PRICE_TITLE_ID } from '../problems';
import { useDraft } from '../use-draft';
import { lastPrice, useEstimate } from './estimate';
import type { PriceDetails } from './price-details';
import { PriceHead } from './price-head';
import { RouteOverview } from './route-overview';

/** The position of each waypoint: of its address, else where the provider priced it. */
function positionsOf(waypoints: readonly DraftWaypoint[], shown: ReturnType<typeof lastPrice>) {
  return waypoints.map(({ address }, index) => {
    const priced = shown?.request.waypoints[index]?.address.roadAddress;
    const place = priced !== undefined && priced === address?.roadAddress ? shown?.price.places?.[index] : undefined;
    return (address && positionOf(address)) ?? place ?? null;
  });
}

const placesOf = (positions: ReturnType<typeof positionsOf>) =>
  positions.flatMap((at, index): MapStop[] => {
    if (at === null) return [];
    const kind = kindAt(index, positions.length);
    return [{ ...at, kind, state: 'done', ...(kind === 'stop' ? { number: index } : {}) }];
  });

const isSameRoute = (one: readonly DraftWaypoint[], other: readonly DraftWaypoint[]) =>
  one.length === other.length && one.every(({ address }, index) => address === other[index]?.address);

const Unplaced = styled('p')(({ theme }) => ({
  fontSize: theme.typography.caption.fontSize,
  color: theme.vars.palette.text.secondary,
}));

/** The waypoints and the straight-line distance, because the roads are not known yet. */
function RouteMap() {
  const { t } = useTranslation('composer');
  const waypoints = useDraft((draft) => draft.waypoints, isSameRoute);
  const positions = positionsOf(waypoints, lastPrice(useEstimate()));
  const stops = placesOf(positions);
  const isPartial = waypoints.some(({ address }, index) => address !== null && positions[index] === null);
  return (
    <>
      {stops.length > 0 ? <OrderMap label={t('route.map')} size="panel" stops={stops} straight={stops} /> : null}
      {isPartial ? <Unplaced>{t('address.unplaced')}</Unplaced> : null}
    </>
  );
}

const LazyPriceDetails = lazyPart<Parameters<typeof PriceDetails>[0]>(() =>
  import('./price-details').then((module) => module.PriceDetails),
);

function PriceAnswer() {
  const estimate = useEstimate();
  const isAsked = estimate.status !== 'incomplete';
  // Texts and code load in parallel with the price.
  const hasTexts = useLazyTexts(isAsked ? 'priceShown' : null);
  return isAsked ? <LazyPriceDetails estimate={estimate} hasTexts={hasTexts} /> : null;
}

const Panel = styled('aside')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(5),
  padding: theme.spacing(5),
  borderRadius: theme.radius.outer,
  border: `1px solid ${theme.vars.palette.line.hairline}`,
  backgroundColor: theme.vars.palette.background.paper,
  [theme.breakpoints.up('md')]: { padding: theme.spacing(6) },
  [theme.breakpoints.up('desktop')]: { position: 'sticky', top: theme.spacing(6) },
}));

const Title = styled('h2')(({ theme }) => ({ ...theme.typography.h2 }));
const Facts = styled('p')(({ theme }) => ({
  paddingBottom: theme.spacing(5),
  borderBottom: `1px solid ${theme.vars.palette.line.hairline}`,
  fontSize: theme.typography.body2.fontSize,
  color: theme.vars.palette.text.secondary,
}));

type OrderPanelProps = {
  /** The main button, on desktop only. */
  action: ReactNode;
  /** Takes the place of the map. */
  drawing?: ReactNode;
  /** Shown below the button. */
  children: ReactNode;
};

export function OrderPanel({ action, drawing, children }: OrderPanelProps) {
  const { t } = useTranslation(['composer', 'order']);
  const locale = useLocale();
  const { vehicleName } = useOfferLabels();
  // On narrower screens the panel is below the whole form, where a map does not help.
  const isBeside = useIsAtLeast('desktop');
  const { pool } = useOffer();
  const orderType = useDraft((draft) => draft.orderType);
  const appointmentAt = useDraft((draft) => draft.appointmentAt);
  const hasRoute = useDraft(({ waypoints }) => waypoints.filter(({ address }) => address !== null).length > 1);
  const nowText = rulesOf(orderType).isBookedByDay ? null : t('order:now');
  const facts = [
    t(`order:type.${orderType}`),
    pool ? vehicleName(pool) : null,
    appointmentAt === null ? nowText : formatMoment(appointmentAt, locale),
  ];

  return (
    <Panel aria-label={t('price.summary')}>
      <Title id={PRICE_TITLE_ID}>{t('price.title')}</Title>
      {isBeside ? (drawing ?? (hasRoute ? <RouteMap /> : null)) : null}
      <RouteOverview />
      <Facts>{facts.filter(Boolean).join(' · ')}</Facts>
      <PriceHead />
      {action}
      {children}
      <PriceAnswer />
    </Panel>
  );
}
