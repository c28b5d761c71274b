import { useRef, type FocusEvent, type MouseEvent } from 'react';
import { isSameCell, onlyCell, type Cell, type Cursor } from './selection';
import { cellAt } from './use-grid-focus';

type GridPointer = {
  cursor: Cursor;
  extendTo: (cell: Cell) => void;
  beginEdit: (cell: Cell) => void;
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
export function useGridPointer({ cursor, extendTo, beginEdit, handleStatus }: GridPointer) {
  const press = useRef<{ isAgain: boolean } | null>(null);

  return {
    onMouseDown: (event: MouseEvent) => {
      const cell = cellAt(event.target);
      press.current = null;
      if (!cell || event.button !== 0 || isInside(event.target, 'input')) return;
      const { active, anchor } = cursor.get();
      press.current = { isAgain: isSameCell(cell, active) };
      cursor.set({ active: cell, anchor: event.shiftKey ? anchor : cell });
    },
    onMouseOver: (event: MouseEvent) => {
      const cell = press.current && event.buttons === PRIMARY_BUTTON ? cellAt(event.target) : null;
      if (cell && !isSameCell(cell, cursor.get().active)) extendTo(cell);
    },
    onClick: ({ target }: MouseEvent) => {
      const cell = cellAt(target);
      if (!cell || isInside(target, 'input')) return;
      if (cell.column === 0) {
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
