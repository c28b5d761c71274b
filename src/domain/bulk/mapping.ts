import { visibleText } from '../text/visible-text';
import { fieldOf, isOtherDate, type Kind, normaliseHeader, readHeader, type Side } from './column-labels';
import { type BulkField, type BulkValues, type ColumnField, isColumnField, NO_VALUES } from './fields';
import {
  isCellPhone,
  isClock,
  isDate,
  joinMoment,
  readMoment,
  readPay,
  readPhones,
  tidyMoment,
  tidyPhones,
} from './read-value';
import { splitAddress } from './split-address';

/** What the values of a column look like: a field, or a kind whose side (pickup or drop) is still unknown. */
type ContentGuess = { kind: Kind } | { field: ColumnField } | null;

const MIN_SHARE = 0.6;
const NAME = /^(?:[가-힣]{2,5}|[가-힣]{1,6}\s?(?:님|과장|대리|팀장|부장|실장|차장))$/;
const VEHICLE =
  /^(?:오토바이|다마스|라보|승용차?|퀵|[\d.]+[\s-]?(?:톤|t(?:on(?:ne)?s?)?(?![a-z])).*|.*(?:탑차|카고|윙바디)|(?:mini)?van|(?:box|open|pickup) truck|motor(?:cycle|bike))$/i;

/** `12가 3456`, `서울 80가 1234`: reads like a lot number of a 가. */
const PLATE = /^(?:[가-힣]{2}\s*)?\d{2,3}\s*[가-힣]\s*\d{4}$/;

export const isAddress = (cell: string) =>
  /(?:로|길|동|리|가)\s*\d/.test(cell) && !PLATE.test(cell) && splitAddress(cell).search.length >= 6;

const TESTS: readonly [ContentGuess & object, (cell: string) => boolean][] = [
  [{ field: 'date' }, isDate],
  [{ kind: 'phone' }, (cell) => readPhones(cell).length > 0 && readPhones(cell).every((phone) => isCellPhone(phone))],
  [{ kind: 'address' }, isAddress],
  [{ field: 'vehicle' }, (cell) => VEHICLE.test(cell)],
  [{ field: 'pay' }, (cell) => readPay(cell) !== undefined],
  [{ field: 'time' }, (cell) => typeof readMoment(cell, 0) === 'string' || /^(지금|즉시|바로)$/.test(cell)],
  [{ kind: 'name' }, (cell) => NAME.test(cell)],
];

/** Guesses a column's content from its cells: at least 60 % of the non-empty ones must match. */
export function guessContent(cells: readonly string[]): ContentGuess {
  const given = cells.map((cell) => cell.trim()).filter((cell) => cell !== '');
  if (given.length === 0) return null;
  const found = TESTS.find(([, matches]) => given.filter(matches).length / given.length >= MIN_SHARE);
  return found?.[0] ?? null;
}

/** Cells of a sheet, row by row; every row is padded to the longest. */
export type Cells = readonly (readonly string[])[];
/** The field that each column holds; null: it is not used. */
export type Mapping = readonly (ColumnField | null)[];

/** Whether the result file returns the column unchanged: one that is not used, and the date, which the time then holds too. */
export const isKept = (field: ColumnField | null) => field === null || field === 'date';

const SAMPLE_ROWS = 20;

const cellsOf = (rows: Cells, column: number) => rows.map((row) => row[column] ?? '');

/** `isGuessed`: its name says nothing, only its cells do. */
type MomentColumn = { column: number; field: 'date' | 'time'; side: Side | null; isGuessed: boolean };

/** The best first: the pickup's own column, then one without a side. */
const RANKS: readonly ((column: MomentColumn) => boolean)[] = [
  ({ side }) => side === 'pickup',
  ({ side, isGuessed }) => side === null && !isGuessed,
  ({ side }) => side === 'drop',
  ({ isGuessed }) => isGuessed,
];

const bestOf = (columns: readonly MomentColumn[], field: 'date' | 'time') =>
  RANKS.flatMap((isRanked) => columns.filter((one) => one.field === field && isRanked(one)))[0];

/** The columns that together say when the pickup is. A date without a time is the time, which then needs correction. */
function placeMoment(
  columns: readonly MomentColumn[],
  rows: Cells,
  place: (column: number, field: ColumnField) => void,
) {
  const date = bestOf(columns, 'date');
  const time = bestOf(columns, 'time');
  const isOtherTime = time?.side === 'drop' && date?.side === 'pickup';
  if (date && (isOtherTime || (!time && !date.isGuessed))) return place(date.column, 'time');
  if (!time) return;
  place(time.column, 'time');
  const times = cellsOf(rows, time.column).filter((cell) => cell.trim() !== '');
  if (date && (times.length === 0 || times.some(isClock))) place(date.column, 'date');
}

type OpenColumn = { column: number; kind: Kind };

/** Fills in unknown sides: of two columns the first is the pickup; a single column is the drop-off. */
function placeOpen(
  open: readonly OpenColumn[],
  taken: ReadonlySet<ColumnField>,
  place: (column: number, field: BulkField) => void,
) {
  for (const kind of ['address', 'detail', 'name', 'phone', 'note'] as const) {
    const columns = open.filter((one) => one.kind === kind);
    const isPickupFree = !taken.has(fieldOf(kind, 'pickup') ?? 'remark') && fieldOf(kind, 'pickup') !== null;
    const isDropFree = !taken.has(fieldOf(kind, 'drop') ?? 'remark');
    const sides: Side[] = columns.length >= 2 && isPickupFree && isDropFree ? ['pickup', 'drop'] : ['drop', 'pickup'];
    const free = sides.flatMap((side) => {
      const field = fieldOf(kind, side);
      return field !== null && !taken.has(field) ? [field] : [];
    });
    columns.slice(0, free.length).forEach(({ column }, index) => {
      const field = free[index];
      if (field) place(column, field);
    });
  }
}

/** `연락처2` beside `연락처1` or `연락처`: another number of the same person, not one of the other side. */
function isSecondPhone(headers: readonly string[], column: number): boolean {
  const [before = '', word = ''] = [headers[column - 1] ?? '', headers[column] ?? ''].map(normaliseHeader);
  return word.endsWith('2') && [word.slice(0, -1), word.replace(/2$/, '1')].includes(before);
}

/** Matches columns to fields by their headers, else by their content. */
export function matchColumns(headers: readonly string[], rows: Cells): Mapping {
  const width = Math.max(headers.length, rows[0]?.length ?? 0);
  const mapping = Array.from<ColumnField | null>({ length: width }).fill(null);
  const taken = new Set<ColumnField>();
  const place = (column: number, field: ColumnField) => {
    if (taken.has(field) || mapping[column] !== null) return;
    mapping[column] = field;
    taken.add(field);
  };
  const open: OpenColumn[] = [];
  const moments: MomentColumn[] = [];

  for (let column = 0; column < width; column += 1) {
    const header = headers[column] ?? '';
    const meaning = readHeader(header);
    const guess = meaning ?? guessContent(cellsOf(rows.slice(0, SAMPLE_ROWS), column));
    if (guess === null) continue;
    if ('field' in guess) {
      const { field } = guess;
      if (field !== 'date' && field !== 'time') place(column, field);
      else if (field === 'time' || !isOtherDate(header)) {
        moments.push({ column, field, side: meaning?.side ?? null, isGuessed: meaning === null && header !== '' });
      }
    } else {
      const side = meaning && 'kind' in meaning ? meaning.side : null;
      // `From` may head names or addresses: the cells tell.
      const content =
        side !== null && guess.kind === null ? guessContent(cellsOf(rows.slice(0, SAMPLE_ROWS), column)) : null;
      const kind = guess.kind ?? (content && 'kind' in content ? content.kind : null) ?? 'name';
      const field = side === null ? null : fieldOf(kind, side);
      if (field !== null) place(column, field);
      // A pickup note, or a second recipient column, is not the other side's.
      if (side === null && !(kind === 'phone' && isSecondPhone(headers, column))) open.push({ column, kind });
    }
  }
  placeMoment(moments, rows, place);
  placeOpen(open, taken, place);
  return mapping;
}

/** Columns with dates that are not used although times say no date: those times would be read as today's. */
export function unusedDates(rows: Cells, mapping: Mapping): number[] {
  const time = mapping.indexOf('time');
  if (time < 0 || mapping.includes('date') || !cellsOf(rows, time).some(isClock)) return [];
  return mapping.flatMap((field, column) => {
    const guess = field === null ? guessContent(cellsOf(rows, column)) : null;
    return guess !== null && 'field' in guess && guess.field === 'date' ? [column] : [];
  });
}

/** Whether only the customer can say on which day the pickups are. */
export const isDayUnclear = (headers: readonly string[], rows: Cells, mapping: Mapping) => {
  const meaning = mapping.includes('date') ? readHeader(headers[mapping.indexOf('date')] ?? '') : null;
  const isNamed = meaning !== null && 'field' in meaning && meaning.field === 'date';
  return mapping.includes('date') ? !isNamed : unusedDates(rows, mapping).length > 0;
};

/**
 * A mapping that was remembered before dates had a column of their own, with the date where `matched` has it. One that
 * takes the time from elsewhere stays.
 */
export function withDate(remembered: Mapping, matched: Mapping): Mapping {
  const isMoment = (column: number) => matched[column] === 'date' || matched[column] === 'time';
  const fits =
    matched.includes('date') &&
    !remembered.includes('date') &&
    remembered.includes('time') &&
    remembered.every((field, column) => (isMoment(column) ? field === null || field === 'time' : field !== 'time'));
  return fits ? remembered.map((field, column) => (isMoment(column) ? (matched[column] ?? null) : field)) : remembered;
}

/** The key under which a mapping is remembered: sheets with the same headers share one mapping. */
export const signatureOf = (headers: readonly string[]) => headers.map(normaliseHeader).join('|');

/** A remembered mapping from storage; null when it is damaged or has another number of columns. */
export function readMapping(value: unknown, width: number): Mapping | null {
  if (!Array.isArray(value) || value.length !== width) return null;
  const fields = value.map((name: unknown) => (typeof name === 'string' && isColumnField(name) ? name : null));
  return fields.some((field) => field !== null) ? fields : null;
}

/** Assigns a field to a column and removes it from the column that had it before. */
export const assign = (mapping: Mapping, column: number, field: ColumnField | null): Mapping =>
  mapping.map((before, index) => {
    if (index === column) return field;
    return field !== null && before === field ? null : before;
  });

const PHONE_FIELDS: readonly BulkField[] = ['pickupPhone', 'dropPhone'];

/** One line of visible text: pasted cells contain line breaks and invisible characters. */
const tidyCell = (cell: string) => visibleText(cell.replace(/\p{Cc}+/gu, ' ')).replace(/ {2,}/g, ' ');

/** A cell as the sheet stores it. `now` (epoch ms) is when it was written. */
export function tidyValue(field: BulkField, cell: string, now: number): string {
  if (PHONE_FIELDS.includes(field)) return tidyPhones(tidyCell(cell.replace(/[\r\n]+/g, ';')));
  return field === 'time' ? tidyMoment(tidyCell(cell), now) : tidyCell(cell);
}

const TOTAL = /^(?:(?:총|합|소|누)계|총합계?|(?:sub|grand)?total)(?:\d+(?:건|개|행))?$|^총\d+(?:건|개|행)$/;
const FIGURE = /^[\d.,\s₩원건개행%kgKG+-]+$/;

/** A row with the sums of a sheet: its first entry says so, and most others are figures. */
export function isTotals(row: readonly string[]): boolean {
  const start = row.findIndex((cell) => tidyCell(cell) !== '');
  if (!TOTAL.test(normaliseHeader(row[start] ?? ''))) return false;
  const others = row.filter((_, column) => column !== start).map(tidyCell);
  const isDelivery = others.some((cell) => isAddress(cell) || readPhones(cell).some((phone) => isCellPhone(phone)));
  const texts = others.filter((cell) => cell !== '' && !FIGURE.test(cell));
  return !isDelivery && texts.length * 2 <= others.length;
}

type MappedRow = { values: BulkValues; extra: readonly string[] };

/** Turns cells into rows and leaves out empty ones. `now`: when the sheet was written, or our best guess (epoch ms). */
export function mapRows(rows: Cells, mapping: Mapping, now: number): MappedRow[] {
  const dateOf = (row: readonly string[]) => tidyCell(row[mapping.indexOf('date')] ?? '');
  const isDated = rows.some((row) => dateOf(row) !== '');
  return rows
    .filter((row) => row.some((cell) => tidyCell(cell) !== ''))
    .map((row) => {
      const values: Record<BulkField, string> = { ...NO_VALUES };
      mapping.forEach((field, column) => {
        if (field !== null && field !== 'date') values[field] = tidyValue(field, row[column] ?? '', now);
      });
      if (isDated) {
        const time = tidyCell(row[mapping.indexOf('time')] ?? '');
        values.time = tidyMoment(joinMoment(dateOf(row), time, now), now);
      }
      return { values, extra: mapping.flatMap((field, column) => (isKept(field) ? [row[column] ?? ''] : [])) };
    });
}
