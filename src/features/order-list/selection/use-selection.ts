import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '@/lib/i18n/use-translation';
import { useState } from 'react';
import { orderQueries } from '@/api/order/order-queries';
import type { OrderListItem } from '@/api/order/order-requests';
import { ORDER_PAGE_SIZE } from '@/config/limits';
import { notify } from '@/ui/kit/feedback/notify';
import type { WireFilter } from '../filter/order-list-filter';
import { ALL_SELECTED, NO_SELECTION, withSelected, type Selection } from './selection';
import { pageOf } from '../paging/page-count';

/** Most rows that one Shift-click can select. */
const MAX_RANGE = 500;

/** `anchor`: the row from which Shift selects. */
type SelectionState = { filterKey: string; selection: Selection; anchor: number | null };

/** The selected orders of one filter; another filter starts with none. */
export function useSelection(filter: WireFilter) {
  const { t } = useTranslation('orders');
  const client = useQueryClient();
  const filterKey = JSON.stringify(filter);
  const [state, setState] = useState<SelectionState>({ filterKey, selection: NO_SELECTION, anchor: null });
  const isCurrent = state.filterKey === filterKey;
  const anchor = isCurrent ? state.anchor : null;

  const update = (change: (selection: Selection) => Selection, row: number | null) =>
    setState((before) => ({
      filterKey,
      selection: change(before.filterKey === filterKey ? before.selection : NO_SELECTION),
      anchor: row,
    }));

  /** Loads every order between two rows, also those never shown. */
  async function itemsBetween(first: number, last: number) {
    const pages = Array.from({ length: pageOf(last) - pageOf(first) + 1 }, (_, index) => pageOf(first) + index);
    const loaded = await Promise.all(
      pages.map((pageIndex) =>
        client.query({
          ...orderQueries.page({ ...filter, pageIndex, pageSize: ORDER_PAGE_SIZE }),
          staleTime: 'static',
        }),
      ),
    );
    // Page by page: one with an unreadable order has fewer items than rows.
    return loaded.flatMap(({ items }, index) => {
      const start = (pageOf(first) + index) * ORDER_PAGE_SIZE;
      return items.slice(Math.max(0, first - start), last - start + 1);
    });
  }

  async function pickRange(from: number, to: number, isOn: boolean) {
    const end = to > from ? Math.min(to, from + MAX_RANGE - 1) : Math.max(to, from - MAX_RANGE + 1);
    try {
      const items = await itemsBetween(Math.min(from, end), Math.max(from, end));
      setState((before) =>
        // Another filter may have been chosen while the pages loaded.
        before.filterKey === filterKey
          ? { filterKey, selection: withSelected(before.selection, items, isOn), anchor: to }
          : before,
      );
      if (end !== to) void notify('info', t('pick.most', { count: MAX_RANGE }));
    } catch {
      void notify('error', t('pick.failed'));
    }
  }

  return {
    selection: isCurrent ? state.selection : NO_SELECTION,
    /** With `isRange`, also all rows from the one selected before. */
    pick: (row: number, item: OrderListItem, isOn: boolean, isRange: boolean) => {
      if (isRange && anchor !== null && anchor !== row) void pickRange(anchor, row, isOn);
      else update((selection) => withSelected(selection, [item], isOn), row);
    },
    pickAll: (isOn: boolean) => update(() => (isOn ? ALL_SELECTED : NO_SELECTION), null),
    clear: () => update(() => NO_SELECTION, null),
  };
}
