import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Desk } from './desk';
import { countRows, type RowCounts } from './row-counts';
import { type RowView } from './row-views';

export const DeskContext = createContext<Desk | null>(null);

export function useDeskActions(): Desk {
  const desk = useContext(DeskContext);
  if (!desk) throw new Error('No desk around');
  return desk;
}

export function useDeskState() {
  const { store } = useDeskActions();
  return useSyncExternalStore(store.subscribe, store.get, store.get);
}

export function useRowViews(): readonly RowView[] {
  const { readRows } = useDeskActions();
  return readRows(useDeskState());
}

const counts = new WeakMap<readonly RowView[], RowCounts>();

export function useCounts(): RowCounts {
  const views = useRowViews();
  const known = counts.get(views) ?? countRows(views);
  counts.set(views, known);
  return known;
}
