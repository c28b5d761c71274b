import { useTranslation } from 'next-i18next/pages';
import { useId, useRef, useState, type ClipboardEvent, type DragEvent } from 'react';
import { MAX_BULK_ROWS, NO_VALUES } from '@/domain/bulk/fields';
import { Button } from '@/ui/kit/button/button';
import { DownloadIcon, PlusIcon } from '@/ui/kit/icons/action-icons';
import { Notice } from '@/ui/kit/feedback/notice';
import { notify } from '@/ui/kit/feedback/notify';
import { SectionCard } from '@/ui/kit/layout/section-card';
import { useBulkOrdersActions } from '../state/bulk-orders-context';
import { TemplatesSection } from '../templates/templates-section';
import { Actions, Area, Page, Paste } from './paste-styles';
import { readCopied, readFile, type ReadSheet, type SheetProblem } from './read-sheet';
import { saveTemplateFile } from './save-template-file';

/** Imports a sheet: by paste, drop, file or template; or starts an empty one. */
export function PasteStep() {
  const { t } = useTranslation('bulk');
  const { receive, openBlank } = useBulkOrdersActions();
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<SheetProblem | null>(null);
  const [isReading, setIsReading] = useState(false);
  const [isOver, setIsOver] = useState(false);
  const picker = useRef<HTMLInputElement>(null);
  const id = useId();

  /** Reads a sheet and passes it on. Returns false if it could not be read. */
  async function importSheet(name: string, read: Promise<ReadSheet>) {
    setIsReading(true);
    // The chunk that reads sheets may fail to load.
    const sheet = await read.catch((): ReadSheet => ({ problem: 'unreadable' }));
    const found = 'problem' in sheet ? sheet.problem : null;
    setProblem(found);
    setIsReading(false);
    if (!('problem' in sheet)) await receive(name, sheet.cells);
    return found === null;
  }

  function paste(event: ClipboardEvent) {
    const copied = event.clipboardData.getData('text/plain');
    // Text without tabs and line breaks is not a sheet.
    if (!/[\t\n]/.test(copied.trim())) return;
    event.preventDefault();
    void importSheet(t('in.pasted'), readCopied(copied)).then((isImported) => {
      // Fills the field only on failure: rendering 500 lines takes longer than reading the sheet.
      if (!isImported) setText(copied);
    });
  }

  function drop(event: DragEvent) {
    event.preventDefault();
    setIsOver(false);
    const [file] = event.dataTransfer.files;
    if (file) void importSheet(file.name, readFile(file));
  }

  return (
    <Page>
      <SectionCard title={t('in.title')} lead={t('in.lead', { max: MAX_BULK_ROWS })}>
        <Area
          data-over={isOver}
          onDragOver={(event) => {
            event.preventDefault();
            setIsOver(true);
          }}
          onDragLeave={() => setIsOver(false)}
          onDrop={drop}
        >
          <Paste
            aria-label={t('in.area')}
            value={text}
            placeholder={t('in.placeholder')}
            spellCheck={false}
            onPaste={paste}
            onChange={({ target }) => setText(target.value)}
            {...(problem ? { 'aria-invalid': true, 'aria-describedby': `${id}-problem` } : {})}
          />
          {problem ? (
            <div id={`${id}-problem`}>
              <Notice tone="error">{t(`in.problem.${problem}`)}</Notice>
            </div>
          ) : null}
          <input
            ref={picker}
            type="file"
            hidden
            aria-label={t('in.choose')}
            accept=".xlsx,.csv,.tsv,.txt,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
            onChange={({ target }) => {
              const [file] = target.files ?? [];
              target.value = '';
              if (file) void importSheet(file.name, readFile(file));
            }}
          />
          <Actions>
            <Button variant="outline" onClick={() => picker.current?.click()}>
              {t('in.choose')}
            </Button>
            <Button
              variant="ghost"
              start={<DownloadIcon />}
              onClick={() => void saveTemplateFile(t).catch(() => notify('error', t('out.failed')))}
            >
              {t('in.template')}
            </Button>
            <Button
              variant="ghost"
              start={<PlusIcon />}
              onClick={() => openBlank(Array.from({ length: 5 }, () => NO_VALUES))}
            >
              {t('in.blank')}
            </Button>
            <Button
              variant="primary"
              isLoading={isReading}
              disabled={text.trim() === ''}
              onClick={() => void importSheet(t('in.pasted'), readCopied(text))}
            >
              {t('in.take')}
            </Button>
          </Actions>
        </Area>
      </SectionCard>
      <TemplatesSection />
    </Page>
  );
}
