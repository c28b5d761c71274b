import { readSheet } from 'read-excel-file/universal';
import { unpackedSize } from './unpacked-size';

const MAX_UNPACKED_BYTES = 50_000_000;
const twoDigits = (value: number) => String(value).padStart(2, '0');

/** A date cell is wall-clock time, which the reader returns as UTC. */
function dateText(date: Date): string {
  const day = date.toISOString().slice(0, 10);
  const time = `${twoDigits(date.getUTCHours())}:${twoDigits(date.getUTCMinutes())}`;
  return `${day} ${time}`;
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
