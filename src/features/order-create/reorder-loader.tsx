import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'next-i18next/pages';
import { useEffect, useEffectEvent } from 'react';
import { orderQueries } from '@/api/order/order-queries';
import type { ReorderDraft } from '@/api/order/order-requests';
import type { OrderDraft } from '@/domain/order/draft';
import { useLazyTexts } from '@/lib/i18n/lazy-texts';
import { forgetIssuedQuote } from '@/lib/storage/issued-quote';
import { Button } from '@/ui/kit/button/button';
import { ErrorState } from '@/ui/kit/feedback/error-state';
import { ComposerSkeleton } from './composer-skeleton';
import { draftFromReorder } from './reorder-draft';

type ReorderLoaderProps = { orderId: string; onLoaded: (draft: OrderDraft) => void; onSkip: () => void };

/** Fetches the earlier order. If that fails, the customer can still start a new one. */
export function ReorderLoader({ orderId, onLoaded, onSkip }: ReorderLoaderProps) {
  const hasTexts = useLazyTexts('composerNews');
  const { t } = useTranslation('composerNews');
  const { data, error, isFetching, refetch } = useQuery(orderQueries.reorder(orderId));
  const handleLoaded = useEffectEvent((order: ReorderDraft) => {
    // The quote belonged to the draft that is now replaced.
    forgetIssuedQuote();
    onLoaded(draftFromReorder(order));
  });

  useEffect(() => {
    if (data) handleLoaded(data);
  }, [data]);

  if (!data && error && hasTexts) {
    return (
      <ErrorState
        title={t('restored.reorderFailed')}
        error={error}
        isRetrying={isFetching}
        onRetry={() => void refetch()}
        action={<Button onClick={onSkip}>{t('restored.skip')}</Button>}
      />
    );
  }
  return <ComposerSkeleton />;
}
