import { useTranslation } from '@/lib/i18n/use-translation';
import type { FocusEvent } from 'react';
import type { ListDensity } from '@/lib/storage/list-density';
import { VisuallyHidden } from '@/ui/kit/layout/visually-hidden';
import { Body, Head, Table } from './order-table-styles';
import { OrderRow } from './order-row';
import type { Sort } from '../filter/order-list-filter';
import { SelectAll } from '../selection/select-all';
import type { PreviewOpener } from '../preview/use-preview';
import type { RowWindow } from './row-window';
import { isSelected, selectionState, type Selection } from '../selection/selection';
import { SortHeader } from '../filter/sort-header';
import { useRowLinks } from './use-row-links';
import type { ToolsOf } from './use-row-tools';

export type OrderRowsProps = {
  window: RowWindow;
  total: number;
  sort: Sort;
  density: ListDensity;
  isBusy: boolean;
  /** On phones the checkboxes appear only in selection mode. */
  isPicking: boolean;
  selection: Selection;
  toolsOf: ToolsOf;
  /** Shows orders beside the list; null where they open as a page. */
  preview: PreviewOpener;
  shownId: string | null;
  onSort: (sort: Sort) => void;
  onPickAll: (isOn: boolean) => void;
};

/** For desktop: one table row per order. */
export function OrderTable({
  window: { list, height, rows, keys },
  total,
  sort,
  density,
  isBusy,
  selection,
  toolsOf,
  preview,
  shownId,
  onSort,
  onPickAll,
}: OrderRowsProps) {
  const { t } = useTranslation('orders');
  const links = useRowLinks(preview);
  function handleFocus(event: FocusEvent) {
    keys.onFocus(event);
    links.onFocus(event);
  }

  return (
    <Table role="table" aria-label={t('title')} aria-rowcount={total + 1} aria-busy={isBusy} data-density={density}>
      <Head role="rowgroup">
        <div role="row" aria-rowindex={1}>
          <span role="columnheader" data-cell="pick">
            <SelectAll state={selectionState(selection, total)} onPick={onPickAll} />
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
      <Body role="rowgroup" ref={list} style={{ height: height }} {...links} {...keys} onFocus={handleFocus}>
        {rows.map(({ slot, index, top, item }) => (
          <OrderRow
            key={slot}
            index={index}
            top={top}
            item={item}
            isSelected={Boolean(item && isSelected(selection, item.id))}
            isShown={item?.id === shownId}
            tools={toolsOf(item)}
          />
        ))}
      </Body>
    </Table>
  );
}
