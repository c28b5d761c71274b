import { useRef, type FocusEvent, type MouseEvent } from 'react';
import type { GridLayout } from './columns';
import { areaOf, type Area, type Cell, type Cursor, isSameCell, onlyCell } from './selection';
import { cellAt } from './use-grid-focus';

type GridPointer = {
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

/**
 * A click selects a cell, dragging selects an area. On touch screens a second tap edits, because they have no double
 * click.
 */
export function useGridPointer({ cursor, layout, extendTo, beginEdit, handleStatus, fill }: GridPointer) {
  const press = useRef<{ isAgain: boolean; filled?: Area } | null>(null);

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
        return;
      }
      press.current = { isAgain: isSameCell(cell, active) };
      cursor.set({ active: cell, anchor: event.shiftKey ? anchor : cell });
    },
    onMouseOver: (event: MouseEvent) => {
      const cell = press.current && event.buttons === PRIMARY_BUTTON ? cellAt(event.target) : null;
      if (!cell || isSameCell(cell, cursor.get().active)) return;
      const filled = press.current?.filled;
      extendTo(filled ? { row: Math.max(cell.row, filled.bottom), column: filled.right } : cell);
    },
    onMouseUp: () => {
      const filled = press.current?.filled;
      if (filled) fill(filled.top, filled.bottom);
      press.current = filled ? null : press.current;
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
