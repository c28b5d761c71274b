import type { TFunction } from 'i18next';
import { useTranslation } from '@/lib/i18n/use-translation';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { BULK_FIELDS, type BulkValues, MAX_BULK_ROWS, NO_VALUES, REQUIRED_FIELDS } from '@/domain/bulk/fields';
import { saveBlob } from '@/lib/browser/save-blob';
import { useDropZone } from '@/lib/browser/use-drop-zone';
import { observeError } from '@/lib/telemetry/observe';
import { Button } from '@/ui/kit/button/button';
import { Notice } from '@/ui/kit/feedback/notice';
import { notify } from '@/ui/kit/feedback/notify';
import { DownloadIcon, PlusIcon } from '@/ui/kit/icons/action-icons';
import { SectionCard } from '@/ui/kit/layout/section-card';
import { styled } from '@/ui/styled';
import { useBulkOrdersActions } from '../state/bulk-orders-context';
import { useStepFocus } from '../state/use-step-focus';
import { DueNotice } from '../templates/due-notice';
import { TemplatesSection } from '../templates/templates-section';
import { useTemplates } from '../templates/use-templates';
import { readCopied, readFile, type ReadSheet, type SheetProblem } from './read-sheet';

const WIDTH = 18;
const ADDRESS_WIDTH = 34;

const EXAMPLE: BulkValues = {
  ...NO_VALUES,
  pickupAddress: '서울 중구 세종대로 110',
  pickupDetail: '3층 총무팀',
  pickupName: '박서준',
  pickupPhone: '010-2345-6789',
  dropAddress: '서울 강남구 테헤란로 152',
  dropDetail: '12층',
  dropName: '이도윤',
  dropPhone: '010-3456-7890',
  dropNote: '1층 안내 데스크에 맡겨 주세요',
  vehicle: '오토바이',
  pay: '신용',
  goods: '서류 봉투',
  count: '1',
};

/** Saves an empty sheet with our columns, and a second one with an example row. */
async function saveTemplateFile(t: TFunction<'bulk'>) {
  const { writeXlsx } = await import('@/lib/spreadsheet/write-xlsx');
  const head = BULK_FIELDS.map((field) => `${t(`field.${field}`)}${REQUIRED_FIELDS.includes(field) ? ' *' : ''}`);
  const widths = BULK_FIELDS.map((field) => (field.endsWith('Address') ? ADDRESS_WIDTH : WIDTH));
  const file = await writeXlsx([
    { name: t('template.sheet'), widths, rows: [head] },
    { name: t('template.example'), widths, rows: [head, BULK_FIELDS.map((field) => EXAMPLE[field])] },
  ]);
  saveBlob(`${t('template.fileName')}.xlsx`, file);
}

const Area = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3),
  '&[data-over="true"] textarea': {
    borderColor: theme.vars.palette.primary.brand,
    backgroundColor: theme.vars.palette.primary.soft,
  },
}));

const Paste = styled('textarea')(({ theme }) => ({
  width: '100%',
  minHeight: 208,
  padding: theme.spacing(4),
  resize: 'vertical',
  border: `1px dashed ${theme.vars.palette.line.control}`,
  borderRadius: theme.radius.inner,
  backgroundColor: theme.vars.palette.surface.sunken,
  font: 'inherit',
  fontSize: theme.typography.body1.fontSize,
  lineHeight: 1.6,
  color: theme.vars.palette.text.primary,
  '&::placeholder': { color: theme.vars.palette.text.secondary, opacity: 1 },
  '&:focus-visible': { outline: `2px solid ${theme.vars.palette.primary.brand}`, outlineOffset: 1 },
}));

const Actions = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(2),
  alignItems: 'center',
  '& > :last-child': { marginLeft: 'auto' },
  [theme.breakpoints.down('sm')]: { '& > *': { flex: '1 1 100%' }, '& > :last-child': { order: -1 } },
}));

const Page = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(5),
  '&:focus': { outline: 'none' },
}));

/** Imports a sheet: by paste, drop, file or template; or starts an empty one. `isBack`: after a later step. */
export function PasteStep({ isBack }: { isBack: boolean }) {
  const { t } = useTranslation('bulk');
  const step = useStepFocus<HTMLDivElement>(!isBack);
  const { receive, openBlank } = useBulkOrdersActions();
  const templates = useTemplates();
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<SheetProblem | null>(null);
  const [isReading, setIsReading] = useState(false);
  const picker = useRef<HTMLInputElement>(null);
  const id = useId();
  const dropZone = useDropZone(({ files: [file] }) => {
    if (file) void importSheet(file.name, readFile(file));
  });

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

  function paste(event: Pick<globalThis.ClipboardEvent, 'clipboardData' | 'preventDefault'>) {
    const copied = event.clipboardData?.getData('text/plain') ?? '';
    // Text without tabs and line breaks is not a sheet.
    if (!/[\t\n]/.test(copied.trim())) return;
    event.preventDefault();
    void importSheet(t('in.pasted'), readCopied(copied)).then((isImported) => {
      // Fills the field only on failure: rendering 500 lines takes longer than reading the sheet.
      if (!isImported) setText(copied);
    });
  }

  // Ctrl+V brings the sheet in wherever the focus is, unless it is in a field.
  const pasteAnywhere = useEffectEvent((event: globalThis.ClipboardEvent) => {
    const isInField =
      event.target instanceof Element && event.target.closest('input, textarea, [role="dialog"]') !== null;
    if (!isInField) paste(event);
  });
  useEffect(() => {
    document.addEventListener('paste', pasteAnywhere);
    return () => document.removeEventListener('paste', pasteAnywhere);
  }, []);

  return (
    <Page ref={step} tabIndex={-1}>
      <DueNotice />
      <SectionCard title={t('in.title')} lead={t('in.lead', { max: MAX_BULK_ROWS })}>
        <Area {...dropZone}>
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
            // With .xls, which cannot be read: a file that is greyed out would not say why.
            accept=".xlsx,.xls,.csv,.tsv,.txt,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
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
              onClick={() =>
                void saveTemplateFile(t).catch((error: unknown) => {
                  observeError(error);
                  void notify('error', t('out.failed'));
                })
              }
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
      <TemplatesSection {...templates} />
    </Page>
  );
}
