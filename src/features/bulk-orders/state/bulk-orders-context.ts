import { createContext, useContext, useDeferredValue, useSyncExternalStore } from 'react';
import type { Desk } from './bulk-orders';
import type { DeskState } from './bulk-orders-state';
import { countRows, type RowCounts } from './row-counts';
import { type RowView } from './row-views';

export const DeskContext = createContext<Desk | null>(null);

export function useDeskActions(): Desk {
  const desk = useContext(DeskContext);
  if (!desk) throw new Error('No desk around');
  return desk;
}

/** One part of the desk's state: what shows it draws itself again only when that part is another. */
export function useDeskState<Name extends keyof DeskState>(name: Name): DeskState[Name] {
  const { store } = useDeskActions();
  const read = () => store.get()[name];
  return useSyncExternalStore(store.subscribe, read, read);
}

export function useRowViews(): readonly RowView[] {
  const { store, readRows } = useDeskActions();
  const read = () => readRows(store.get());
  return useSyncExternalStore(store.subscribe, read, read);
}

const counts = new WeakMap<readonly RowView[], RowCounts>();

/** A moment late: the cell that has just been written comes first. */
export function useCounts(): RowCounts {
  const views = useDeferredValue(useRowViews());
  const known = counts.get(views) ?? countRows(views);
  counts.set(views, known);
  return known;
}
