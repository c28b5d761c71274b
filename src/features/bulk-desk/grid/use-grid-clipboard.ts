import type { ClipboardEvent } from 'react';
import { pasteCells } from '@/domain/bulk/edit-rows';
import { BULK_FIELDS, MAX_BULK_ROWS } from '@/domain/bulk/fields';
import { untilLoaded } from '@/lib/browser/until-loaded';
import { useDeskActions } from '../desk/desk-context';
import type { Shown } from './bulk-grid';
import { fieldAt } from './columns';
import type { Cell } from './grid-keys';

/** Copies the active cell, and pastes copied cells from it on. */
export function useGridClipboard(shown: readonly Shown[], { row, column }: Cell) {
  const { edit } = useDeskActions();
  return {
    onPaste: (event: ClipboardEvent) => {
      const copied = event.clipboardData.getData('text/plain');
      event.preventDefault();
      void untilLoaded(() => import('@/lib/spreadsheet/read-delimited')).then(({ readDelimited }) => {
        const at = { index: shown[row]?.index ?? 0, column: Math.max(0, column - 1) };
        const options = { fields: BULK_FIELDS, most: MAX_BULK_ROWS, newId: () => crypto.randomUUID() };
        edit((rows) => pasteCells(rows, at, readDelimited(copied), options));
      });
    },
    onCopy: (event: ClipboardEvent) => {
      const field = fieldAt(column);
      const view = shown[row]?.view;
      if (!view || !field) return;
      event.clipboardData.setData('text/plain', view.row.values[field]);
      event.preventDefault();
    },
  };
}
