import { useTranslation } from 'next-i18next/pages';
import { useEffect, useState } from 'react';
import type { SentSheet } from '@/domain/bulk/sent-sheets';
import { dueTemplates } from '@/domain/bulk/sheet-template';
import { useNow } from '@/lib/browser/use-now';
import { Button } from '@/ui/kit/button/button';
import { Notice } from '@/ui/kit/feedback/notice';
import { useBulkOrdersActions } from '../state/bulk-orders-context';
import type { Templates } from './use-templates';

const MINUTE_MS = 60_000;

/** The sheets that were sent from this browser; null while they load. */
function useSentSheets() {
  const { persistence } = useBulkOrdersActions();
  const [sheets, setSheets] = useState<readonly SentSheet[] | null>(null);
  useEffect(() => {
    let isCurrent = true;
    void persistence.sentSheets().then((stored) => {
      if (isCurrent) setSheets(stored);
    });
    return () => {
      isCurrent = false;
    };
  }, [persistence]);
  return sheets;
}

/** Offers the sheets that come again today, until they are sent. The page may stay open overnight. */
export function DueNotice({ templates }: Pick<Templates, 'templates'>) {
  const { t } = useTranslation('bulk');
  const { openBlank } = useBulkOrdersActions();
  const now = useNow(MINUTE_MS);
  const sent = useSentSheets();
  if (!sent) return null;
  return dueTemplates(templates, sent, now).map(({ id, name, rows, at, isLate }) => (
    <Notice
      key={id}
      title={t('due.title', { name })}
      action={
        <Button variant="primary" size="small" onClick={() => openBlank(rows)}>
          {t('due.open', { count: rows.length })}
        </Button>
      }
    >
      {at === '' ? t('due.now') : t(isLate ? 'due.late' : 'due.at', { time: at })}
    </Notice>
  ));
}
