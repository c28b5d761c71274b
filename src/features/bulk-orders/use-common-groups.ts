import { useMemo, useState } from 'react';
import type { BulkField } from '@/domain/bulk/fields';
import { COMMON_GROUPS, type CommonGroup, commonState } from '@/domain/bulk/common-values';
import { keysOf } from '@/domain/keys-of';
import { createLayout, type WiderColumns } from './grid/columns';
import { widenForNotes } from './grid/note-widths';
import { useCellLabels } from './grid/use-cell-labels';
import { type RowView, shownProblems } from './state/row-views';

const GROUPS = keysOf(COMMON_GROUPS);

const stateOf = (views: readonly RowView[], group: CommonGroup) => {
  const fields: readonly BulkField[] = COMMON_GROUPS[group];
  // A column with something to correct is never hidden.
  const isWrong = views.some((view) => shownProblems(view).some(({ field }) => fields.includes(field)));
  return isWrong
    ? 'differs'
    : commonState(
        views.map(({ row }) => row),
        group,
      );
};

/**
 * The groups of columns that are shown as one line above the sheet. A group that was opened, or whose rows came to
 * differ, stays a column until the customer folds it, so that no column vanishes under the cursor.
 */
export function useCommonGroups(views: readonly RowView[]) {
  const states = useMemo(() => new Map(GROUPS.map((group) => [group, stateOf(views, group)])), [views]);
  const [folded, setFolded] = useState<ReadonlySet<CommonGroup>>(() => new Set(GROUPS));
  const differing = GROUPS.filter((group) => folded.has(group) && states.get(group) === 'differs');
  if (differing.length > 0) setFolded(new Set([...folded].filter((group) => !differing.includes(group))));

  const labels = useCellLabels();
  const [wider, setWider] = useState<WiderColumns>({});
  const needed = useMemo(() => widenForNotes(views, labels, wider), [views, labels, wider]);
  if (needed !== wider) setWider(needed);

  const layout = useMemo(
    () => createLayout(new Set([...folded].flatMap((group): readonly BulkField[] => COMMON_GROUPS[group])), wider),
    [folded, wider],
  );
  const inState = (wanted: 'same' | 'empty') => GROUPS.filter((group) => states.get(group) === wanted);
  return {
    layout,
    folded,
    same: inState('same'),
    empty: inState('empty'),
    open: (groups: readonly CommonGroup[]) =>
      setFolded((before) => new Set([...before].filter((group) => !groups.includes(group)))),
    fold: (groups: readonly CommonGroup[]) => setFolded((before) => new Set([...before, ...groups])),
  };
}

export type CommonGroups = ReturnType<typeof useCommonGroups>;
