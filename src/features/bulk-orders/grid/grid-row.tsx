import { memo, type ReactNode } from 'react';
import type { BulkField } from '@/domain/bulk/fields';
import { isLocked } from '@/domain/bulk/send-state';
import type { RowView } from '../state/row-views';
import { fieldAt } from './columns';
import type { Words } from './use-cell-labels';

const FIGURES: readonly BulkField[] = ['count', 'weight'];
const NOTED = { 'data-noted': true };

type GridRowProps = {
  view: RowView;
  /** In the sheet, from 0. */
  index: number;
  /** Among the rows that are shown. */
  place: number;
  top: number;
  /** Those in sight. */
  columns: readonly number[];
  /** The column that Tab comes to, where it is in this row. */
  active: number | null;
  /** The first and the last chosen column, where more than one cell is. */
  chosenFrom: number | null;
  chosenTo: number | null;
  words: Words;
  acceptText: string;
  /** The column that is being written, and the field in its place. */
  edited: number | null;
  editor: ReactNode;
};

/** One delivery. Cells of one element each: hundreds of them come and go while the sheet is scrolled. */
export const GridRow = memo(function GridRow({ view, index, place, top, columns, ...row }: GridRowProps) {
  const { active, chosenFrom, chosenTo, words, acceptText, edited, editor } = row;
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
    const { text, note, tone } = words.status(view);
    return (
      <div {...cellProps(0)} data-cell="status" {...(tone ? { 'data-tone': tone } : {})} {...(note ? NOTED : {})}>
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
    const { text, isDefault, note, tone } = words.field(view, field);
    return (
      <div
        key={column}
        {...cellProps(column)}
        {...(FIGURES.includes(field) ? { 'data-figure': true } : {})}
        {...(tone ? { 'data-tone': tone, 'aria-invalid': true } : {})}
        {...(note ? NOTED : {})}
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
