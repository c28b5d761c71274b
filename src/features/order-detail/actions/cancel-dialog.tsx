import styled from '@emotion/styled';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'next-i18next/pages';
import { useState, type ReactNode } from 'react';
import { cancelOrderMutation, type CancelRequest } from '@/api/order/order-mutations';
import type { Order } from '@/api/order/order-requests';
import { useLazyTexts } from '@/lib/i18n/lazy-texts';
import { Button } from '@/ui/kit/button/button';
import { Dialog } from '@/ui/kit/layout/dialog';
import { Notice } from '@/ui/kit/feedback/notice';
import { RadioCards } from '@/ui/kit/form/radio-cards';
import { TextareaField } from '@/ui/kit/form/textarea-field';
import { CancelTerms } from './cancel-terms';

const REASONS = [
  'changedMind',
  'wrongInformation',
  'tooLate',
  'foundOther',
  'other',
] as const satisfies CancelRequest['reason'][];
const MAX_MEMO = 200;

const Stack = styled('div')(({ theme }) => ({ display: 'grid', gap: theme.spacing(5) }));

type CancelDialogProps = {
  orderId: string;
  /** Null while it loads. */
  order: Order | null;
  /** Shown while the order loads. */
  waiting?: ReactNode;
  isOpen: boolean;
  /** May become false while the dialog is open. */
  isPossible: boolean;
  onClose: () => void;
  onCancel: () => void;
};

/** Asks for the reason and shows the fee before the cancel button. */
export function CancelDialog({ orderId, order, waiting, isOpen, isPossible, onClose, onCancel }: CancelDialogProps) {
  const { t } = useTranslation('detail');
  useLazyTexts('orderErrors');
  const [reason, setReason] = useState<CancelRequest['reason']>('changedMind');
  const [memo, setMemo] = useState('');
  const cancellation = useMutation(cancelOrderMutation(orderId));
  const [confirmed, setConfirmed] = useState(order);
  // While closing, shows the order as confirmed, not the cancelled one.
  const isConfirmed = cancellation.isPending || cancellation.isSuccess;
  const shown = isConfirmed ? confirmed : order;
  const isShown = shown !== null && (isPossible || isConfirmed);

  function cancel() {
    const memoText = reason === 'other' ? memo.trim() : '';
    setConfirmed(order);
    cancellation.mutate({ reason, ...(memoText ? { memo: memoText } : {}) });
    onCancel();
    onClose();
  }

  return (
    <Dialog
      kind="form"
      isOpen={isOpen}
      onClose={onClose}
      title={t('cancel.title')}
      actions={
        <>
          <Button variant="outline" onClick={onClose}>
            {t('cancel.keep')}
          </Button>
          {isShown ? (
            <Button variant="neutral" isLoading={isConfirmed} onClick={cancel}>
              {t('cancel.confirm')}
            </Button>
          ) : null}
        </>
      }
    >
      {isShown ? (
        <Stack>
          <RadioCards
            legend={t('cancel.reason')}
            cards={REASONS.map((value) => ({ value, title: t(`cancelReason.${value}`) }))}
            value={reason}
            onChange={setReason}
          />
          {reason === 'other' ? (
            <TextareaField
              label={t('cancel.memo')}
              isOptional
              maxLength={MAX_MEMO}
              value={memo}
              onChange={({ target }) => setMemo(target.value)}
            />
          ) : null}
          <CancelTerms order={shown} />
        </Stack>
      ) : order === null ? (
        waiting
      ) : (
        <Notice tone="attention">{t('cancel.tooLate')}</Notice>
      )}
    </Dialog>
  );
}
