import { useTranslation } from '@/lib/i18n/use-translation';
import { useMemo } from 'react';
import {
  clearCells,
  copyCells,
  fillDown,
  fillEmpty,
  fillRange,
  confirmRepeats,
  pasteCells,
  removeRows,
} from '@/domain/bulk/edit-rows';
import { MAX_BULK_ROWS } from '@/domain/bulk/fields';
import type { BulkRow } from '@/domain/bulk/row';
import { serverNow } from '@/domain/time/clock';
import { readCopiedCells } from '@/lib/spreadsheet/read-delimited';
import { writeTabbed } from '@/lib/spreadsheet/write-delimited';
import { notify } from '@/ui/kit/feedback/notify';
import { useBulkOrdersActions } from '../state/bulk-orders-context';
import type { RowView } from '../state/row-views';
import type { Observable } from '../state/observable';
import type { GridLayout } from './columns';
import { areaOf, type Cursor } from './selection';
import type { CellLabelReader } from './use-cell-labels';

/** A displayed row with its position in the sheet. */
export type Shown = { view: RowView; index: number };

type Change = (rows: readonly BulkRow[]) => readonly BulkRow[];

/** Actions on the selected cells. Each announces its result to screen readers through `announcement`. */
export function useSheetActions(
  shown: readonly Shown[],
  layout: GridLayout,
  cursor: Cursor,
  announcement: Observable<string>,
  openFind: () => void,
) {
  const { t } = useTranslation('bulk');
  const { store, edit, undo, redo } = useBulkOrdersActions();

  return useMemo(() => {
    const area = () => areaOf(cursor.get(), shown.length, layout.count);
    const indexesOf = (from: number, to = shown.length - 1) => shown.slice(from, to + 1).map(({ index }) => index);
    const rowsOf = ({ top, bottom }: { top: number; bottom: number }) => indexesOf(top, bottom);
    // The last columns are the row's price and status, which cannot be edited.
    const fieldsOf = ({ left, right }: { left: number; right: number }) => layout.fields.slice(left, right + 1);

    /** Runs `work` and returns how many rows it changed, added or removed. */
    function countChangedRows(work: () => void) {
      const before = new Set(store.get().history.rows);
      work();
      const after = store.get().history.rows;
      return Math.max(after.filter((row) => !before.has(row)).length, before.size - after.length);
    }

    function apply(key: 'filled' | 'pasted' | 'cleared' | 'removed', change: Change) {
      const count = countChangedRows(() => edit(change));
      if (count > 0) announcement.set(t(`said.${key}`, { count }));
    }

    return {
      announce: announcement.set,
      undo: () => announcement.set(countChangedRows(undo) > 0 ? t('said.undone') : t('said.nothing')),
      redo: () => announcement.set(countChangedRows(redo) > 0 ? t('said.redone') : t('said.nothingToRedo')),
      clear: () => apply('cleared', (rows) => clearCells(rows, rowsOf(area()), fieldsOf(area()))),
      remove: () => apply('removed', (rows) => removeRows(rows, rowsOf(area()))),
      /** Copies the first selected row into the others; with one row, copies the row above into it. */
      fillDown: () => {
        const { top, bottom, ...columns } = area();
        const from = top === bottom ? top - 1 : top;
        if (from >= 0) apply('filled', (rows) => fillDown(rows, indexesOf(from, bottom), fieldsOf(columns)));
      },
      /** Repeats the displayed rows `from` to `to` in the selected rows below them. */
      fill: (from: number, to: number) => {
        const { bottom, ...columns } = area();
        if (bottom <= to) return;
        const source = indexesOf(from, to);
        apply('filled', (rows) => fillRange(rows, source, indexesOf(to + 1, bottom), fieldsOf(columns)));
      },
      find: openFind,
      fillBelow: () => {
        const { top, left } = area();
        const field = layout.fields[left];
        if (field) apply('filled', (rows) => fillEmpty(rows, indexesOf(top), field));
      },
      confirmRepeat: (place: number) => {
        const index = shown[place]?.index;
        if (index !== undefined) edit((rows) => confirmRepeats(rows, [index]));
      },
      /** Copies the texts of the selected cells: of price and status those that are shown. */
      copy: (labels: CellLabelReader) => {
        const { left, right, top, bottom } = area();
        const entered = copyCells(store.get().history.rows, indexesOf(top, bottom), fieldsOf({ left, right }));
        const cells = shown.slice(top, bottom + 1).map(({ view }, row) => {
          const { text, note } = labels.status(view);
          const facts = [labels.price(view).text, note ? `${text} ${note}` : text];
          const shownFacts = facts.filter((_, place) => {
            const column = layout.priceColumn + place;
            return column >= left && column <= right;
          });
          return [...(entered[row] ?? []), ...shownFacts];
        });
        announcement.set(t('said.copied', { count: cells.flat().length }));
        return writeTabbed(cells);
      },
      paste: (copied: string) => {
        const lines = readCopiedCells(copied);
        const { top, bottom, left, right } = area();
        // Price and status take no text, and further lines would become empty rows.
        if (left >= layout.fields.length) return;
        const isSingleValue = lines.length === 1 && lines[0]?.length === 1 && (bottom > top || right > left);
        const cells = isSingleValue ? fieldsOf({ left, right }).map(() => lines[0]?.[0] ?? '') : [];
        const options = {
          indexes: isSingleValue ? indexesOf(top, bottom) : indexesOf(top),
          fields: layout.fields.slice(left),
          most: MAX_BULK_ROWS,
          now: serverNow(),
          newId: () => crypto.randomUUID(),
        };
        const pasted = isSingleValue ? options.indexes.map(() => cells) : lines;
        const room = options.indexes.length + MAX_BULK_ROWS - store.get().history.rows.length;
        apply('pasted', (rows) => pasteCells(rows, pasted, options));
        if (pasted.length > room) void notify('info', t('said.full', { max: MAX_BULK_ROWS }));
      },
    };
  }, [t, store, edit, undo, redo, shown, layout, cursor, announcement, openFind]);
}

export type SheetActions = ReturnType<typeof useSheetActions>;
