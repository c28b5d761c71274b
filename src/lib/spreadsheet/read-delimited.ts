import Papa from 'papaparse';

/** Rows of a CSV, or of cells copied from a spreadsheet: quotes, and line breaks within them, are the cell's own. The
 * delimiter is found out unless it is named. */
export function readDelimited(text: string, delimiter?: '\t'): string[][] {
  // What was copied has a tab between two cells, whatever its cells hold; of a file nobody knows.
  const isCopied = /^[^"\n]*\t/.test(text) || /"\t|\t"/.test(text);
  const { data } = Papa.parse<string[]>(text.replace(/^\uFEFF/, ''), {
    delimiter: delimiter ?? (isCopied ? '\t' : ''),
    delimitersToGuess: [',', ';', '|', '\t'],
    skipEmptyLines: 'greedy',
  });
  const width = data.reduce((most, row) => Math.max(most, row.length), 0);
  return data.map((row) => Array.from({ length: width }, (_, column) => row[column] ?? ''));
}
