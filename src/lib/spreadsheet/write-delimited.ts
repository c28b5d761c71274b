import Papa from 'papaparse';

/** Excel takes a file without it for the system's own encoding, and Korean becomes noise. */
const BYTE_ORDER_MARK = '\ufeff';
const LINE_END = '\r\n';
/** A spreadsheet runs text that begins like this; Papa Parse puts an apostrophe in front. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;

export type CsvRow = readonly (string | number)[];

/** A CSV file for Excel. Numbers stay numbers; text is never read as a formula, even if it looks like one. */
export const toCsv = (rows: readonly CsvRow[]) =>
  BYTE_ORDER_MARK + Papa.unparse([...rows], { newline: LINE_END, escapeFormulae: FORMULA }) + LINE_END;

/** Cells as spreadsheets take them from the clipboard. The last line ends too, or a blank last cell would be lost. */
export const writeTabbed = (cells: readonly (readonly string[])[]) =>
  `${Papa.unparse([...cells], { delimiter: '\t', newline: '\n' })}\n`;
