import { useTranslation } from 'next-i18next/pages';
import { EmptyState } from '@/ui/empty-state';
import { ErrorState } from '@/ui/error-state';
import { CopyIcon } from '@/ui/icons/action-icons';
import { DeskSkeleton } from './desk-skeleton';
import { DeskContext, useDeskActions, useDeskState } from './desk/desk-context';
import { useCheckContext } from './desk/use-check-context';
import { useDesk } from './desk/use-desk';
import { PasteStep } from './in/paste-step';
import { MatchStep } from './in/match-step';
import { SheetStep } from './sheet-step';

export function DeskBody({ userId, organizationId }: { userId: string; organizationId: string }) {
  const { t } = useTranslation('bulk');
  const { desk, isElsewhere } = useDesk(userId, organizationId);
  if (isElsewhere) {
    return (
      <EmptyState picture={<CopyIcon size={28} />} title={t('elsewhere.title')} message={t('elsewhere.message')} />
    );
  }
  if (!desk) return <DeskSkeleton />;
  return (
    <DeskContext value={desk}>
      <OpenDesk />
    </DeskContext>
  );
}

/** One step after the other: in, match, and the sheet itself, from which all the rest is done. */
function OpenDesk() {
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
