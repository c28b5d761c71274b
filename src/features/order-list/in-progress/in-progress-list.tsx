import NextLink from 'next/link';
import { useTranslation } from '@/lib/i18n/use-translation';
import { memo } from 'react';
import { orderRoute } from '@/config/routes';
import { textContextOf } from '@/domain/order/kinds';
import { formatShortMoment } from '@/domain/text/format';
import { serverNow } from '@/domain/time/clock';
import { rowLinkStyles } from '@/ui/kit/layout/row-link';
import { listedStatus, orderLabels } from '@/ui/order/order-names';
import { RoutePair } from '@/ui/order/route-pair';
import { StatusChip } from '@/ui/order/status-chip';
import { styled } from '@/ui/styled';
import { useLocale } from '@/ui/use-locale';
import type { OrderWithDriver } from './use-in-progress-orders';

const List = styled('ol')(({ theme }) => ({
  display: 'grid',
  borderRadius: theme.radius.outer,
  border: `1px solid ${theme.vars.palette.line.hairline}`,
  backgroundColor: theme.vars.palette.background.paper,
  fontSize: theme.typography.body2.fontSize,
  lineHeight: 1.5,
  [theme.breakpoints.up('lg')]: { maxHeight: 'clamp(320px, 62vh, 680px)', overflowY: 'auto' },
}));

const Row = styled('li')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  gap: theme.spacing(2),
  padding: theme.spacing(4),
  '& + &': { borderTop: `1px solid ${theme.vars.palette.line.hairline}` },
  '&:hover': { backgroundColor: theme.vars.palette.surface.hover },
  '& a': {
    fontWeight: theme.typography.fontWeightMedium,
    ...rowLinkStyles(theme),
  },
}));

const Line = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(2),
  // Large text has the status below the number.
  '& > a': { flex: '1 1 4rem' },
  '& > :last-child': { marginLeft: 'auto' },
}));

const Number = styled('span')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  minWidth: '1.5rem',
  height: '1.5rem',
  padding: theme.spacing(0, 1),
  borderRadius: theme.radius.pill,
  backgroundColor: theme.vars.palette.primary.main,
  color: theme.vars.palette.primary.contrastText,
  fontSize: theme.typography.caption.fontSize,
  fontWeight: theme.typography.fontWeightBold,
}));

const LastUpdate = styled('p')(({ theme }) => ({
  fontSize: theme.typography.caption.fontSize,
  color: theme.vars.palette.text.secondary,
}));

/** Memoized: with a fleet, a position arrives twice a second and concerns one row. */
const OrderRow = memo(function OrderRow({ item, number, driver, isComing }: OrderWithDriver) {
  const { t } = useTranslation(['orders', 'order', 'tracking']);
  const { t: tOrder } = useTranslation('order');
  const locale = useLocale();
  const labels = orderLabels(item, tOrder, locale);

  return (
    <Row>
      <Line>
        <Number>{number}</Number>
        <NextLink href={orderRoute(item.id)} prefetch={false}>
          {labels.orderNo}
        </NextLink>
        <StatusChip status={listedStatus(item)} orderType={item.orderType} />
      </Line>
      <RoutePair pickup={labels.pickup} dropoff={labels.dropoff} stops={labels.stops} />
      <LastUpdate>
        {[
          labels.vehicle,
          labels.driver ? t('tracking:driver', { name: labels.driver, context: textContextOf(item.orderType) }) : null,
          positionText(),
        ]
          .filter(Boolean)
          .join(' · ')}
      </LastUpdate>
    </Row>
  );

  function positionText() {
    if (driver) return t('tracking:position.asOf', { time: formatShortMoment(driver.at, serverNow(), locale) });
    return isComing ? t('map.coming') : t('map.unheard');
  }
});

/** The orders of the map, with the same numbers. */
export function InProgressList({ orders }: { orders: readonly OrderWithDriver[] }) {
  const { t } = useTranslation('orders');
  return (
    <List aria-label={t('map.list')}>
      {orders.map((order) => (
        <OrderRow key={order.item.id} {...order} />
      ))}
    </List>
  );
}
