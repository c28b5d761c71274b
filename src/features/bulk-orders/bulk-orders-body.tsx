import { useTranslation } from 'next-i18next/pages';
import { EmptyState } from '@/ui/kit/feedback/empty-state';
import { ErrorState } from '@/ui/kit/feedback/error-state';
import { CopyIcon } from '@/ui/kit/icons/action-icons';
import { DeskSkeleton } from './bulk-orders-skeleton';
import { DeskContext, useDeskActions, useDeskState } from './state/bulk-orders-context';
import { useCheckContext } from './state/use-check-context';
import { useDesk } from './state/use-bulk-orders';
import { PasteStep } from './import/paste-step';
import { MatchStep } from './import/match-step';
import { SheetStep } from './sheet-step';

export function DeskBody({ userId, organizationId }: { userId: string; organizationId: string }) {
  const { t } = useTranslation('bulk');
  const { bulkOrders, isElsewhere } = useDesk(userId, organizationId);
  if (isElsewhere) {
    return (
      <EmptyState picture={<CopyIcon size={28} />} title={t('elsewhere.title')} message={t('elsewhere.message')} />
    );
  }
  if (!bulkOrders) return <DeskSkeleton />;
  return (
    <DeskContext value={bulkOrders}>
      <CurrentStep />
    </DeskContext>
  );
}

/** The steps: import, match columns, edit and send the sheet. */
function CurrentStep() {
  const { t } = useTranslation('bulk');
  const phase = useDeskState('phase');
  const context = useDeskState('context');
  const pools = useCheckContext(useDeskActions(), useDeskState('orderType'));

  if (pools.isError && context === null) {
    return (
      <ErrorState
        title={t('offerFailed')}
        error={pools.error}
        onRetry={() => void pools.refetch()}
        isRetrying={pools.isFetching}
      />
    );
  }
  if (phase === 'loading') return <DeskSkeleton />;
  if (phase === 'in') return <PasteStep />;
  return phase === 'match' ? <MatchStep /> : <SheetStep />;
}
