import { useEffect, useState, type RefObject } from 'react';
import { onlyCell, type Cell, type Cursor } from './selection';

export const NEAREST = { block: 'nearest', inline: 'nearest' } as const;

/** The cell's element; null while its row is not drawn. */
export const cellIn = (frame: HTMLElement | null, { row, column }: Cell) =>
  frame?.querySelector<HTMLElement>(`[data-place="${row}"] [data-column="${column}"]`) ?? null;

/** The cell that an event happened in; null outside the cells. */
export function cellAt(target: EventTarget): Cell | null {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-column]') : null;
  const place = cell?.closest<HTMLElement>('[data-place]')?.dataset.place;
  return cell && place !== undefined ? { row: Number(place), column: Number(cell.dataset.column) } : null;
}

/** Moves the cursor, and moves the focus as soon as the cell is mounted. */
export function useGridFocus(frame: RefObject<HTMLElement | null>, cursor: Cursor) {
  const [focusTarget, setFocusTarget] = useState<{ cell: Cell } | null>(null);

  useEffect(() => {
    const cell = focusTarget && cellIn(frame.current, focusTarget.cell);
    // Scrolls before focusing: in this order the browser measures the layout only once.
    cell?.scrollIntoView(NEAREST);
    cell?.focus({ preventScroll: true });
  }, [focusTarget, frame]);

  return {
    goTo: (cell: Cell) => {
      cursor.set(onlyCell(cell));
      setFocusTarget({ cell });
    },
    /** Extends the selection from its anchor to `cell`. */
    extendTo: (cell: Cell) => {
      cursor.set({ ...cursor.get(), active: cell });
      setFocusTarget({ cell });
    },
  };
}
