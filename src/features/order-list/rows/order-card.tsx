import { memo } from 'react';
import type { OrderListItem } from '@/api/order/order-requests';
import { OpenLink, SelectBox, Places, RowAction, rowLabels } from './row-parts';
import type { RowItem } from './row-window';
import type { RowTools } from './use-row-tools';

type OrderCardProps = {
  index: number;
  total: number;
  top: number;
  item: RowItem;
  /** Undefined while no selection is possible. */
  isSelected: boolean | undefined;
  kit: RowTools;
};

export const OrderCard = memo(function OrderCard({ index, total, top, item, isSelected, kit }: OrderCardProps) {
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
        <Content index={index} item={item} isSelected={isSelected} kit={kit} />
      ) : item === null ? (
        <div>{kit.t('row.unreadable')}</div>
      ) : (
        <div role="img" aria-label={kit.t('row.loading')} />
      )}
    </div>
  );
});

type ContentProps = Pick<OrderCardProps, 'index' | 'isSelected' | 'kit'> & { item: OrderListItem };

const Content = memo(function Content({ index, item, isSelected, kit }: ContentProps) {
  const labels = rowLabels(item, kit);
  return (
    <div>
      <p>
        {isSelected === undefined ? null : <SelectBox index={index} item={item} kit={kit} isSelected={isSelected} />}
        <span data-tone={labels.tone}>{labels.status}</span>
        <small>{labels.createdAt}</small>
      </p>
      <Places pickup={labels.pickup} dropoff={labels.dropoff} stops={labels.stops} />
      <p>
        <OpenLink item={item} kit={kit} orderNo={labels.orderNo} />
        <strong>{labels.total}</strong>
      </p>
      <p>
        <small>{[labels.type, labels.vehicle, labels.driver, labels.reference].filter(Boolean).join(' · ')}</small>
        <RowAction index={index} item={item} kit={kit} />
      </p>
    </div>
  );
});
