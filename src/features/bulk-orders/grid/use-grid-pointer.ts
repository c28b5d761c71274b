import { useRef, type FocusEvent, type MouseEvent, type RefObject } from 'react';
import { type GridLayout, NUMBER_WIDTH } from './columns';
import { HEAD_HEIGHT } from './grid-styles';
import { areaOf, type Area, type Cell, clampCell, type Cursor, isSameCell, onlyCell } from './selection';
import { cellAt } from './use-grid-focus';

type GridPointer = {
  frame: RefObject<HTMLElement | null>;
  /** Number of displayed rows. */
  count: number;
  cursor: Cursor;
  layout: GridLayout;
  extendTo: (cell: Cell) => void;
  beginEdit: (cell: Cell) => void;
  /** Repeats the rows `from` to `to` in the selected rows below them. */
  fill: (from: number, to: number) => void;
  /** Acts on a row's status. */
  handleStatus: (place: number) => void;
};

const isInside = (target: EventTarget, selector: string) =>
  target instanceof Element && target.closest(selector) !== null;
const PRIMARY_BUTTON = 1;
const STEP_MS = 50;

/** On which side of the visible cells the pointer is: -1, 0 or 1 in each direction. */
function sideOf(frame: HTMLElement, { clientX, clientY }: globalThis.MouseEvent) {
  const { left, top, right, bottom } = frame.getBoundingClientRect();
  const bar = parseFloat(document.documentElement.style.scrollPaddingBottom) || 0;
  const visibleBottom = Math.min(bottom, window.innerHeight - bar);
  return {
    rows: Number(clientY > visibleBottom) - Number(clientY < top + HEAD_HEIGHT),
    columns: Number(clientX > right) - Number(clientX < left + NUMBER_WIDTH),
  };
}

/**
 * A click selects a cell, dragging selects an area. On touch screens a second tap edits, because they have no double
 * click.
 */
export function useGridPointer({ frame, count, cursor, layout, extendTo, beginEdit, handleStatus, fill }: GridPointer) {
  const press = useRef<{ isAgain: boolean; filled?: Area } | null>(null);

  function dragTo(cell: Cell) {
    if (isSameCell(cell, cursor.get().active)) return;
    const filled = press.current?.filled;
    extendTo(filled ? { row: Math.max(cell.row, filled.bottom), column: filled.right } : cell);
  }

  /** Beyond an edge the selection grows cell by cell, and scrolls the sheet. Ends wherever the button is released. */
  function beginDrag() {
    let last: globalThis.MouseEvent | null = null;
    const move = (event: globalThis.MouseEvent) => {
      last = event;
    };
    const timer = setInterval(() => {
      if (!last || !frame.current) return;
      const { rows, columns } = sideOf(frame.current, last);
      const { row, column } = cursor.get().active;
      dragTo(clampCell({ row: row + rows, column: column + columns }, count, layout.count));
    }, STEP_MS);
    const end = () => {
      clearInterval(timer);
      window.removeEventListener('mousemove', move);
      const filled = press.current?.filled;
      if (!filled) return;
      press.current = null;
      fill(filled.top, filled.bottom);
    };
    window.addEventListener('mousemove', move);
    window.addEventListener('mouseup', end, { once: true });
  }

  return {
    onMouseDown: (event: MouseEvent) => {
      const cell = cellAt(event.target);
      press.current = null;
      if (!cell || event.button !== 0 || isInside(event.target, 'input')) return;
      const { active, anchor } = cursor.get();
      if (isInside(event.target, '[data-fill]')) {
        const filled = areaOf(cursor.get(), Number.MAX_SAFE_INTEGER, layout.count);
        press.current = { isAgain: false, filled };
        // The selection grows from its first cell, however it was made.
        cursor.set({
          anchor: { row: filled.top, column: filled.left },
          active: { row: filled.bottom, column: filled.right },
        });
        event.preventDefault();
        beginDrag();
        return;
      }
      beginDrag();
      press.current = { isAgain: isSameCell(cell, active) };
      cursor.set({ active: cell, anchor: event.shiftKey ? anchor : cell });
    },
    onMouseOver: (event: MouseEvent) => {
      const cell = press.current && event.buttons === PRIMARY_BUTTON ? cellAt(event.target) : null;
      if (cell) dragTo(cell);
    },
    onClick: ({ target }: MouseEvent) => {
      const cell = cellAt(target);
      if (!cell || isInside(target, 'input')) return;
      if (cell.column === layout.statusColumn) {
        if (isInside(target, '[data-tone="error"], [data-accept]')) handleStatus(cell.row);
        return;
      }
      const isTap = window.matchMedia('(pointer: coarse)').matches;
      if (isInside(target, '[data-fix]') || (isTap && press.current?.isAgain)) beginEdit(cell);
    },
    onDoubleClick: ({ target }: MouseEvent) => {
      const cell = cellAt(target);
      if (cell && !isInside(target, 'input')) beginEdit(cell);
    },
    onFocus: ({ target }: FocusEvent) => {
      const cell = cellAt(target);
      if (cell && !isSameCell(cell, cursor.get().active)) cursor.set(onlyCell(cell));
    },
  };
}
