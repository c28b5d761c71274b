import { useTranslation } from '@/lib/i18n/use-translation';
import { useState } from 'react';
import { serverNow } from '@/domain/time/clock';
import { kstDate } from '@/domain/time/kst';
import { saveBlob } from '@/lib/browser/save-blob';
import { toCsv } from '@/lib/spreadsheet/write-delimited';
import { observeError } from '@/lib/telemetry/observe';
import { Button } from '@/ui/kit/button/button';
import { notify } from '@/ui/kit/feedback/notify';
import { DownloadIcon, PrintIcon } from '@/ui/kit/icons/action-icons';
import { lazyPart } from '@/ui/kit/layout/lazy-part';
import { useLocale } from '@/ui/use-locale';
import { useCellLabels } from '../grid/use-cell-labels';
import { useBulkOrdersState, useRowViews } from '../state/bulk-orders-context';
import { useColumnNames } from '../use-column-names';
import { type ResultCell, resultRows } from './result-rows';

const WIDTH = 18;

type ResultFormat = 'xlsx' | 'csv';

async function saveResult(
  fileName: string,
  sheet: string,
  format: ResultFormat,
  rows: readonly (readonly ResultCell[])[],
) {
  if (format === 'csv') return saveBlob(`${fileName}.csv`, new Blob([toCsv(rows)], { type: 'text/csv;charset=utf-8' }));
  const { writeXlsx } = await import('@/lib/spreadsheet/write-xlsx');
  const widths = (rows[0] ?? []).map(() => WIDTH);
  saveBlob(`${fileName}.xlsx`, await writeXlsx([{ name: sheet, widths, rows }]));
}

const SheetLabelsDialog = lazyPart(() => import('./labels-dialog').then((module) => module.SheetLabelsDialog));

/** Exports the sheet with order numbers, and prints labels for the boxes, once sending has ended. */
export function ExportActions() {
  const { t } = useTranslation('bulk');
  const locale = useLocale();
  const views = useRowViews();
  const headers = useBulkOrdersState('headers');
  const labels = useCellLabels();
  const { fieldName } = useColumnNames();
  const isSending = useBulkOrdersState('sending').status === 'running';
  const [isOpen, setIsOpen] = useState<boolean | null>(null);

  const save = (format: ResultFormat) =>
    void saveResult(
      `${t('result.fileName')}_${kstDate(serverNow())}`,
      t('template.sheet'),
      format,
      resultRows(views, headers, labels, fieldName, t, locale),
    ).catch((error: unknown) => {
      observeError(error);
      void notify('error', t('out.failed'));
    });

  return (
    <>
      <Button
        variant="outline"
        size="small"
        disabled={isSending}
        start={<PrintIcon size={16} />}
        onClick={() => setIsOpen(true)}
      >
        {t('labels.action')}
      </Button>
      <Button variant="outline" size="small" disabled={isSending} onClick={() => save('csv')}>
        {t('out.csv')}
      </Button>
      <Button
        variant="outline"
        size="small"
        disabled={isSending}
        start={<DownloadIcon size={16} />}
        onClick={() => save('xlsx')}
      >
        {t('out.xlsx')}
      </Button>
      {isOpen === null ? null : <SheetLabelsDialog isOpen={isOpen} onClose={() => setIsOpen(false)} />}
    </>
  );
}
