import Papa, { type ParseConfig } from 'papaparse';

function read(text: string, config: ParseConfig): string[][] {
  const { data } = Papa.parse<string[]>(text.replace(/^\uFEFF/, ''), config);
  const width = data.reduce((most, row) => Math.max(most, row.length), 0);
  return data.map((row) => Array.from({ length: width }, (_, column) => row[column] ?? ''));
}

/**
 * The rows of a CSV, or of a sheet copied from a spreadsheet, all of the same length and without blank lines. Quoted
 * cells may contain line breaks.
 */
export function readDelimited(text: string): string[][] {
  // Copied cells always have a tab between them; the delimiter of a file must be guessed.
  const isCopied = /^[^"\n]*\t/.test(text) || /"\t|\t"/.test(text);
  return read(text, {
    delimiter: isCopied ? '\t' : '',
    delimitersToGuess: [',', ';', '|', '\t'],
    skipEmptyLines: 'greedy',
  });
}

/** Copied cells for pasting into a grid. Blank lines stay, or the lines below would go into the wrong rows. */
export const readCopiedCells = (text: string) =>
  // Excel ends the last line too.
  read(text.replace(/\r?\n$/, ''), { delimiter: '\t' });
