import { useTranslation } from '@/lib/i18n/use-translation';
import { useState } from 'react';
import { useLazyTexts } from '@/lib/i18n/lazy-texts';
import { Button } from '@/ui/kit/button/button';
import { Dialog } from '@/ui/kit/layout/dialog';
import { Notice } from '@/ui/kit/feedback/notice';
import { ProgressBar } from '@/ui/kit/feedback/progress-bar';
import { RadioCards } from '@/ui/kit/form/radio-cards';
import { styled } from '@/ui/styled';
import { FILE_KINDS, type FileKind } from './order-file';
import type { ExportSource } from './collect-orders';
import { useExport } from './use-export';

const Stack = styled('div')(({ theme }) => ({ display: 'grid', gap: theme.spacing(4) }));

const Bar = styled(ProgressBar)(({ theme }) => ({ marginTop: theme.spacing(3) }));

type ExportDialogProps = { source: ExportSource; isOpen: boolean; onClose: () => void };

/** Choice of the file format, and the progress. */
export function ExportDialog(props: ExportDialogProps) {
  return useLazyTexts('orderExport') ? <Content {...props} /> : null;
}

function Content({ source, isOpen, onClose }: ExportDialogProps) {
  const { t } = useTranslation('orderExport');
  const [kind, setKind] = useState<FileKind>('xlsx');
  const { state, count, run, stop } = useExport(source, onClose);
  const isRunning = state.kind === 'collecting' || state.kind === 'writing';

  return (
    <Dialog
      kind="form"
      isOpen={isOpen}
      onClose={onClose}
      isLocked={isRunning}
      title={t('title', { count })}
      actions={
        isRunning ? (
          <Button key="stop" variant="outline" onClick={stop}>
            {t('stop')}
          </Button>
        ) : (
          <Button key="run" variant="primary" onClick={() => void run(kind)}>
            {t('action')}
          </Button>
        )
      }
    >
      <Stack>
        {isRunning ? (
          <div>
            <p>
              {state.kind === 'collecting'
                ? t('running', { done: Math.min(state.done, source.total), total: source.total })
                : t('writing')}
            </p>
            <Bar
              aria-label={t('progress')}
              max={source.total}
              value={state.kind === 'collecting' ? Math.min(state.done, source.total) : source.total}
            />
          </div>
        ) : (
          <RadioCards
            legend={t('kind.label')}
            isLegendHidden
            cards={FILE_KINDS.map((value) => ({
              value,
              title: t(`kind.${value}`),
              description: t(`kind.${value}Text`),
            }))}
            value={kind}
            onChange={setKind}
          />
        )}
        {state.kind === 'failed' ? <Notice tone="error">{t('failed')}</Notice> : null}
      </Stack>
    </Dialog>
  );
}
