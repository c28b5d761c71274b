import { useCallback } from 'react';
import { emptyDraft, type OrderDraft } from '@/domain/order/draft';
import { dropStalePrice, type DraftChange } from '@/domain/order/draft-changes';
import { useAppSelector, useAppStore } from '@/store/hooks';
import { draftSaved, selectDraft } from '@/store/order-draft-slice';

/** Stands in until the first change creates a draft, so that only viewing the page stores nothing. */
const EMPTY = emptyDraft();

/** Selects a part of the draft; renders again only when that part differs by `isEqual`. */
export const useDraft = <Part>(select: (draft: OrderDraft) => Part, isEqual?: (one: Part, other: Part) => boolean) =>
  useAppSelector((state) => select(selectDraft(state) ?? EMPTY), isEqual);

/** Returns a function that reads the current draft, for event handlers. */
export function useReadDraft(): () => OrderDraft {
  const store = useAppStore();
  return useCallback(() => selectDraft(store.getState()) ?? EMPTY, [store]);
}

/** Returns a function that applies a change to the draft at once and drops a price that no longer fits. */
export function useChangeDraft(): (change: DraftChange) => void {
  const store = useAppStore();
  return useCallback(
    (change) => {
      const before = selectDraft(store.getState()) ?? EMPTY;
      const after = change(before);
      if (after !== before) store.dispatch(draftSaved(dropStalePrice(before, after)));
    },
    [store],
  );
}
