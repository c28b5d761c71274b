import { useEffect, useState, type FocusEvent, type KeyboardEvent, type RefObject } from 'react';

const ROW = 'data-index';
const PAGE_ROWS = 10;

function rowOf(target: EventTarget): number | null {
  const row = target instanceof Element ? target.closest(`[${ROW}]`) : null;
  const index = Number(row?.getAttribute(ROW) ?? NaN);
  return Number.isNaN(index) ? null : index;
}

function nextRow(key: string, row: number, first: number, last: number): number | null {
  const targets: Record<string, number> = {
    ArrowDown: row + 1,
    ArrowUp: row - 1,
    PageDown: row + PAGE_ROWS,
    PageUp: row - PAGE_ROWS,
    Home: first,
    End: last,
  };
  const target = targets[key];
  return target === undefined ? null : Math.max(first, Math.min(last, target));
}

type RowKeysOptions = {
  list: RefObject<HTMLDivElement | null>;
  first: number;
  last: number;
  setFocused: (row: number | null) => void;
};

/**
 * Moves the focus between rows with the arrow keys, also to rows that are not rendered yet. From a checkbox it moves to
 * the checkbox of the other row.
 */
export function useRowKeys({ list, first, last, setFocused }: RowKeysOptions) {
  const [focusTarget, setFocusTarget] = useState<{ row: number; part: 'a' | 'input' } | null>(null);

  useEffect(() => {
    if (focusTarget === null) return;
    const row = list.current?.querySelector<HTMLElement>(`[${ROW}="${focusTarget.row}"]`);
    row?.scrollIntoView({ block: 'nearest' });
    // A row that is still loading has no link, so the row itself is focused.
    (row?.querySelector<HTMLElement>(focusTarget.part) ?? row?.querySelector('a') ?? row)?.focus({
      preventScroll: true,
    });
  }, [focusTarget, list]);

  return {
    onFocus: ({ target }: FocusEvent) => setFocused(rowOf(target)),
    onBlur: ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget === null || rowOf(relatedTarget) === null) setFocused(null);
    },
    onKeyDown: (event: KeyboardEvent) => {
      const row = rowOf(event.target);
      if (event.key === 'Enter' && event.target instanceof HTMLElement && event.target.hasAttribute(ROW)) {
        event.target.querySelector('a')?.click();
      }
      const target = row === null ? null : nextRow(event.key, row, first, last);
      if (target === null || event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      // Renders the row even if it is far away.
      setFocused(target);
      setFocusTarget({ row: target, part: event.target instanceof HTMLInputElement ? 'input' : 'a' });
    },
  };
}
