import type { OrderListItem } from '@/api/order/order-requests';

/** The selected orders; with `isAll`, all filtered orders except these. */
export type Selection = { isAll: boolean; items: ReadonlyMap<string, OrderListItem> };

export const NO_SELECTION: Selection = { isAll: false, items: new Map() };
export const ALL_SELECTED: Selection = { isAll: true, items: new Map() };

export const isSelected = ({ isAll, items }: Selection, id: string) => items.has(id) !== isAll;

export const selectedCount = ({ isAll, items }: Selection, total: number) =>
  isAll ? Math.max(0, total - items.size) : items.size;

/** State of the "select all" checkbox. */
export function selectionState(selection: Selection, total: number): 'none' | 'some' | 'all' {
  const count = selectedCount(selection, total);
  if (count === 0) return 'none';
  return count >= total ? 'all' : 'some';
}

export function withSelected({ isAll, items }: Selection, changed: readonly OrderListItem[], isOn: boolean): Selection {
  const next = new Map(items);
  for (const item of changed) {
    if (isOn === isAll) next.delete(item.id);
    else next.set(item.id, item);
  }
  return { isAll, items: next };
}
