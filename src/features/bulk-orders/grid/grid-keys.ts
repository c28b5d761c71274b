import type { KeyboardEvent } from 'react';
import { isComposing } from '@/lib/browser/is-composing';
import { clampCell, type Cell } from './selection';

const PAGE_ROWS = 10;

/**
 * The letter of a shortcut. In Hangul mode `key` is a jamo or 'Process', and the key's place on the keyboard says the
 * letter. In Latin layouts `key` says it: AZERTY has its Z elsewhere.
 */
export const shortcutLetter = ({ key, code }: KeyboardEvent) =>
  (/^[!-~]$/.test(key) ? key : code.replace(/^Key/, '')).toLowerCase();

type KeyPress = { key: string; isControl: boolean; isShift: boolean };

/**
 * The cell that a key moves to, as in a spreadsheet. Null for other keys, and for Tab after the last cell, which leaves
 * the grid.
 */
export function nextCell(
  { row, column }: Cell,
  { key, isControl, isShift }: KeyPress,
  rows: number,
  columns: number,
): Cell | null {
  const lastRow = rows - 1;
  const lastColumn = columns - 1;
  const to = (nextRow: number, nextColumn: number) => clampCell({ row: nextRow, column: nextColumn }, rows, columns);
  switch (key) {
    case 'ArrowDown':
      return to(isControl ? lastRow : row + 1, column);
    case 'ArrowUp':
      return to(isControl ? 0 : row - 1, column);
    case 'ArrowRight':
      return to(row, isControl ? lastColumn : column + 1);
    case 'ArrowLeft':
      return to(row, isControl ? 0 : column - 1);
    case 'Home':
      return to(isControl ? 0 : row, 0);
    case 'End':
      return to(isControl ? lastRow : row, lastColumn);
    case 'PageDown':
      return to(row + PAGE_ROWS, column);
    case 'PageUp':
      return to(row - PAGE_ROWS, column);
    case 'Tab': {
      const place = row * columns + column + (isShift ? -1 : 1);
      const isInside = place >= 0 && place < rows * columns;
      return isInside ? { row: Math.floor(place / columns), column: place % columns } : null;
    }
    default:
      return null;
  }
}

/** Whether a key starts typing: a single character, or the first key of a composed syllable. */
export const beginsText = (event: KeyboardEvent) =>
  !event.ctrlKey && !event.metaKey && (Array.from(event.key).length === 1 || isComposing(event));
