import { useLayoutEffect, useRef } from 'react';
import { areaOf, onlyCell, type Cursor, type Selection } from './selection';
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
