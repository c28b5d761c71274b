import styled from '@emotion/styled';
import { useTranslation } from 'next-i18next/pages';
import { formatWon } from '@/domain/text/format';
import { Button } from '@/ui/kit/button/button';
import { Dialog } from '@/ui/kit/layout/dialog';
import { useLocale } from '@/ui/use-locale';
import type { RowCounts } from './state/row-counts';

const Text = styled('p')(({ theme }) => ({ '& + &': { marginTop: theme.spacing(2) } }));

type SendDialogProps = { isOpen: boolean; counts: RowCounts; onClose: () => void; onSend: () => void };

/** Asks for confirmation before many orders are created. */
export function SendDialog({ isOpen, counts, onClose, onSend }: SendDialogProps) {
  const { t } = useTranslation('bulk');
  const locale = useLocale();
  const left = counts.rows - counts.sent - counts.sendable;
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('send.ask', { count: counts.sendable })}
      actions={
        <>
          <Button variant="outline" size="large" onClick={onClose}>
            {t('send.back')}
          </Button>
          <Button variant="primary" size="large" onClick={onSend}>
            {t('send.confirm')}
          </Button>
        </>
      }
    >
      <Text>{t('send.total', { total: formatWon(counts.sendableTotal, locale) })}</Text>
      {left > 0 ? <Text>{t('send.left', { count: left })}</Text> : null}
    </Dialog>
  );
}
