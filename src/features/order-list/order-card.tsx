import styled from '@emotion/styled';
import NextLink from 'next/link';
import { memo } from 'react';
import type { OrderListItem } from '@/api/order/order-requests';
import { orderRoute } from '@/config/routes';
import type { Locale } from '@/domain/format';
import { Skeleton } from '@/ui/skeleton';
import { listedStatus, orderWords, type OrderT } from '@/ui/order-words';
import { RoutePair } from '@/ui/route-pair';
import { StatusChip } from '@/ui/status-chip';
import { canReorder, type ListT } from './list-words';
import { ReorderLink } from './reorder-link';

const GAP_REM = 0.75;

const Place = styled('div')({ position: 'absolute', top: 0, left: 0, right: 0, height: '11rem' });

const Card = styled('div')(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  height: `calc(100% - ${GAP_REM}rem)`,
  padding: theme.spacing(4),
  borderRadius: theme.radius.outer,
  border: `1px solid ${theme.vars.palette.line.hairline}`,
  backgroundColor: theme.vars.palette.background.paper,
  fontSize: theme.typography.body2.fontSize,
  lineHeight: 1.5,
  overflow: 'hidden',
  '& a[data-open]': {
    fontWeight: theme.typography.fontWeightMedium,
    color: theme.vars.palette.text.primary,
    textDecoration: 'none',
    '&::after': { content: '""', position: 'absolute', inset: 0 },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': {
      outline: `2px solid ${theme.vars.palette.primary.main}`,
      outlineOffset: -2,
      borderRadius: theme.radius.outer,
    },
  },
}));

const Line = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(3),
  minHeight: 26,
  minWidth: 0,
  '& > small': {
    fontSize: theme.typography.caption.fontSize,
    color: theme.vars.palette.text.secondary,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  '& > strong': { whiteSpace: 'nowrap' },
  '& > a[href*="reorder"]': { zIndex: 1 },
}));

type OrderCardProps = {
  index: number;
  total: number;
  top: number;
  item: OrderListItem | undefined;
  now: number;
  t: ListT;
  tOrder: OrderT;
  locale: Locale;
};

export const OrderCard = memo(function OrderCard({ index, total, top, item, ...rest }: OrderCardProps) {
  return (
    <Place
      role="listitem"
      aria-setsize={total}
      aria-posinset={index + 1}
      data-index={index}
      tabIndex={-1}
      style={{ transform: `translateY(${top}px)` }}
    >
      <Card>{item ? <Content item={item} {...rest} /> : <Bones t={rest.t} />}</Card>
    </Place>
  );
});

type ContentProps = Pick<OrderCardProps, 'now' | 't' | 'tOrder' | 'locale'> & { item: OrderListItem };

function Content({ item, now, t, tOrder, locale }: ContentProps) {
  const words = orderWords(item, tOrder, locale);
  return (
    <>
      <Line>
        <StatusChip status={listedStatus(item)} />
        <small>{words.createdAt}</small>
      </Line>
      <RoutePair pickup={words.pickup} dropoff={words.dropoff} stops={words.stops} />
      <Line>
        <NextLink href={orderRoute(item.id)} prefetch={false} data-open="">
          {words.orderNo}
        </NextLink>
        <strong>{words.total}</strong>
      </Line>
      <Line>
        <small>{[words.type, words.vehicle, words.driver ?? words.recipient].join(' · ')}</small>
        {canReorder(item, now) ? <ReorderLink id={item.id} orderNo={words.orderNo} t={t} /> : null}
      </Line>
    </>
  );
}

function Bones({ t }: Pick<OrderCardProps, 't'>) {
  return (
    <>
      <Line aria-label={t('row.loading')} role="img">
        <Skeleton width={72} height={26} />
        <Skeleton width={96} />
      </Line>
      <Skeleton width="80%" height={40} />
      <Line>
        <Skeleton width={112} />
        <Skeleton width={72} />
      </Line>
      <Skeleton width="50%" />
    </>
  );
}
