import { memo } from 'react';
import type { OrderListItem } from '@/api/order/order-requests';
import { RoutePairParts } from '@/ui/order/route-pair';
import { OpenLink, SelectBox, RowAction, rowLabels } from './row-parts';
import type { RowItem } from './row-window';
import type { RowTools } from './use-row-tools';

type OrderCardProps = {
  index: number;
  total: number;
  top: number;
  item: RowItem;
  /** Undefined while no selection is possible. */
  isSelected: boolean | undefined;
  tools: RowTools;
};

export const OrderCard = memo(function OrderCard({ index, total, top, item, isSelected, tools }: OrderCardProps) {
  return (
    <div
      role="listitem"
      aria-setsize={total}
      aria-posinset={index + 1}
      data-index={index}
      data-picked={isSelected ?? false}
      data-empty={item === undefined}
      tabIndex={-1}
      style={{ transform: `translateY(${top}px)` }}
    >
      {item ? (
        <Content index={index} item={item} isSelected={isSelected} tools={tools} />
      ) : item === null ? (
        <div>{tools.t('row.unreadable')}</div>
      ) : (
        <div role="img" aria-label={tools.t('row.loading')} />
      )}
    </div>
  );
});

type ContentProps = Pick<OrderCardProps, 'index' | 'isSelected' | 'tools'> & { item: OrderListItem };

const Content = memo(function Content({ index, item, isSelected, tools }: ContentProps) {
  const labels = rowLabels(item, tools);
  return (
    <div>
      <p>
        {isSelected === undefined ? null : (
          <SelectBox index={index} item={item} tools={tools} isSelected={isSelected} />
        )}
        <span data-tone={labels.tone}>{labels.status}</span>
        <small>{labels.createdAt}</small>
      </p>
      <span data-part="route">
        <RoutePairParts pickup={labels.pickup} dropoff={labels.dropoff} stops={labels.stops} />
      </span>
      <p>
        <OpenLink item={item} tools={tools} orderNo={labels.orderNo} />
        <strong>{labels.amount}</strong>
      </p>
      <p>
        <small>
          {[labels.booked, labels.type, labels.vehicle, labels.driver, labels.reference].filter(Boolean).join(' · ')}
        </small>
        <RowAction index={index} item={item} tools={tools} />
      </p>
    </div>
  );
});
