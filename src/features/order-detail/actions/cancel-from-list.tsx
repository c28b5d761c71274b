import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'next-i18next/pages';
import { orderQueries } from '@/api/order/order-queries';
import { errorText } from '@/lib/i18n/error-text';
import { useLazyTexts } from '@/lib/i18n/lazy-texts';
import { useNow } from '@/lib/browser/use-now';
import { Button } from '@/ui/kit/button/button';
import { Notice } from '@/ui/kit/feedback/notice';
import { Skeleton, SkeletonGroup } from '@/ui/kit/feedback/skeleton';
import { availableActions } from './available-actions';
import { CancelDialog } from './cancel-dialog';

const CLOCK_MS = 5_000;
const DIALOG_HEIGHT = 360;

type CancelFromListProps = { orderId: string; isOpen: boolean; onClose: () => void; onCancel: () => void };

/** The cancel dialog for a list, where only the order's id is known: loads the order and its cancellation fee first. */
export function CancelFromList(props: CancelFromListProps) {
  return useLazyTexts('detail') ? <Content key={props.orderId} {...props} /> : null;
}

function Content({ orderId, isOpen, onClose, onCancel }: CancelFromListProps) {
  const { t, i18n } = useTranslation('common');
  const now = useNow(CLOCK_MS);
  const { data, error, refetch } = useQuery({ ...orderQueries.detail(orderId), enabled: isOpen, staleTime: 0 });

  const waiting = error ? (
    <Notice
      tone="error"
      action={
        <Button size="small" variant="outline" onClick={() => void refetch()}>
          {t('action.retry')}
        </Button>
      }
    >
      {errorText(error, i18n)}
    </Notice>
  ) : (
    <SkeletonGroup>
      <Skeleton height={DIALOG_HEIGHT} radius={8} />
    </SkeletonGroup>
  );

  return (
    <CancelDialog
      orderId={orderId}
      order={data ?? null}
      waiting={waiting}
      isOpen={isOpen}
      isPossible={data !== undefined && availableActions(data, now).canCancel}
      onClose={onClose}
      onCancel={onCancel}
    />
  );
}
