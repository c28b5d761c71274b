import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslation } from '@/lib/i18n/use-translation';
import { useState } from 'react';
import { cancelOrderMutation } from '@/api/order/order-mutations';
import { orderQueries } from '@/api/order/order-queries';
import type { Order } from '@/api/order/order-requests';
import { cancelObstacle } from '@/domain/order/cancellation';
import { errorText } from '@/lib/i18n/error-text';
import { useAppStore } from '@/store/hooks';
import { Button } from '@/ui/kit/button/button';
import { RetryButton } from '@/ui/kit/button/retry-button';
import { Notice } from '@/ui/kit/feedback/notice';
import { Skeleton, SkeletonGroup } from '@/ui/kit/feedback/skeleton';
import { Dialog } from '@/ui/kit/layout/dialog';
import { styled } from '@/ui/styled';
import type { CancelDialogProps } from './cancel-dialog-props';
import { reloadProfile } from '../reload-profile';
import { useOrderProgress } from '../use-order-progress';
import { CancelReason, keepOffered, reasonsFor, toCancelRequest } from './cancel-reason';
import { CancelTerms } from './cancel-terms';

const DIALOG_HEIGHT = 360;

const Stack = styled('div')(({ theme }) => ({ display: 'grid', gap: theme.spacing(5) }));

/** The order, with the progress that the page may have loaded since. */
function useOrder(id: string, isOpen: boolean) {
  const detail = useQuery({ ...orderQueries.detail(id), enabled: isOpen, staleTime: 0 });
  const { order } = useOrderProgress(id, detail.data, false, detail.dataUpdatedAt);
  return {
    order: order ?? null,
    error: detail.error,
    isChecking: detail.fetchStatus !== 'idle',
    retry: () => void detail.refetch(),
  };
}

/** Shows the fee before the cancel button. The fee of an order loaded earlier may have risen, so it is checked first. */
export function CancelOne({
  orderId,
  isOpen,
  onClose,
  onCancel,
  reason: chosen,
  onReason,
}: CancelDialogProps & { orderId: string }) {
  const { t, i18n } = useTranslation('cancel');
  const { order, error, isChecking, retry } = useOrder(orderId, isOpen);
  const store = useAppStore();
  const cancellation = useMutation(cancelOrderMutation(orderId, () => void reloadProfile(store)));
  const [confirmed, setConfirmed] = useState<Order | null>(null);
  // While closing, shows the order as confirmed, not the cancelled one.
  const isConfirmed = cancellation.isPending || cancellation.isSuccess;
  const shown = isConfirmed ? confirmed : order;
  const isShown = shown !== null && (isConfirmed || (cancelObstacle(shown) === null && error === null));

  const reasons = reasonsFor(shown ? [shown.status] : []);
  const reason = keepOffered(chosen, reasons);

  function cancel() {
    setConfirmed(order);
    cancellation.mutate(toCancelRequest(reason));
    onCancel();
    onClose();
  }

  return (
    <Dialog
      kind="form"
      isOpen={isOpen}
      onClose={onClose}
      title={t('title')}
      actions={
        <>
          <Button variant="outline" onClick={onClose}>
            {t('keep')}
          </Button>
          {isShown ? (
            <Button variant="neutral" isLoading={isConfirmed || isChecking} onClick={cancel}>
              {t('confirm')}
            </Button>
          ) : null}
        </>
      }
    >
      {content()}
    </Dialog>
  );

  function content() {
    if (isShown) {
      return (
        <Stack>
          <CancelTerms order={shown} />
          <CancelReason reasons={reasons} value={reason} onChange={onReason} />
        </Stack>
      );
    }
    if (order !== null && error === null) return <Notice tone="attention">{t('tooLate')}</Notice>;
    if (error === null) {
      return (
        <SkeletonGroup>
          <Skeleton height={DIALOG_HEIGHT} radius={8} />
        </SkeletonGroup>
      );
    }
    return (
      <Notice
        tone="error"
        action={<RetryButton size="small" variant="outline" error={error} isRetrying={false} onRetry={retry} />}
      >
        {errorText(error, i18n)}
      </Notice>
    );
  }
}
