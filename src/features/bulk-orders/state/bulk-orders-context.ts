import { createContext, useContext, useDeferredValue, useSyncExternalStore } from 'react';
import type { BulkOrdersActions } from './bulk-orders';
import type { BulkOrdersState } from './bulk-orders-state';
import { countRows, type RowCounts } from './row-counts';
import { type RowView } from './row-views';

export const BulkOrdersContext = createContext<BulkOrdersActions | null>(null);

export function useBulkOrdersActions(): BulkOrdersActions {
  const bulkOrders = useContext(BulkOrdersContext);
  if (!bulkOrders) throw new Error('BulkOrdersContext is missing');
  return bulkOrders;
}

/** One field of the state: the component renders again only when that field changes. */
export function useBulkOrdersState<Name extends keyof BulkOrdersState>(name: Name): BulkOrdersState[Name] {
  const { store } = useBulkOrdersActions();
  const read = () => store.get()[name];
  return useSyncExternalStore(store.subscribe, read, read);
}

export function useRowViews(): readonly RowView[] {
  const { store, readRows } = useBulkOrdersActions();
  const read = () => readRows(store.get());
  return useSyncExternalStore(store.subscribe, read, read);
}

const counts = new WeakMap<readonly RowView[], RowCounts>();

/** The counts render with low priority, so that an edited cell appears first. */
export function useCounts(): RowCounts {
  const views = useDeferredValue(useRowViews());
  const known = counts.get(views) ?? countRows(views);
  counts.set(views, known);
  return known;
}
