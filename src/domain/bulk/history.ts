import type { BulkRow } from './row';
import { isLocked } from './send-state';

const MAX_UNDO_STEPS = 100;

/** The sheet with its undo and redo steps. Sending is not part of them and cannot be undone. */
export type History = {
  rows: readonly BulkRow[];
  past: readonly (readonly BulkRow[])[];
  future: readonly (readonly BulkRow[])[];
};

export const historyOf = (rows: readonly BulkRow[]): History => ({ rows, past: [], future: [] });

/** Adds an undo step; the oldest one is dropped after 100. Redo steps are cleared. */
export const changed = ({ rows, past }: History, next: readonly BulkRow[]): History => ({
  rows: next,
  past: [...past.slice(1 - MAX_UNDO_STEPS), rows],
  future: [],
});

/** The rows of `wanted`, except that rows sent or being sent keep their present values and send state. */
function restore(wanted: readonly BulkRow[], present: readonly BulkRow[]): readonly BulkRow[] {
  const now = new Map(present.map((row) => [row.id, row]));
  const kept = wanted.map((row) => {
    const current = now.get(row.id);
    if (!current) return row;
    return isLocked(current.send) ? current : { ...row, send: current.send };
  });
  const ids = new Set(wanted.map(({ id }) => id));
  return [...kept, ...present.filter(({ id, send }) => !ids.has(id) && isLocked(send))];
}

export function undo({ rows, past, future }: History): History {
  const last = past.at(-1);
  if (!last) return { rows, past, future };
  return { rows: restore(last, rows), past: past.slice(0, -1), future: [rows, ...future] };
}

export function redo({ rows, past, future }: History): History {
  const [next, ...rest] = future;
  if (!next) return { rows, past, future };
  return { rows: restore(next, rows), past: [...past, rows], future: rest };
}
