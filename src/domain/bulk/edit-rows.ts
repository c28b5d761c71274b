import { NO_VALUES, type BulkField } from './fields';
import { tidyValue } from './mapping';
import { newRow, type BulkRow, type Picked } from './row';
import { isLocked } from './send-state';

const isEmpty = ({ values, extra }: BulkRow) => [...Object.values(values), ...extra].every((value) => value === '');

/** Also clears the confirmation "not a duplicate": the changed row may duplicate another one. */
const withValue = (row: BulkRow, field: BulkField, value: string): BulkRow => ({
  ...row,
  values: { ...row.values, [field]: value },
  isRepeatMeant: false,
});

/**
 * `picked`: only for the two address fields; the text after the address goes into an empty detail cell. Returns the same
 * rows if the cell stays as it is.
 */
function putCell(
  rows: readonly BulkRow[],
  index: number,
  field: BulkField,
  value: string,
  picked: Picked | null,
): readonly BulkRow[] {
  const row = rows[index];
  if (!row || isLocked(row.send) || (row.values[field] === value && !picked)) return rows;
  const next = withValue(row, field, value);
  const side = field.startsWith('pickup') ? 'pickup' : 'drop';
  const detail = `${side}Detail` as const;
  if (picked) {
    const values = { ...next.values, [detail]: next.values[detail] || picked.rest };
    return rows.with(index, { ...next, values, [side]: picked });
  }
  // An emptied detail cell must not bring back the text that was typed after the address.
  const place = field === detail && next[side];
  return rows.with(index, place ? { ...next, [side]: { ...place, rest: '' } } : next);
}

type Typed = {
  text: string;
  /** When the text was typed (epoch ms): `tomorrow` counts from here. */
  now: number;
  /** The address that the customer chose for this text, in an address field. */
  picked?: Picked | null;
};

/** Writes a tidied text into a cell. Locked rows stay as they are. */
export const setCell = (
  rows: readonly BulkRow[],
  index: number,
  field: BulkField,
  { text, now, picked = null }: Typed,
): readonly BulkRow[] => putCell(rows, index, field, tidyValue(field, text, now), picked);

/** The customer says that these rows, which look like duplicates, are meant to be there. */
export const confirmRepeats = (rows: readonly BulkRow[], indexes: readonly number[]): readonly BulkRow[] => {
  const meant = new Set(indexes);
  return rows.map((row, index) => (meant.has(index) ? { ...row, isRepeatMeant: true } : row));
};

/** The address that was chosen for a cell, unless its text has changed since. */
const pickedIn = (row: BulkRow, field: BulkField): Picked | null => {
  const picked = field === 'pickupAddress' ? row.pickup : field === 'dropAddress' ? row.drop : null;
  return picked?.text === row.values[field] ? picked : null;
};

/** The texts of a range of cells, row by row. */
export const copyCells = (rows: readonly BulkRow[], indexes: readonly number[], fields: readonly BulkField[]) =>
  indexes.map((index) => fields.map((field) => rows[index]?.values[field] ?? ''));

export const clearCells = (rows: readonly BulkRow[], indexes: readonly number[], fields: readonly BulkField[]) =>
  indexes.reduce((all, index) => fields.reduce((next, field) => putCell(next, index, field, '', null), all), rows);

/** Copies the first row's cells into the other rows, as Ctrl+D does in a spreadsheet. */
export function fillDown(
  rows: readonly BulkRow[],
  [first = 0, ...others]: readonly number[],
  fields: readonly BulkField[],
): readonly BulkRow[] {
  const source = rows[first];
  if (!source) return rows;
  const fill = (all: readonly BulkRow[], index: number) =>
    fields.reduce((next, field) => putCell(next, index, field, source.values[field], pickedIn(source, field)), all);
  return others.reduce(fill, rows);
}

/** Repeats the source rows' cells in the target rows, as dragging the corner of a selection does. */
export function fillRange(
  rows: readonly BulkRow[],
  source: readonly number[],
  targets: readonly number[],
  fields: readonly BulkField[],
): readonly BulkRow[] {
  return targets.reduce((all, target, offset) => {
    const from = source[offset % source.length];
    return from === undefined ? all : fillDown(all, [from, target], fields);
  }, rows);
}

type Replacement = {
  find: string;
  replaceBy: string;
  indexes: readonly number[];
  fields: readonly BulkField[];
  now: number;
};

/** Whether a cell contains the text, in capitals or not. */
export const containsText = (cell: string, find: string) =>
  find !== '' && cell.toLowerCase().includes(find.toLowerCase());

const replaceIn = (cell: string, find: string, replaceBy: string): string => {
  const at = cell.toLowerCase().indexOf(find.toLowerCase());
  if (find === '' || at < 0) return cell;
  const end = at + find.length;
  return cell.slice(0, at) + replaceBy + replaceIn(cell.slice(end), find, replaceBy);
};

/** Replaces a text in these fields of these rows; locked rows stay as they are. */
export const replaceText = (
  rows: readonly BulkRow[],
  { find, replaceBy, indexes, fields, now }: Replacement,
): readonly BulkRow[] =>
  indexes.reduce(
    (all, index) =>
      fields.reduce((next, field) => {
        const value = rows[index]?.values[field] ?? '';
        if (!containsText(value, find)) return next;
        return setCell(next, index, field, { text: replaceIn(value, find, replaceBy), now });
      }, all),
    rows,
  );

/** Copies the first row's cell into those other rows where it is empty. */
export const fillEmpty = (rows: readonly BulkRow[], [first = 0, ...others]: readonly number[], field: BulkField) =>
  fillDown(rows, [first, ...others.filter((index) => rows[index]?.values[field] === '')], [field]);

type Paste = {
  /** The rows to write into, starting at the selected one; further lines go into new rows. */
  indexes: readonly number[];
  fields: readonly BulkField[];
  /** The largest number of rows in the sheet. */
  most: number;
  /** When the cells were pasted (epoch ms). */
  now: number;
  newId: () => string;
};

/** Pastes cells and appends missing rows, up to `most` rows in the sheet. */
export const pasteCells = (
  rows: readonly BulkRow[],
  cells: readonly (readonly string[])[],
  { indexes, fields, most, now, newId }: Paste,
): readonly BulkRow[] =>
  cells.reduce<readonly BulkRow[]>((all, line, offset) => {
    const index = indexes[offset] ?? all.length;
    if (index >= most) return all;
    const extended = index < all.length ? all : [...all, newRow(newId(), NO_VALUES)];
    return line.reduce<readonly BulkRow[]>((next, cell, place) => {
      const field = fields[place];
      return field ? setCell(next, index, field, { text: cell, now }) : next;
    }, extended);
  }, rows);

/** Removes rows; rows that are locked by sending stay. */
export function removeRows(rows: readonly BulkRow[], indexes: readonly number[]): readonly BulkRow[] {
  const removed = new Set(indexes);
  const remaining = rows.filter((row, index) => !removed.has(index) || isLocked(row.send));
  return remaining.length === rows.length ? rows : remaining;
}

/** Drops empty rows, but keeps those that are locked by sending. */
export const withoutEmpty = (rows: readonly BulkRow[]) => rows.filter((row) => isLocked(row.send) || !isEmpty(row));
