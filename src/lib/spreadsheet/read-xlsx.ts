import { readSheet } from 'read-excel-file/universal';
import { unpackedSize } from './unpacked-size';

const MOST_UNPACKED = 50_000_000;
const two = (value: number) => String(value).padStart(2, '0');

/** A date cell is wall-clock time, which the reader gives as UTC. */
function dateText(date: Date): string {
  const day = date.toISOString().slice(0, 10);
  const time = `${two(date.getUTCHours())}:${two(date.getUTCMinutes())}`;
  return `${day} ${time}`;
}

const cellText = (cell: unknown): string => {
  if (cell instanceof Date) return dateText(cell);
  if (typeof cell === 'number' || typeof cell === 'boolean') return String(cell);
  return typeof cell === 'string' ? cell : '';
};

/** The first sheet of a workbook, as text. Rejects what is no workbook, and what would not fit into memory. */
export async function readXlsx(file: ArrayBuffer): Promise<string[][]> {
  const size = unpackedSize(file);
  if (size === null || size > MOST_UNPACKED) throw new Error('Not a workbook that can be read');
  // `universal`: the browser build starts workers from text, which the page's policy forbids.
  const rows = await readSheet(file);
  const width = rows.reduce((most, row) => Math.max(most, row.length), 0);
  return rows.map((row) => Array.from({ length: width }, (_, column) => cellText(row[column])));
}
