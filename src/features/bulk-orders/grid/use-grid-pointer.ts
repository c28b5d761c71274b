import { useRef, type FocusEvent, type MouseEvent } from 'react';
import { isSameCell, onlyCell, type Cell, type Cursor } from './selection';
import { cellAt } from './use-grid-focus';

type GridPointer = {
  cursor: Cursor;
  extendTo: (cell: Cell) => void;
  beginEdit: (cell: Cell) => void;
  /** What a row's state asks for. */
  answerState: (place: number) => void;
};

const isIn = (target: EventTarget, selector: string) => target instanceof Element && target.closest(selector) !== null;
const PRIMARY = 1;

/** A press chooses a cell, dragging an area; a second tap writes, as fingers have no double click. */
export function useGridPointer({ cursor, extendTo, beginEdit, answerState }: GridPointer) {
  const press = useRef<{ isAgain: boolean } | null>(null);

  return {
    onMouseDown: (event: MouseEvent) => {
      const cell = cellAt(event.target);
      press.current = null;
      if (!cell || event.button !== 0 || isIn(event.target, 'input')) return;
      const { active, anchor } = cursor.get();
      press.current = { isAgain: isSameCell(cell, active) };
      cursor.set({ active: cell, anchor: event.shiftKey ? anchor : cell });
    },
    onMouseOver: (event: MouseEvent) => {
      const cell = press.current && event.buttons === PRIMARY ? cellAt(event.target) : null;
      if (cell && !isSameCell(cell, cursor.get().active)) extendTo(cell);
    },
    onClick: ({ target }: MouseEvent) => {
      const cell = cellAt(target);
      if (!cell || isIn(target, 'input')) return;
      if (cell.column === 0) {
        if (isIn(target, '[data-tone="error"], [data-accept]')) answerState(cell.row);
        return;
      }
      const isTap = window.matchMedia('(pointer: coarse)').matches;
      if (isIn(target, '[data-fix]') || (isTap && press.current?.isAgain)) beginEdit(cell);
    },
    onDoubleClick: ({ target }: MouseEvent) => {
      const cell = cellAt(target);
      if (cell && !isIn(target, 'input')) beginEdit(cell);
    },
    onFocus: ({ target }: FocusEvent) => {
      const cell = cellAt(target);
      if (cell && !isSameCell(cell, cursor.get().active)) cursor.set(onlyCell(cell));
    },
  };
}
