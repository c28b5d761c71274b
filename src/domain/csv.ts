/** Excel takes a file without it for the system's own encoding, and Korean becomes noise. */
const BYTE_ORDER_MARK = '\ufeff';
const LINE_END = '\r\n';

/** A spreadsheet runs what begins like a formula; an apostrophe in front makes it text. */
const disarm = (cell: string) => (/^[=+\-@\t\r\n＝＋－＠]/.test(cell) ? `'${cell}` : cell);
const quote = (cell: string) => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

/** Numbers are ours and stay numbers; text may be anybody's. */
const writeCell = (cell: string | number) => (typeof cell === 'number' ? String(cell) : quote(disarm(cell)));

export type CsvRow = readonly (string | number)[];

export const toCsv = (rows: readonly CsvRow[]) =>
  BYTE_ORDER_MARK + rows.map((row) => row.map(writeCell).join(',') + LINE_END).join('');
