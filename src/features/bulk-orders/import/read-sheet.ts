import { MAX_BULK_BYTES } from '@/domain/bulk/fields';
import { isTotals } from '@/domain/bulk/mapping';
import { findHead } from '@/domain/bulk/sheet-head';
import { decodeText } from '@/lib/spreadsheet/decode-text';
import { readDelimited } from '@/lib/spreadsheet/read-delimited';

export type SheetProblem = 'tooLarge' | 'locked' | 'oldExcel' | 'unreadable' | 'empty';
export type ReadSheet = { cells: readonly (readonly string[])[] } | { problem: SheetProblem };

/** The container of old Excel files, and of newer ones with a password. */
const OLE = [0xd0, 0xcf, 0x11, 0xe0];
/** What its directory calls a workbook that is encrypted with a password. */
const ENCRYPTED = 'EncryptedPackage';
const ZIP = [0x50, 0x4b];

const beginsWith = (bytes: Uint8Array, start: readonly number[]) => start.every((byte, index) => bytes[index] === byte);

const toResult = (cells: readonly (readonly string[])[]): ReadSheet => {
  const filled = cells.filter((row) => row.some((cell) => cell.trim() !== ''));
  // Names alone, as on the first sheet of our file when the orders stand on the second, would open an empty sheet.
  return findHead(filled).rows.every(isTotals) ? { problem: 'empty' } : { cells: filled };
};

/** Shops and business programs save web pages as .xls. */
const isWebPage = (text: string) => /^\s*<[!?a-z]/i.test(text);

async function readBytes(bytes: Uint8Array<ArrayBuffer>, name: string): Promise<ReadSheet> {
  if (beginsWith(bytes, OLE)) {
    return { problem: new TextDecoder('utf-16le').decode(bytes).includes(ENCRYPTED) ? 'locked' : 'oldExcel' };
  }
  if (beginsWith(bytes, ZIP)) {
    const { readXlsx } = await import('@/lib/spreadsheet/read-xlsx');
    return toResult(await readXlsx(bytes.buffer));
  }
  const text = decodeText(bytes);
  if (isWebPage(text)) return { problem: /\.xls$/i.test(name) ? 'oldExcel' : 'unreadable' };
  return toResult(readDelimited(text));
}

/** Reads a file by its content; its name only decides what a web page is called. */
export async function readFile(file: File): Promise<ReadSheet> {
  if (file.size > MAX_BULK_BYTES) return { problem: 'tooLarge' };
  try {
    return await readBytes(new Uint8Array(await file.arrayBuffer()), file.name);
  } catch {
    return { problem: 'unreadable' };
  }
}

/** Reads cells copied from a spreadsheet. */
export async function readCopied(text: string): Promise<ReadSheet> {
  if (text.length > MAX_BULK_BYTES) return { problem: 'tooLarge' };
  return toResult(readDelimited(text));
}
