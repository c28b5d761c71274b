import { memo, type ReactNode } from 'react';
import type { BulkField } from '@/domain/bulk/fields';
import { isLocked } from '@/domain/bulk/send-state';
import type { RowView } from '../state/row-views';
import type { GridLayout } from './columns';
import type { CellLabelReader } from './use-cell-labels';

const NUMERIC_FIELDS: readonly BulkField[] = ['count', 'weight'];

type GridRowProps = {
  view: RowView;
  /** Position in the sheet, from 0. */
  index: number;
  /** Position among the displayed rows. */
  place: number;
  top: number;
  layout: GridLayout;
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
  /** The column with the fill handle; null in the other rows. */
  handle: number | null;
  editor: ReactNode;
};

/** One order. Each cell is a single element, because scrolling mounts and unmounts hundreds of them. */
export const GridRow = memo(function GridRow({ view, index, place, top, layout, columns, ...row }: GridRowProps) {
  const { active, chosenFrom, chosenTo, labels, acceptText, edited, handle, editor } = row;
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
      aria-rowindex={place + 2}
      data-place={place}
      data-locked={locked}
      style={{ transform: `translateY(${top}px)` }}
    >
      <div role="rowheader" aria-colindex={1}>
        {index + 1}
      </div>
      {columns.map((column) => {
        const field = layout.fields[column];
        return field ? fieldCell(column, field) : null;
      })}
      {priceCell()}
      {statusCell()}
    </div>
  );

  function priceCell() {
    const { text, tone, isDefault } = labels.price(view);
    return (
      <div
        {...cellProps(layout.priceColumn)}
        data-cell="price"
        data-figure
        {...(tone ? { 'data-tone': tone } : {})}
        {...(isDefault ? { 'data-default': true } : {})}
      >
        {text}
      </div>
    );
  }

  function statusCell() {
    const { text, note, tone } = labels.status(view);
    return (
      <div
        {...cellProps(layout.statusColumn)}
        data-cell="status"
        {...(tone ? { 'data-tone': tone } : {})}
        {...(note ? { title: note } : {})}
      >
        <b>{text}</b>
        {note ? <small>{note}</small> : null}
        {view.status === 'repeat' ? (
          <button type="button" data-accept="true" tabIndex={-1}>
            {acceptText}
          </button>
        ) : null}
      </div>
    );
  }

  function fieldCell(column: number, field: BulkField) {
    const { text, isDefault, note, tone } = labels.field(view, field);
    return (
      <div
        key={field}
        {...cellProps(column)}
        {...(NUMERIC_FIELDS.includes(field) ? { 'data-figure': true } : {})}
        {...(tone ? { 'data-tone': tone, 'aria-invalid': true } : {})}
        {...(note ? { title: note } : {})}
        {...(locked ? { 'aria-readonly': true } : {})}
        {...(isDefault ? { 'data-default': true } : {})}
      >
        {note ? (
          <>
            <span>{text}</span>
            <small data-fix="true">{note}</small>
          </>
        ) : (
          text
        )}
        {handle === column && !locked ? <span data-fill="" aria-hidden /> : null}
        {edited === column ? editor : null}
      </div>
    );
  }
});
