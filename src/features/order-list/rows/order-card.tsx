import { memo } from 'react';
import type { OrderListItem } from '@/api/order/order-requests';
import { OpenLink, PickBox, Places, RowAction, rowWords } from './row-parts';
import type { RowKit } from './use-row-kit';

type OrderCardProps = {
  index: number;
  total: number;
  top: number;
  item: OrderListItem | undefined;
  /** Undefined while no selection is possible. */
  isPicked: boolean | undefined;
  kit: RowKit;
};

export const OrderCard = memo(function OrderCard({ index, total, top, item, isPicked, kit }: OrderCardProps) {
  return (
    <div
      role="listitem"
      aria-setsize={total}
      aria-posinset={index + 1}
      data-index={index}
      data-picked={isPicked ?? false}
      data-empty={item === undefined}
      tabIndex={-1}
      style={{ transform: `translateY(${top}px)` }}
    >
      {item ? (
        <Content index={index} item={item} isPicked={isPicked} kit={kit} />
      ) : (
        <div role="img" aria-label={kit.t('row.loading')} />
      )}
    </div>
  );
});

type ContentProps = Pick<OrderCardProps, 'index' | 'isPicked' | 'kit'> & { item: OrderListItem };

const Content = memo(function Content({ index, item, isPicked, kit }: ContentProps) {
  const labels = rowWords(item, kit);
  return (
    <div>
      <p>
        {isPicked === undefined ? null : <PickBox index={index} item={item} kit={kit} isPicked={isPicked} />}
        <span data-tone={labels.tone}>{labels.status}</span>
        <small>{labels.createdAt}</small>
      </p>
      <Places pickup={labels.pickup} dropoff={labels.dropoff} stops={labels.stops} />
      <p>
        <OpenLink item={item} kit={kit} orderNo={labels.orderNo} />
        <strong>{labels.total}</strong>
      </p>
      <p>
        <small>{[labels.type, labels.vehicle, labels.driver].filter(Boolean).join(' · ')}</small>
        <RowAction index={index} item={item} kit={kit} />
      </p>
    </div>
  );
});
