import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { dueTemplates } from '@/domain/bulk/sheet-template';
import { serverNow } from '@/domain/time/clock';
import { Button } from '@/ui/kit/button/button';
import { Notice } from '@/ui/kit/feedback/notice';
import { useBulkOrdersActions } from '../state/bulk-orders-context';
import type { Templates } from './use-templates';

/** Offers the sheets that come again today. */
export function DueNotice({ templates }: Pick<Templates, 'templates'>) {
  const { t } = useTranslation('bulk');
  const { openBlank } = useBulkOrdersActions();
  const [now] = useState(serverNow);
  return dueTemplates(templates, now).map(({ id, name, rows, schedule }) => (
    <Notice
      key={id}
      title={t('due.title', { name })}
      action={
        <Button variant="primary" size="small" onClick={() => openBlank(rows)}>
          {t('due.open', { count: rows.length })}
        </Button>
      }
    >
      {schedule?.time ? t('due.at', { time: schedule.time }) : t('due.now')}
    </Notice>
  ));
}
