import { NO_VALUES, type BulkField } from './fields';
import { tidyValue } from './mapping';
import { newRow, type BulkRow, type Picked } from './row';
import { isLocked } from './send-state';

const isEmpty = ({ values, extra }: BulkRow) => [...Object.values(values), ...extra].every((value) => value === '');

/** A changed row is another delivery: what was said of the old one no longer counts. */
const withValue = (row: BulkRow, field: BulkField, value: string): BulkRow => ({
  ...row,
  values: { ...row.values, [field]: value },
  isRepeatMeant: false,
});

/** Writes a cell; `picked` is the place that its text was chosen for. */
export function setCell(
  rows: readonly BulkRow[],
  index: number,
  field: BulkField,
  typed: string,
  picked: Picked | null = null,
): readonly BulkRow[] {
  const row = rows[index];
  const value = tidyValue(field, typed);
  if (!row || isLocked(row.send) || (row.values[field] === value && !picked)) return rows;
  const next = withValue(row, field, value);
  if (!picked) return rows.with(index, next);
  return rows.with(index, field === 'pickupAddress' ? { ...next, pickup: picked } : { ...next, drop: picked });
}

/** The customer says that a row is no repetition. */
export const meanRepeat = (rows: readonly BulkRow[], index: number): readonly BulkRow[] => {
  const row = rows[index];
  return row ? rows.with(index, { ...row, isRepeatMeant: true }) : rows;
};

/** Copies the cell above, as Ctrl+D does in a spreadsheet, or one cell into all empty ones below it. */
export function fillDown(rows: readonly BulkRow[], index: number, field: BulkField): readonly BulkRow[] {
  const above = rows[index - 1];
  return above ? setCell(rows, index, field, above.values[field]) : rows;
}

export function fillEmptyBelow(rows: readonly BulkRow[], index: number, field: BulkField): readonly BulkRow[] {
  const value = rows[index]?.values[field] ?? '';
  if (value === '') return rows;
  return rows.map((row, place) =>
    place > index && row.values[field] === '' && !isLocked(row.send) ? withValue(row, field, value) : row,
  );
}

/** Pastes cells from `index` and `fields[column]` on; rows that are missing are made, up to `most`. */
export function pasteCells(
  rows: readonly BulkRow[],
  at: { index: number; column: number },
  cells: readonly (readonly string[])[],
  { fields, most, newId }: { fields: readonly BulkField[]; most: number; newId: () => string },
): readonly BulkRow[] {
  return cells.reduce<readonly BulkRow[]>((all, line, offset) => {
    const index = at.index + offset;
    if (index >= most) return all;
    const grown = index < all.length ? all : [...all, newRow(newId(), NO_VALUES)];
    return line.reduce<readonly BulkRow[]>((next, cell, place) => {
      const field = fields[at.column + place];
      return field ? setCell(next, index, field, cell) : next;
    }, grown);
  }, rows);
}

export const removeRow = (rows: readonly BulkRow[], index: number): readonly BulkRow[] => {
  const row = rows[index];
  return row && !isLocked(row.send) ? rows.toSpliced(index, 1) : rows;
};

export const withoutEmpty = (rows: readonly BulkRow[]) => rows.filter((row) => isLocked(row.send) || !isEmpty(row));
