import { readSheet } from 'read-excel-file/universal';

const END_RECORD = 0x06054b50;
const ENTRY = 0x02014b50;
const END_LENGTH = 22;
const MAX_COMMENT_LENGTH = 0xffff;

/**
 * The unpacked size in bytes that a zip file declares; null if it is no zip file. Found without unpacking, because a
 * small file may unpack to a thousand times its size.
 */
function unpackedSize(file: ArrayBuffer): number | null {
  const view = new DataView(file);
  const first = Math.max(0, file.byteLength - END_LENGTH - MAX_COMMENT_LENGTH);
  for (let at = file.byteLength - END_LENGTH; at >= first; at -= 1) {
    if (view.getUint32(at, true) !== END_RECORD) continue;
    return sumOfEntries(view, view.getUint16(at + 10, true), view.getUint32(at + 16, true));
  }
  return null;
}

function sumOfEntries(view: DataView, count: number, start: number): number | null {
  let at = start;
  let sum = 0;
  for (let entry = 0; entry < count; entry += 1) {
    if (at + 46 > view.byteLength || view.getUint32(at, true) !== ENTRY) return null;
    sum += view.getUint32(at + 24, true);
    at += 46 + view.getUint16(at + 28, true) + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return sum;
}

const MAX_UNPACKED_BYTES = 50_000_000;
const twoDigits = (value: number) => String(value).padStart(2, '0');

const SECOND_MS = 1000;

/** A cell with a time alone is a part of the day on which Excel's calendar starts: 1899, or 1904 in old Mac files. */
const LAST_START_YEAR = 1904;
/** A phone number or `20261122` in a date cell is a later day, as Excel says: `########`. */
const LAST_YEAR = 9999;
const NO_DAY = '########';

/**
 * A date cell is wall-clock time, which the reader returns as UTC and up to a millisecond early: 12:59:59.999. At
 * midnight it is a date without a time.
 */
function dateText(cell: Date): string {
  const date = new Date(Math.round(cell.getTime() / SECOND_MS) * SECOND_MS);
  // Not a number for what no `Date` can hold.
  if (!(date.getUTCFullYear() <= LAST_YEAR)) return NO_DAY;
  const day = date.toISOString().slice(0, 10);
  const time = `${twoDigits(date.getUTCHours())}:${twoDigits(date.getUTCMinutes())}`;
  if (date.getUTCFullYear() <= LAST_START_YEAR) return time;
  return time === '00:00' ? day : `${day} ${time}`;
}

const cellText = (cell: unknown): string => {
  if (cell instanceof Date) return dateText(cell);
  if (typeof cell === 'number' || typeof cell === 'boolean') return String(cell);
  return typeof cell === 'string' ? cell : '';
};

/**
 * The first sheet of a workbook as text, with rows of the same length. Rejects a file that is no workbook or that
 * unpacks to more than 50 MB.
 */
export async function readXlsx(file: ArrayBuffer): Promise<string[][]> {
  const size = unpackedSize(file);
  if (size === null || size > MAX_UNPACKED_BYTES) throw new Error('Not a workbook that can be read');
  // `universal`: the browser build starts workers from text, which the content security policy forbids.
  const rows = await readSheet(file);
  const width = rows.reduce((most, row) => Math.max(most, row.length), 0);
  return rows.map((row) => Array.from({ length: width }, (_, column) => cellText(row[column])));
}
