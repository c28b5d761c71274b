import { createObservable, type Observable } from '../state/observable';

/** `row` is the position among the displayed rows. */
export type Cell = { row: number; column: number };

/**
 * The selected area: from `anchor`, where the selection began, to `active`, which has the focus. Usually the same cell.
 */
export type Selection = { active: Cell; anchor: Cell };
export type Area = { top: number; bottom: number; left: number; right: number };

export type Cursor = Observable<Selection>;

export const onlyCell = (cell: Cell): Selection => ({ active: cell, anchor: cell });
export const createCursor = (): Cursor => createObservable(onlyCell({ row: 0, column: 0 }));

export const isSameCell = (one: Cell, other: Cell) => one.row === other.row && one.column === other.column;

const clamp = (value: number, last: number) => Math.max(0, Math.min(last, value));

/** Rows may have been removed since, and columns hidden. */
export const clampCell = ({ row, column }: Cell, rows: number, columns: number): Cell => ({
  row: clamp(row, rows - 1),
  column: clamp(column, columns - 1),
});

export function areaOf({ active, anchor }: Selection, rows: number, columns: number): Area {
  const [one, other] = [clampCell(active, rows, columns), clampCell(anchor, rows, columns)];
  return {
    top: Math.min(one.row, other.row),
    bottom: Math.max(one.row, other.row),
    left: Math.min(one.column, other.column),
    right: Math.max(one.column, other.column),
  };
}

export const isOneCell = ({ top, bottom, left, right }: Area) => top === bottom && left === right;
