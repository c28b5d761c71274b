/** Without it Excel opens the file in the system encoding, and Korean text becomes garbage. */
const BYTE_ORDER_MARK = '\ufeff';
const LINE_END = '\r\n';

/** A spreadsheet runs cells that begin like a formula; a leading apostrophe makes them text (CSV injection). */
const escapeFormula = (cell: string) => (/^[=+\-@\t\r\n＝＋－＠]/.test(cell) ? `'${cell}` : cell);
const quote = (cell: string) => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

/** Numbers come from the app and stay numbers; text may come from anyone. */
const writeCell = (cell: string | number) => (typeof cell === 'number' ? String(cell) : quote(escapeFormula(cell)));

export type CsvRow = readonly (string | number)[];

/** A CSV file for Excel: UTF-8 with byte order mark, CRLF, formulas escaped. */
export const toCsv = (rows: readonly CsvRow[]) =>
  BYTE_ORDER_MARK + rows.map((row) => row.map(writeCell).join(',') + LINE_END).join('');
