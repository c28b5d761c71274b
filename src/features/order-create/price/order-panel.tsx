import styled from '@emotion/styled';
import { useTranslation } from 'next-i18next/pages';
import type { ReactNode } from 'react';
import { formatMoment } from '@/domain/text/format';
import { rulesOf } from '@/domain/order/kinds';
import { useIsAtLeast } from '@/ui/kit/layout/use-is-at-least';
import { useLocale } from '@/ui/use-locale';
import { useOffer } from '../offer/offer-context';
import { useOfferLabels } from '../offer/use-offer-labels';
import { PRICE_TITLE_ID } from '../problems';
import { useDraft } from '../use-draft';
import { PriceDetails } from './price-details';
import { PriceHead } from './price-head';
import { RouteOverview } from './route-overview';
import { RouteMap } from './route-map';

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

type OrderPanelProps = {
  /** The main button, on desktop only. */
  action: ReactNode;
  /** Shown below the button. */
  children: ReactNode;
};

export function OrderPanel({ action, children }: OrderPanelProps) {
  const { t } = useTranslation(['composer', 'order']);
  const locale = useLocale();
  const { vehicleName } = useOfferLabels();
  // On narrower screens the panel is below the whole form, where a map does not help.
  const isBeside = useIsAtLeast('desk');
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
      {isBeside && hasRoute ? <RouteMap /> : null}
      <RouteOverview />
      <Facts>{facts.filter(Boolean).join(' · ')}</Facts>
      <PriceHead />
      {action}
      {children}
      <PriceDetails />
    </Panel>
  );
}
