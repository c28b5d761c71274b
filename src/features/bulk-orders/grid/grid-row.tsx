import { memo, type ReactNode } from 'react';
import type { BulkField } from '@/domain/bulk/fields';
import { isLocked } from '@/domain/bulk/send-state';
import type { RowView } from '../state/row-views';
import { fieldAt } from './columns';
import type { CellLabelReader } from './use-cell-labels';

const NUMERIC_FIELDS: readonly BulkField[] = ['count', 'weight'];
const WITH_NOTE = { 'data-noted': true };

type GridRowProps = {
  view: RowView;
  /** Position in the sheet, from 0. */
  index: number;
  /** Position among the displayed rows. */
  place: number;
  top: number;
  /** Indexes of the visible columns. */
  columns: readonly number[];
  /** The column of the active cell (the only one with tabindex 0); null if it is in another row. */
  active: number | null;
  /** First and last column of the selection if it covers several cells. */
  chosenFrom: number | null;
  chosenTo: number | null;
  labels: CellLabelReader;
  acceptText: string;
  /** The column being edited, and the editor to render there. */
  edited: number | null;
  editor: ReactNode;
};

/** One order. Each cell is a single element, because scrolling mounts and unmounts hundreds of them. */
export const GridRow = memo(function GridRow({ view, index, place, top, columns, ...row }: GridRowProps) {
  const { active, chosenFrom, chosenTo, labels, acceptText, edited, editor } = row;
  const locked = isLocked(view.row.send);
  const isChosen = (column: number) =>
    chosenFrom !== null && chosenTo !== null && column >= chosenFrom && column <= chosenTo;

  const cellProps = (column: number) => ({
    role: 'gridcell' as const,
    'aria-colindex': column + 2,
    'data-column': column,
    tabIndex: active === column ? 0 : -1,
    ...(isChosen(column) ? { 'aria-selected': true } : {}),
  });

  return (
    <div
      role="row"
      aria-rowindex={index + 2}
      data-place={place}
      data-locked={locked}
      style={{ transform: `translateY(${top}px)` }}
    >
      <div role="rowheader" aria-colindex={1}>
        {index + 1}
      </div>
      {stateCell()}
      {columns.map((column) => {
        const field = fieldAt(column);
        return field ? fieldCell(column, field) : null;
      })}
    </div>
  );

  function stateCell() {
    const { text, note, tone } = labels.status(view);
    return (
      <div {...cellProps(0)} data-cell="status" {...(tone ? { 'data-tone': tone } : {})} {...(note ? WITH_NOTE : {})}>
        <b>{text}</b>
        {note ? (
          <small>
            {note}
            {view.status === 'repeat' ? (
              <button type="button" data-accept="true" tabIndex={-1}>
                {acceptText}
              </button>
            ) : null}
          </small>
        ) : null}
      </div>
    );
  }

  function fieldCell(column: number, field: BulkField) {
    const { text, isDefault, note, tone } = labels.field(view, field);
    return (
      <div
        key={column}
        {...cellProps(column)}
        {...(NUMERIC_FIELDS.includes(field) ? { 'data-figure': true } : {})}
        {...(tone ? { 'data-tone': tone, 'aria-invalid': true } : {})}
        {...(note ? WITH_NOTE : {})}
        {...(locked ? { 'aria-readonly': true } : {})}
        {...(isDefault ? { 'data-default': true } : {})}
      >
        {text}
        {note ? <small data-fix="true">{note}</small> : null}
        {edited === column ? editor : null}
      </div>
    );
  }
});
