import { saveBlob } from '@/lib/browser/save-blob';
import { toCsv } from '@/lib/spreadsheet/write-delimited';
import type { ResultCell } from './result-rows';

const WIDTH = 18;

export type ResultFormat = 'xlsx' | 'csv';

export async function saveResult(name: string, format: ResultFormat, rows: readonly (readonly ResultCell[])[]) {
  if (format === 'csv') return saveBlob(`${name}.csv`, new Blob([toCsv(rows)], { type: 'text/csv;charset=utf-8' }));
  const { writeXlsx } = await import('@/lib/spreadsheet/write-xlsx');
  const widths = (rows[0] ?? []).map(() => WIDTH);
  saveBlob(`${name}.xlsx`, await writeXlsx([{ name, widths, rows }]));
}
