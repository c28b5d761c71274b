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

type FocusTarget = { row: number; part: 'a' | 'input' };

/** A row that is still loading has no link, so the row itself is focused. */
const focusIn = (row: HTMLElement, part: FocusTarget['part']) =>
  (row.querySelector<HTMLElement>(part) ?? row.querySelector('a') ?? row).focus({ preventScroll: true });

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
  const [focusTarget, setFocusTarget] = useState<FocusTarget | null>(null);

  useEffect(() => {
    if (focusTarget === null) return;
    const row = list.current?.querySelector<HTMLElement>(`[${ROW}="${focusTarget.row}"]`);
    if (!row) return;
    row.scrollIntoView({ block: 'nearest' });
    focusIn(row, focusTarget.part);
  }, [focusTarget, list]);

  // The row has loaded since.
  useEffect(() => {
    const row = document.activeElement;
    if (focusTarget && row instanceof HTMLElement && row.getAttribute(ROW) === `${focusTarget.row}`)
      focusIn(row, focusTarget.part);
  });

  return {
    onFocus: ({ target }: FocusEvent) => setFocused(rowOf(target)),
    onBlur: ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget === null || rowOf(relatedTarget) === null) setFocused(null);
    },
    onKeyDown: (event: KeyboardEvent) => {
      const { target: from } = event;
      const row = rowOf(from);
      const isOnRow = from instanceof HTMLElement && from.hasAttribute(ROW);
      if (event.key === 'Enter' && isOnRow) from.querySelector('a')?.click();
      const target = row === null ? null : nextRow(event.key, row, first, last);
      if (target === null || event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      // Renders the row even if it is far away.
      setFocused(target);
      const part = from instanceof HTMLInputElement ? 'input' : 'a';
      setFocusTarget((before) => ({ row: target, part: isOnRow && before ? before.part : part }));
    },
  };
}
