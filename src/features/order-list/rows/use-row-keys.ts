import { useEffect, useEffectEvent, useState, type FocusEvent, type KeyboardEvent, type RefObject } from 'react';

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
  scrollTo: (row: number) => void;
};

/** From row to row with the arrows, as in a spreadsheet, also to rows that are not there yet. */
export function useRowKeys({ list, first, last, setFocused, scrollTo }: RowKeysOptions) {
  const [wanted, setWanted] = useState<{ row: number } | null>(null);

  const move = useEffectEvent(scrollTo);

  useEffect(() => {
    if (wanted === null) return;
    move(wanted.row);
    const row = list.current?.querySelector<HTMLElement>(`[${ROW}="${wanted.row}"]`);
    // A row whose order has not arrived yet has no link: it takes the focus itself.
    (row?.querySelector('a') ?? row)?.focus({ preventScroll: true });
  }, [wanted, list]);

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
      // The row exists from this render on, even if it is far away.
      setFocused(target);
      setWanted({ row: target });
    },
  };
}
