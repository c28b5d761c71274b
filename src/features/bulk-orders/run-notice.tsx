import { useTranslation } from 'next-i18next/pages';
import { Button } from '@/ui/kit/button/button';
import { Notice } from '@/ui/kit/feedback/notice';
import { useLeaveWarning } from '@/lib/browser/use-leave-warning';
import { useBulkOrdersActions, useBulkOrdersState } from './state/bulk-orders-context';

/** A notice when sending is paused or the address search is down. */
export function RunNotice() {
  const { t } = useTranslation('bulk');
  const { retryAddresses, persistence } = useBulkOrdersActions();
  const sending = useBulkOrdersState('sending');
  const found = useBulkOrdersState('found');
  // A stored run can continue after a reload; one that is only in memory would be lost.
  useLeaveWarning(sending.status === 'running' && persistence.isMemoryOnly());

  if (sending.status === 'paused' && sending.reason !== 'asked') {
    return <Notice tone="attention">{t(`paused.${sending.reason}`)}</Notice>;
  }
  const isSearchDown = [...found.values()].some(({ kind }) => kind === 'failed');
  if (!isSearchDown) return null;
  return (
    <Notice
      tone="error"
      action={
        <Button variant="outline" size="small" onClick={retryAddresses}>
          {t('address.retry')}
        </Button>
      }
    >
      {t('address.failed')}
    </Notice>
  );
}
