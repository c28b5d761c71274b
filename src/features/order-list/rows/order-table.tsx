import { useTranslation } from 'next-i18next/pages';
import { VisuallyHidden } from '@/ui/kit/layout/visually-hidden';
import { Body, Head, Table } from './order-table-styles';
import { OrderRow } from './order-row';
import type { Sort } from '../filter/order-list-filter';
import { PickAll } from '../selection/pick-all';
import type { RowWindow } from './row-window';
import { isPicked, pickState, type Selection } from '../selection/selection';
import { SortHeader } from '../filter/sort-header';
import { useRowLinks } from './use-row-links';
import type { RowKit } from './use-row-kit';

export type OrderRowsProps = {
  window: RowWindow;
  total: number;
  sort: Sort;
  isBusy: boolean;
  /** On phones the checkboxes appear only in selection mode. */
  isPicking: boolean;
  selection: Selection;
  kit: RowKit;
  onSort: (sort: Sort) => void;
  onPickAll: (isOn: boolean) => void;
};

/** For desktop: one table row per order. */
export function OrderTable({
  window: { list, height, rows, keys },
  total,
  sort,
  isBusy,
  selection,
  kit,
  onSort,
  onPickAll,
}: OrderRowsProps) {
  const { t } = useTranslation('orders');
  const links = useRowLinks();
  return (
    <Table role="table" aria-label={t('title')} aria-rowcount={total + 1} aria-busy={isBusy}>
      <Head role="rowgroup">
        <div role="row" aria-rowindex={1}>
          <span role="columnheader" data-cell="pick">
            <PickAll state={pickState(selection, total)} onPick={onPickAll} />
          </span>
          <SortHeader name="createdAt" sort={sort} onSort={onSort}>
            {t('column.order')}
          </SortHeader>
          <span role="columnheader" data-cell="status">
            {t('column.status')}
          </span>
          <span role="columnheader" data-cell="route">
            {t('column.route')}
          </span>
          <span role="columnheader" data-cell="recipient">
            {t('column.recipient')}
          </span>
          <span role="columnheader" data-cell="vehicle">
            {t('column.vehicle')}
          </span>
          <SortHeader name="total" sort={sort} onSort={onSort}>
            {t('column.total')}
          </SortHeader>
          <span role="columnheader" data-cell="action">
            <VisuallyHidden>{t('column.action')}</VisuallyHidden>
          </span>
        </div>
      </Head>
      <Body role="rowgroup" ref={list} style={{ height: height }} {...links} {...keys}>
        {rows.map(({ slot, index, top, item }) => (
          <OrderRow
            key={slot}
            index={index}
            top={top}
            item={item}
            isPicked={item !== undefined && isPicked(selection, item.id)}
            kit={kit}
          />
        ))}
      </Body>
    </Table>
  );
}
