import { memo, type ReactNode } from 'react';
import { BULK_FIELDS, type BulkField } from '@/domain/bulk/fields';
import { isLocked } from '@/domain/bulk/send-state';
import type { RowView } from '../desk/row-views';
import { columnOf } from './columns';
import type { Words } from './use-cell-words';

const FIGURES: readonly BulkField[] = ['count', 'weight'];

type GridRowProps = {
  view: RowView;
  /** In the sheet, from 0. */
  index: number;
  /** Among the rows that are shown. */
  place: number;
  top: number;
  /** The column that Tab comes to, where it is in this row. */
  active: number | null;
  words: Words;
  acceptText: string;
  /** In the place of the active cell, while it is written. */
  editor: ReactNode;
};

/** One delivery. Plain cells: hundreds of them come and go while the sheet is scrolled. */
export const GridRow = memo(function GridRow({
  view,
  index,
  place,
  top,
  active,
  words,
  acceptText,
  editor,
}: GridRowProps) {
  const status = words.status(view);
  const locked = isLocked(view.row.send);
  const cell = (column: number) => ({
    role: 'gridcell' as const,
    'aria-colindex': column + 2,
    'data-column': column,
    tabIndex: active === column ? 0 : -1,
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
        <span>{index + 1}</span>
      </div>
      <div {...cell(0)} data-cell="status" {...(status.tone ? { 'data-tone': status.tone } : {})}>
        <span>{status.text}</span>
        {status.note ? (
          <small>
            {status.note}
            {view.status === 'repeat' ? (
              <button type="button" data-link="true" data-accept="true" tabIndex={-1}>
                {acceptText}
              </button>
            ) : null}
          </small>
        ) : null}
      </div>
      {BULK_FIELDS.map((field) => {
        const { text, isDefault, note, tone } = words.field(view, field);
        return (
          <div
            key={field}
            {...cell(columnOf(field))}
            {...(FIGURES.includes(field) ? { 'data-figure': true } : {})}
            {...(tone ? { 'data-tone': tone, 'aria-invalid': true } : {})}
            {...(locked ? { 'aria-readonly': true } : {})}
          >
            <span {...(isDefault ? { 'data-default': true } : {})}>{text}</span>
            {note ? <small>{note}</small> : null}
            {active === columnOf(field) ? editor : null}
          </div>
        );
      })}
    </div>
  );
});
