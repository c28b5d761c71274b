import { useTranslation } from '@/lib/i18n/use-translation';
import { occurrencesIn } from '@/domain/bulk/sent-sheets';
import { dueTemplates } from '@/domain/bulk/sheet-template';
import { formatMoment } from '@/domain/text/format';
import { useNow } from '@/lib/browser/use-now';
import { Button } from '@/ui/kit/button/button';
import { Notice } from '@/ui/kit/feedback/notice';
import { useLocale } from '@/ui/use-locale';
import { useBulkOrdersActions, useBulkOrdersState } from '../state/bulk-orders-context';

const MINUTE_MS = 60_000;

/**
 * Offers the sheets that come again today, until they are opened or sent, and those that made room for one. The page
 * may stay open overnight.
 */
export function DueNotice() {
  const { t } = useTranslation('bulk');
  const locale = useLocale();
  const { openDue, takeFromShelf } = useBulkOrdersActions();
  const now = useNow(MINUTE_MS);
  const templates = useBulkOrdersState('templates');
  const sentSheets = useBulkOrdersState('sentSheets');
  const occurrences = useBulkOrdersState('occurrences');
  const shelf = useBulkOrdersState('shelf');
  const sending = useBulkOrdersState('sending');
  const isSheetOpen = useBulkOrdersState('step') === 'sheet';
  // A sheet that is being sent stays open.
  if (sending.status === 'running') return null;

  const opened = [...occurrences, ...shelf.flatMap(({ sheet }) => occurrencesIn(sheet))];
  return (
    <>
      {dueTemplates(templates, sentSheets, now, opened).map((due) => (
        <Notice
          key={due.id}
          title={t('due.title', { name: due.name })}
          action={
            <Button variant="primary" size="small" onClick={() => openDue(due.rows, due.occurrence)}>
              {t('due.open', { count: due.rows.length })}
            </Button>
          }
        >
          {due.at === '' ? t('due.now') : t(due.isLate ? 'due.late' : 'due.at', { time: due.at })}
          {isSheetOpen ? ` ${t('due.shelves')}` : ''}
        </Notice>
      ))}
      {shelf.map((shelved) => {
        const { at, left, sheet } = shelved;
        const values = { when: formatMoment(new Date(at).toISOString(), locale), count: sheet.rows.length, left };
        return (
          <Notice
            key={at}
            action={
              <Button variant="outline" size="small" onClick={() => void takeFromShelf(shelved)}>
                {t('shelf.open')}
              </Button>
            }
          >
            {t(left > 0 ? 'shelf.left' : 'shelf.done', values)}
          </Notice>
        );
      })}
    </>
  );
}
