import { useTranslation } from '@/lib/i18n/use-translation';
import { useState } from 'react';
import { EmptyState } from '@/ui/kit/feedback/empty-state';
import { ErrorState } from '@/ui/kit/feedback/error-state';
import { CopyIcon } from '@/ui/kit/icons/action-icons';
import { BulkOrdersSkeleton } from './bulk-orders-skeleton';
import { BulkOrdersContext, useBulkOrdersActions, useBulkOrdersState } from './state/bulk-orders-context';
import { useCheckContext } from './state/use-check-context';
import type { useBulkOrders } from './state/use-bulk-orders';
import { PasteStep } from './import/paste-step';
import { MatchStep } from './import/match-step';
import { SheetStep } from './sheet-step';

export function BulkOrdersBody({ bulkOrders, isElsewhere }: ReturnType<typeof useBulkOrders>) {
  const { t } = useTranslation('bulk');
  if (isElsewhere) {
    return (
      <EmptyState picture={<CopyIcon size={28} />} title={t('elsewhere.title')} message={t('elsewhere.message')} />
    );
  }
  if (!bulkOrders) return <BulkOrdersSkeleton />;
  return (
    <BulkOrdersContext value={bulkOrders}>
      <CurrentStep />
    </BulkOrdersContext>
  );
}

/** The steps: import, match columns, edit and send the sheet. */
function CurrentStep() {
  const { t } = useTranslation('bulk');
  const step = useBulkOrdersState('step');
  const sheetId = useBulkOrdersState('sheetId');
  const context = useBulkOrdersState('context');
  const pools = useCheckContext(useBulkOrdersActions(), useBulkOrdersState('orderType'));
  const [isBack, setIsBack] = useState(false);
  if (!isBack && (step === 'match' || step === 'sheet')) setIsBack(true);

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
  if (step === 'loading') return <BulkOrdersSkeleton />;
  if (step === 'import') return <PasteStep isBack={isBack} />;
  return step === 'match' ? <MatchStep /> : <SheetStep key={sheetId} />;
}
