const quote = (cell: string) => (/["\t\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

/** Cells as tab-separated text, as spreadsheets read it from the clipboard. */
export const writeTabbed = (cells: readonly (readonly string[])[]) =>
  cells.map((row) => row.map(quote).join('\t')).join('\n');
