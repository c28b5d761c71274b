import { MAX_BULK_BYTES } from '@/domain/bulk/fields';
import { decodeText } from '@/lib/spreadsheet/decode-text';
import { readDelimited } from '@/lib/spreadsheet/read-delimited';

export type SheetProblem = 'tooLarge' | 'oldExcel' | 'unreadable' | 'empty';
export type ReadSheet = { cells: readonly (readonly string[])[] } | { problem: SheetProblem };

const OLD_EXCEL = [0xd0, 0xcf, 0x11, 0xe0];
const ZIP = [0x50, 0x4b];

const beginsWith = (bytes: Uint8Array, start: readonly number[]) => start.every((byte, index) => bytes[index] === byte);

async function cellsOf(bytes: Uint8Array<ArrayBuffer>) {
  if (beginsWith(bytes, ZIP)) {
    const { readXlsx } = await import('@/lib/spreadsheet/read-xlsx');
    return readXlsx(bytes.buffer);
  }
  return readDelimited(decodeText(bytes));
}

const toResult = (cells: readonly (readonly string[])[]): ReadSheet => {
  const filled = cells.filter((row) => row.some((cell) => cell.trim() !== ''));
  return filled.length === 0 ? { problem: 'empty' } : { cells: filled };
};

/** Reads a file by its content, regardless of its name. */
export async function readFile(file: File): Promise<ReadSheet> {
  if (file.size > MAX_BULK_BYTES) return { problem: 'tooLarge' };
  try {
    const bytes = new Uint8Array(await file.arrayBuffer());
    return beginsWith(bytes, OLD_EXCEL) ? { problem: 'oldExcel' } : toResult(await cellsOf(bytes));
  } catch {
    return { problem: 'unreadable' };
  }
}

/** Reads cells copied from a spreadsheet. */
export async function readCopied(text: string): Promise<ReadSheet> {
  if (text.length > MAX_BULK_BYTES) return { problem: 'tooLarge' };
  return toResult(readDelimited(text));
}
