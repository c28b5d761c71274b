import { useLayoutEffect, useRef, useState } from 'react';
import { createObservable, useObservable } from '../state/observable';
import type { GridLayout } from './columns';
import { areaOf, type Cell, onlyCell, type Cursor, type Selection } from './selection';
import type { Shown } from './use-sheet-actions';

const idsOf = (shown: readonly Shown[]) => shown.map(({ view }) => view.row.id);

/** The selected rows that are left. If others stand between them now, or none is left, one cell. */
function followRows({ active, anchor }: Selection, before: readonly string[], after: readonly string[]): Selection {
  const { top, bottom } = areaOf({ active, anchor }, before.length, 1);
  const places = before.slice(top, bottom + 1).flatMap((id) => {
    const place = after.indexOf(id);
    return place < 0 ? [] : [place];
  });
  const [first = top] = places;
  const last = places.at(-1) ?? top;
  if (last - first >= places.length) return onlyCell({ row: first, column: active.column });
  const [start, end] = active.row < anchor.row ? [last, first] : [first, last];
  return { active: { ...active, row: end }, anchor: { ...anchor, row: start } };
}

/**
 * Keeps the same rows selected while orders enter and leave the shown phase. The selection stores row numbers: without
 * this, it would cover rows that the customer did not select. `phase`: null if all phases are shown; then only the customer
 * changes the rows.
 */
export function useSteadySelection(cursor: Cursor, shown: readonly Shown[], phase: string | null) {
  const before = useRef({ shown, phase });
  useLayoutEffect(() => {
    const old = before.current;
    before.current = { shown, phase };
    if (phase === null || phase !== old.phase || shown === old.shown) return;
    const [from, to] = [idsOf(old.shown), idsOf(shown)];
    if (from.join() !== to.join()) cursor.set(followRows(cursor.get(), from, to));
  }, [cursor, shown, phase]);
}

type Fields = GridLayout['fields'];

/** The same columns among the fields that are shown now. If others stand between them now, one cell. */
function followFields(selection: Selection, before: Fields, after: Fields): Selection {
  const { active, anchor } = selection;
  const follow = ({ row, column }: Cell): Cell => {
    const field = before[column];
    // Price and status stand behind all fields. A column that was folded leaves its place to the next one.
    const place = field === undefined ? column + after.length - before.length : after.indexOf(field);
    return { row, column: place < 0 ? column : place };
  };
  const [to, from] = [follow(active), follow(anchor)];
  if (to.column === active.column && from.column === anchor.column) return selection;
  return to.column - from.column === active.column - anchor.column ? { active: to, anchor: from } : onlyCell(to);
}

/**
 * The selection, on the same fields when columns open or are folded: by their numbers it would come to lie on fields that the
 * customer did not select, and the next key would write there.
 */
export function useSteadyColumns(cursor: Cursor, { fields }: GridLayout): Selection {
  /** The fields that the cursor's columns count. */
  const [counted] = useState(() => createObservable(fields));
  const before = useObservable(counted);
  const selection = followFields(useObservable(cursor), before, fields);
  useLayoutEffect(() => {
    if (before.join() === fields.join()) return;
    cursor.set(followFields(cursor.get(), before, fields));
    counted.set(fields);
  }, [cursor, counted, before, fields]);
  return selection;
}
