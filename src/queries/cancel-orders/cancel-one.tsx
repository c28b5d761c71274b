import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '@/lib/i18n/use-translation';
import { useEffect, useState } from 'react';
import { cancelOrderMutation, reloadAfterCancellation } from '@/api/order/order-mutations';
import { orderQueries } from '@/api/order/order-queries';
import type { Order } from '@/api/order/order-requests';
import { SITE } from '@/config/site';
import { ApiError } from '@/domain/api-error';
import { cancelObstacle } from '@/domain/order/cancellation';
import { textContextOf } from '@/domain/order/kinds';
import { ORDER_STATUS } from '@/domain/order/status';
import { errorText, hasProviderMessage } from '@/lib/i18n/error-text';
import { withRequestId } from '@/lib/i18n/with-request-id';
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

/** The end of a session is reported for the whole page. */
const isReportable = (error: Error | null) =>
  error !== null && !(error instanceof ApiError && (error.isAborted || error.isSessionOver));

/** The reasons may fill the dialog down to its buttons. */
const scrollIntoView = (element: Element | null) => element?.scrollIntoView({ block: 'nearest' });

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

/**
 * Shows the fee before the cancel button. The fee of an order loaded earlier may have risen, so it is checked first. Closes
 * at the press; if the cancellation fails, it opens again with the failure and the reason.
 */
export function CancelOne({
  orderId,
  isOpen: isAsked,
  onClose,
  onCancel,
  reason: chosen,
  onReason,
}: CancelDialogProps & { orderId: string }) {
  const { t, i18n } = useTranslation(['cancel', 'common', 'errors']);
  const store = useAppStore();
  const cancellation = useMutation(cancelOrderMutation(orderId, () => void reloadProfile(store)));
  /** The failure that the customer has closed. It stays on the screen while the dialog closes. */
  const [closed, setClosed] = useState<Error | null>(null);
  const isNew = closed === null || closed !== cancellation.error;
  const hasFailed = isReportable(cancellation.error) && (isNew || !isAsked);
  const isReopened = hasFailed && isNew;
  const { order, error, isChecking, retry } = useOrder(orderId, isAsked || isReopened);
  // The order turned out to be cancelled after all: there is nothing left to press. Asked again, it is too late.
  const isLateSuccess = isReopened && !isAsked && order?.status === ORDER_STATUS.cancelled;
  const isOpen = isAsked || (isReopened && !isLateSuccess);
  const [confirmed, setConfirmed] = useState<Order | null>(null);
  // While closing, shows the order as confirmed, not the cancelled one.
  const isConfirmed = cancellation.isPending || cancellation.isSuccess || isLateSuccess;
  const shown = isConfirmed ? confirmed : order;
  const obstacle = shown && !isConfirmed ? cancelObstacle(shown) : null;
  const isShown = shown !== null && obstacle === null && (isConfirmed || error === null);

  const queryClient = useQueryClient();
  useEffect(() => {
    // What loaded at the failure may be the order before it. Points may have come back.
    if (!isLateSuccess) return;
    void reloadAfterCancellation(queryClient);
    void reloadProfile(store);
  }, [isLateSuccess, queryClient, store]);

  const reasons = reasonsFor(shown ? [shown.status] : []);
  const reason = keepOffered(chosen, reasons);

  const reasonField = <CancelReason reasons={reasons} value={reason} onChange={onReason} />;

  function cancel() {
    setConfirmed(order);
    cancellation.mutate(toCancelRequest(reason));
    onCancel();
    onClose();
  }

  function close() {
    // The dialog stays mounted: it must not open again with this failure. One that still runs may yet fail.
    setClosed(cancellation.error);
    onClose();
  }

  return (
    <Dialog
      kind="form"
      isOpen={isOpen}
      onClose={close}
      title={t(obstacle === null ? 'title' : 'impossible')}
      actions={
        <>
          <Button variant="outline" onClick={close}>
            {t(obstacle === null ? 'keep' : 'common:action.close')}
          </Button>
          {isShown ? (
            <Button variant="neutral" isLoading={isConfirmed || isChecking} onClick={cancel}>
              {t('confirm')}
            </Button>
          ) : null}
        </>
      }
    >
      <Stack>
        {content()}
        {hasFailed && obstacle === null ? (
          <div ref={scrollIntoView}>
            <Notice tone="error">{failureText(cancellation.error)}</Notice>
          </div>
        ) : null}
      </Stack>
    </Dialog>
  );

  function failureText(failure: unknown) {
    const isRefused = failure instanceof ApiError && !failure.isOutcomeUnknown;
    const text = isRefused ? t('refused') : t('errors:action.cancelOrder');
    return withRequestId(hasProviderMessage(failure) ? errorText(failure, i18n) : text, failure, i18n);
  }

  function obstacleText() {
    if (obstacle === 'cancelled') return t('alreadyCancelled');
    if (obstacle !== 'pickedUp') return t('tooLate');
    return t('pickedUp', { context: textContextOf(shown?.orderType), phone: SITE.customerCentrePhone });
  }

  function content() {
    if (isShown) {
      return (
        <>
          <CancelTerms order={shown} />
          {reasonField}
        </>
      );
    }
    if (order !== null && error === null) return <Notice tone="attention">{obstacleText()}</Notice>;
    if (error === null) {
      return (
        <SkeletonGroup>
          <Skeleton height={DIALOG_HEIGHT} radius={8} />
        </SkeletonGroup>
      );
    }
    return (
      <>
        <Notice
          tone="error"
          action={<RetryButton size="small" variant="outline" error={error} isRetrying={false} onRetry={retry} />}
        >
          {errorText(error, i18n)}
        </Notice>
        {hasFailed ? reasonField : null}
      </>
    );
  }
}
