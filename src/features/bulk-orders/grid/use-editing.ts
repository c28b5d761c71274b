import { useTranslation } from '@/lib/i18n/use-translation';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { BulkField } from '@/domain/bulk/fields';
import { setCell } from '@/domain/bulk/edit-rows';
import { serverNow } from '@/domain/time/clock';
import { isLocked } from '@/domain/bulk/send-state';
import { notify } from '@/ui/kit/feedback/notify';
import { useBulkOrdersActions } from '../state/bulk-orders-context';
import { useColumnNames } from '../use-column-names';
import type { GridLayout } from './columns';
import { clampCell, type Cell } from './selection';
import type { Choice } from './use-choices';
import type { CellLabelReader } from './use-cell-labels';
import type { SheetActions, Shown } from './use-sheet-actions';

/** By its field: a column may open before it meanwhile. */
type Editing = { row: number; field: BulkField; initial: string };

/** Where the cursor moves after an edit. `here`: to the edited cell; `stay`: where the customer has gone. */
export type Leave = 'down' | 'up' | 'right' | 'left' | 'here' | 'stay';

const MOVES: Record<Leave, [rows: number, columns: number]> = {
  down: [1, 0],
  up: [-1, 0],
  right: [0, 1],
  left: [0, -1],
  here: [0, 0],
  stay: [0, 0],
};

type EditingOptions = {
  shown: readonly Shown[];
  layout: GridLayout;
  labels: CellLabelReader;
  announce: SheetActions['announce'];
  goTo: (cell: Cell) => void;
};

/** The state of the edited cell. */
export function useEditing({ shown, layout, labels, announce, goTo }: EditingOptions) {
  const { t } = useTranslation('bulk');
  const { fieldName } = useColumnNames();
  const { edit, store, readRows, stopAsking } = useBulkOrdersActions();
  const [edited, setEdited] = useState<Editing | null>(null);
  const editing = edited && { ...edited, column: layout.fields.indexOf(edited.field) };

  function begin(cell: Cell, initial?: string) {
    const target = shown[cell.row];
    const field = layout.fields[cell.column];
    if (!target || !field) return;
    if (isLocked(target.view.row.send)) return announce(t('said.locked'));
    // Otherwise the order dialog opens by itself, takes the focus and offers to send half-typed text.
    stopAsking();
    // Renders at once, so that the key that started the edit goes into the field.
    flushSync(() => setEdited({ row: cell.row, field, initial: initial ?? target.view.row.values[field] }));
  }

  function commit(text: string, choice: Choice | null, leave: Leave) {
    const target = editing && shown[editing.row];
    setEdited(null);
    if (!editing || !target) return;
    const { field } = editing;
    const typed = { text, now: serverNow(), picked: choice?.picked ?? null };
    edit((rows) => setCell(rows, target.index, field, typed));
    const view = readRows(store.get())[target.index];
    // The row was sent meanwhile, with the old text.
    if (view && isLocked(view.row.send) && view.row.values[field] !== text) void notify('info', t('said.locked'));
    const note = view ? labels.field(view, field).note : null;
    if (note !== null) announce(`${t('grid.place', { row: target.index + 1, field: fieldName(field) })}: ${note}`);
    if (leave === 'stay' && !choice) return;
    const [rows, columns] = MOVES[leave];
    goTo(clampCell({ row: editing.row + rows, column: editing.column + columns }, shown.length, layout.count));
  }

  function cancel() {
    if (!editing) return;
    setEdited(null);
    goTo({ row: editing.row, column: editing.column });
  }

  return { editing, begin, commit, cancel };
}
