import NextLink from 'next/link';
import { memo } from 'react';
import type { OrderListItem } from '@/api/order/order-requests';
import { orderRoute } from '@/config/routes';
import type { Locale } from '@/domain/format';
import { ChevronRightIcon } from '@/ui/icons/arrow-icons';
import { Skeleton } from '@/ui/skeleton';
import { listedStatus, orderWords, type OrderT } from '@/ui/order-words';
import { RoutePair } from '@/ui/route-pair';
import { StatusChip } from '@/ui/status-chip';
import { canReorder, type ListT } from './list-words';
import { ReorderLink } from './reorder-link';

type OrderRowProps = {
  index: number;
  /** Pixels from the first row. */
  top: number;
  /** Undefined while its page is on the way. */
  item: OrderListItem | undefined;
  now: number;
  t: ListT;
  tOrder: OrderT;
  locale: Locale;
};

/** The header is row 1. */
const FIRST_ROW = 2;

export const OrderRow = memo(function OrderRow({ index, top, item, t, ...rest }: OrderRowProps) {
  return (
    <div
      role="row"
      aria-rowindex={index + FIRST_ROW}
      data-index={index}
      tabIndex={-1}
      style={{ transform: `translateY(${top}px)` }}
    >
      {item ? <Cells item={item} t={t} {...rest} /> : <Bones t={t} />}
    </div>
  );
});

type CellsProps = Pick<OrderRowProps, 'now' | 't' | 'tOrder' | 'locale'> & { item: OrderListItem };

function Cells({ item, now, t, tOrder, locale }: CellsProps) {
  const words = orderWords(item, tOrder, locale);
  return (
    <>
      <span role="cell" data-cell="createdAt">
        <NextLink href={orderRoute(item.id)} prefetch={false} data-open="">
          {words.orderNo}
        </NextLink>
        <small>{words.createdAt}</small>
      </span>
      <span role="cell" data-cell="status">
        <StatusChip status={listedStatus(item)} />
      </span>
      <span role="cell" data-cell="route">
        <RoutePair pickup={words.pickup} dropoff={words.dropoff} stops={words.stops} />
      </span>
      <span role="cell" data-cell="recipient">
        <span>{words.recipient}</span>
      </span>
      <span role="cell" data-cell="vehicle">
        <span>{words.vehicle}</span>
        <small>{words.driver ?? words.type}</small>
      </span>
      <span role="cell" data-cell="total">
        <span>{words.total}</span>
      </span>
      <span role="cell" data-cell="action">
        {canReorder(item, now) ? <ReorderLink id={item.id} orderNo={words.orderNo} t={t} /> : <ChevronRightIcon />}
      </span>
    </>
  );
}

/** As high as the row it stands for; a screen reader hears once in the row what the shapes mean. */
function Bones({ t }: Pick<OrderRowProps, 't'>) {
  return (
    <>
      <span role="cell" data-cell="createdAt" aria-label={t('row.loading')}>
        <Skeleton width={112} />
      </span>
      <span role="cell" data-cell="status">
        <Skeleton width={72} height={26} />
      </span>
      <span role="cell" data-cell="route">
        <Skeleton width="60%" />
      </span>
      <span role="cell" data-cell="recipient" />
      <span role="cell" data-cell="vehicle" />
      <span role="cell" data-cell="total">
        <Skeleton width={80} />
      </span>
      <span role="cell" data-cell="action" />
    </>
  );
}
