import Papa from 'papaparse';

/**
 * The rows of a CSV, or of cells copied from a spreadsheet, all of the same length. Quoted cells may contain line
 * breaks. Without `delimiter` the delimiter is detected.
 */
export function readDelimited(text: string, delimiter?: '\t'): string[][] {
  // Copied cells always have a tab between them; the delimiter of a file must be guessed.
  const isCopied = /^[^"\n]*\t/.test(text) || /"\t|\t"/.test(text);
  const { data } = Papa.parse<string[]>(text.replace(/^\uFEFF/, ''), {
    delimiter: delimiter ?? (isCopied ? '\t' : ''),
    delimitersToGuess: [',', ';', '|', '\t'],
    skipEmptyLines: 'greedy',
  });
  const width = data.reduce((most, row) => Math.max(most, row.length), 0);
  return data.map((row) => Array.from({ length: width }, (_, column) => row[column] ?? ''));
}
