import { memo } from 'react';
import type { OrderListItem } from '@/api/order/order-requests';
import { ChevronRightIcon } from '@/ui/kit/icons/arrow-icons';
import { RoutePairParts } from '@/ui/order/route-pair';
import { OpenLink, SelectBox, RowAction, rowLabels } from './row-parts';
import type { RowItem } from './row-window';
import type { RowTools } from './use-row-tools';

type OrderRowProps = {
  index: number;
  /** Pixels from the first row. */
  top: number;
  item: RowItem;
  isSelected: boolean;
  /** The preview shows this order. */
  isShown: boolean;
  tools: RowTools;
};

/** ARIA row 1 is the header. */
const FIRST_ROW = 2;

export const OrderRow = memo(function OrderRow({ index, top, item, isSelected, isShown, tools }: OrderRowProps) {
  return (
    <div
      role="row"
      aria-rowindex={index + FIRST_ROW}
      data-index={index}
      data-picked={isSelected}
      {...(isShown ? { 'aria-current': true } : {})}
      data-empty={item === undefined}
      tabIndex={-1}
      style={{ transform: `translateY(${top}px)` }}
    >
      {item ? (
        <Cells index={index} item={item} isSelected={isSelected} tools={tools} />
      ) : item === null ? (
        <span role="cell" data-cell="lost">
          {tools.t('row.unreadable')}
        </span>
      ) : (
        <span role="cell" aria-label={tools.t('row.loading')} />
      )}
    </div>
  );
});

type CellsProps = Pick<OrderRowProps, 'index' | 'isSelected' | 'tools'> & { item: OrderListItem };

// Memoised, so that a row that only moves does not render its cells.
const Cells = memo(function Cells({ index, item, isSelected, tools }: CellsProps) {
  const labels = rowLabels(item, tools);
  const action = RowAction({ index, item, tools });
  return (
    <>
      <span role="cell" data-cell="pick">
        <SelectBox index={index} item={item} tools={tools} isSelected={isSelected} />
      </span>
      <span role="cell" data-cell="createdAt">
        <OpenLink item={item} tools={tools} orderNo={labels.orderNo} />
        <small>{(labels.isDue ? null : labels.booked) ?? labels.createdAt}</small>
      </span>
      <span role="cell" data-cell="status">
        <span data-tone={labels.tone}>{labels.status}</span>
      </span>
      <span role="cell" data-cell="route">
        <span data-part="route">
          <RoutePairParts pickup={labels.pickup} dropoff={labels.dropoff} stops={labels.stops} />
        </span>
      </span>
      <span role="cell" data-cell="recipient">
        <span>{labels.recipient}</span>
        {labels.reference ? <small>{labels.reference}</small> : null}
      </span>
      <span role="cell" data-cell="vehicle">
        <span>
          {labels.type} · {labels.vehicle}
        </span>
        {labels.driver ? <small>{labels.driver}</small> : null}
      </span>
      <span role="cell" data-cell="total">
        <span>{labels.amount}</span>
      </span>
      <span role="cell" data-cell="action">
        {action ?? <ChevronRightIcon />}
      </span>
    </>
  );
});
