import { visibleText } from '../text/visible-text';
import { normaliseHeader, readHeader } from './column-labels';
import { type Cells, guessContent, isAddress } from './mapping';

/** Where a sheet's orders begin. `headers`: null if no row names the columns. `titles`: rows above the names. */
type SheetHead = { headers: readonly string[] | null; rows: Cells; titles: number };

type Row = readonly string[];

const MIN_KNOWN_HEADERS = 2;
const MAX_TITLES = 10;
/** One side, above the names of several columns. */
const GROUP =
  /^(?:(?:보내는|받는)(?:분|사람|곳)|(?:발송|발신|송하|수령|수취|수신|수하)[인자처지]?|(?:출발|도착|상차|하차|픽업|배송|배달)[지처]?|sender|recipient|receiver|pickup|dropoff|delivery|from|to|origin|destination)(?:정보)?$/;

const isFilled = (cell: string | undefined) => cell !== undefined && visibleText(cell) !== '';

/** Whether the cell is a phone, an address or the like, and no name of a column. */
function isData(cell: string) {
  const guess = guessContent([cell]);
  return guess !== null && ('kind' in guess ? guess.kind !== 'name' : guess.field !== 'pay');
}

/** A title may have a date and a phone, but no address. */
const isOrder = (row: Row, least: number) => row.filter(isData).length >= least && row.some((cell) => isAddress(cell));

/** Below the names, templates say what to enter: `연락처를 적어 주세요`. */
const isGuide = (cell: string) => /입력|기재|적어|주세요|하세요/.test(cell);

const countKnown = (row: Row) => row.filter((cell) => readHeader(cell) !== null && !isGuide(cell)).length;

/** The row above the first order with the most names, since a title may have some too; undefined if there is none. */
function findNames(cells: Cells, least: number): number | undefined {
  const firstOrder = cells.findIndex((row) => isOrder(row, least));
  return [...cells.slice(0, firstOrder < 0 ? undefined : firstOrder).entries()]
    .filter(([, row]) => countKnown(row) >= least && !row.some(isData))
    .sort(([, one], [, other]) => countKnown(other) - countKnown(one))[0]?.[0];
}

/**
 * Whether the cells of `row` head several columns whose names are `below`. A merged cell has its text in the first; a
 * cell alone is a title.
 */
const isGroupRow = (row: Row, below: Row) =>
  row.filter(isFilled).length > 1 &&
  countKnown(below) >= MIN_KNOWN_HEADERS &&
  !row.some(isData) &&
  !below.some(isData) &&
  row.some(
    (cell, column) =>
      GROUP.test(normaliseHeader(cell)) &&
      isFilled(below[column]) &&
      !isFilled(row[column + 1]) &&
      isFilled(below[column + 1]),
  );

/** Whether the column differs by side: a phone and a time do, a vehicle does not. */
function hasSides(name: string) {
  // A phone below a side, and a row's number alone.
  if (normaliseHeader(name) === '번호') return true;
  const meaning = readHeader(name);
  return meaning !== null && ('kind' in meaning || meaning.field === 'date' || meaning.field === 'time');
}

function joinNames(row: Row, below: Row): string[] {
  let group = '';
  return row.map((cell, column) => {
    const name = below[column] ?? '';
    // A cell with nothing below it names one column, so it does not group the columns to its right.
    if (isFilled(cell)) group = isFilled(name) ? cell : '';
    if (!isFilled(name)) return cell;
    return hasSides(name) ? `${group} ${name}`.trim() : name;
  });
}

/** The names of a sheet with one named column, such as `주소`, whose cells all look like data. */
function isLoneName(row: Row, below: Cells) {
  const column = row.findIndex(isFilled);
  const name = row[column] ?? '';
  return (
    row.filter(isFilled).length === 1 &&
    countKnown(row) === 1 &&
    !isData(name) &&
    below.length > 0 &&
    below.every((one) => isData(one[column] ?? ''))
  );
}

/** Finds the names of the columns, which may stand below a title, and in two rows. */
export function findHead(cells: Cells): SheetHead {
  const isOneColumn = cells.every((row) => row.filter(isFilled).length <= 1);
  const names = findNames(cells.slice(0, isOneColumn ? 1 : MAX_TITLES + 1), isOneColumn ? 1 : MIN_KNOWN_HEADERS);
  if (names === undefined) {
    const [first = [], ...rows] = cells;
    return isLoneName(first, rows) ? { headers: first, rows, titles: 0 } : { headers: null, rows: cells, titles: 0 };
  }
  for (const top of [names - 1, names]) {
    const [row, below] = [cells[top], cells[top + 1]];
    if (row && below && isGroupRow(row, below)) {
      return { headers: joinNames(row, below), rows: cells.slice(top + 2), titles: top };
    }
  }
  return { headers: cells[names] ?? [], rows: cells.slice(names + 1), titles: names };
}
