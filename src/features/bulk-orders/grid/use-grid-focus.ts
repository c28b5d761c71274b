import { useEffect, useState, type RefObject } from 'react';
import { onlyCell, type Cell, type Cursor } from './selection';

export const cellIn = (frame: HTMLElement | null, { row, column }: Cell) =>
  frame?.querySelector<HTMLElement>(`[data-place="${row}"] [data-column="${column}"]`) ?? null;

/** Where in the sheet an event happened. */
export function cellAt(target: EventTarget): Cell | null {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-column]') : null;
  const place = cell?.closest<HTMLElement>('[data-place]')?.dataset.place;
  return cell && place !== undefined ? { row: Number(place), column: Number(cell.dataset.column) } : null;
}

/** Moves the cursor, and the focus with it as soon as the cell is there. */
export function useGridFocus(frame: RefObject<HTMLElement | null>, cursor: Cursor) {
  const [wanted, setWanted] = useState<{ cell: Cell } | null>(null);

  useEffect(() => {
    const cell = wanted && cellIn(frame.current, wanted.cell);
    // In this order the page is measured once: the ring of the focus is another style.
    cell?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    cell?.focus({ preventScroll: true });
  }, [wanted, frame]);

  return {
    goTo: (cell: Cell) => {
      cursor.set(onlyCell(cell));
      setWanted({ cell });
    },
    /** To `cell`, and all between it and where the selection began is chosen. */
    extendTo: (cell: Cell) => {
      cursor.set({ ...cursor.get(), active: cell });
      setWanted({ cell });
    },
  };
}
