import { useTranslation } from 'next-i18next/pages';
import { Button } from '@/ui/kit/button/button';
import { Notice } from '@/ui/kit/feedback/notice';
import { useLeaveWarning } from '@/lib/browser/use-leave-warning';
import { useDeskActions, useDeskState } from './state/bulk-orders-context';

/** What the customer should know of the run, where it is not going by itself. */
export function RunNotice() {
  const { t } = useTranslation('bulk');
  const { retryAddresses, keeper } = useDeskActions();
  const sending = useDeskState('sending');
  const found = useDeskState('found');
  // What is stored can be taken up again; what is in memory alone cannot.
  useLeaveWarning(sending.status === 'running' && keeper.isForgetful());

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
