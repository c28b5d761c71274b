import { useCallback } from 'react';
import { emptyDraft, type OrderDraft } from '@/domain/order/draft';
import { dropStalePrice, type DraftChange } from '@/domain/order/draft-changes';
import { useAppSelector, useAppStore } from '@/store/hooks';
import { draftSaved, selectDraft } from '@/store/order-draft-slice';

/** Shown until the first change makes a draft of it, so that a mere look at the page leaves nothing behind. */
const EMPTY = emptyDraft();

/** A part of the draft. The component renders again when that part is another one by `isEqual`. */
export const useDraft = <Part>(select: (draft: OrderDraft) => Part, isEqual?: (one: Part, other: Part) => boolean) =>
  useAppSelector((state) => select(selectDraft(state) ?? EMPTY), isEqual);

/** Reads the draft as it is now, for handlers. */
export function useReadDraft(): () => OrderDraft {
  const store = useAppStore();
  return useCallback(() => selectDraft(store.getState()) ?? EMPTY, [store]);
}

/** Applies a change to the draft at once. */
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
