import { useTranslation } from '@/lib/i18n/use-translation';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import type { CancelRequest } from '@/api/order/order-mutations';
import { isAwaitingDriver } from '@/domain/order/status';
import { RadioCards } from '@/ui/kit/form/radio-cards';
import { TextareaField } from '@/ui/kit/form/textarea-field';
import { styled } from '@/ui/styled';

const REASONS = [
  'changedMind',
  'wrongInformation',
  'tooLate',
  'foundOther',
  'other',
] as const satisfies CancelRequest['reason'][];
export const MAX_MEMO = 200;

/** `reason`: null until the customer chooses one, so that none is said in their name. */
export type Reason = { reason: CancelRequest['reason'] | null; memo: string };

export const NO_REASON: Reason = { reason: null, memo: '' };

/** The reasons that are true of all these orders. Once a driver is assigned, none waits for one. */
export const reasonsFor = (statuses: readonly number[]) =>
  statuses.every(isAwaitingDriver) ? REASONS : REASONS.filter((reason) => reason !== 'tooLate');

/** Drops a chosen reason that is offered no more. */
export const keepOffered = (chosen: Reason, reasons: readonly CancelRequest['reason'][]): Reason =>
  chosen.reason === null || reasons.includes(chosen.reason) ? chosen : { ...chosen, reason: null };

/** The provider asks for a reason. The memo belongs to "another reason" alone. */
export function toCancelRequest({ reason, memo }: Reason): CancelRequest {
  const text = reason === 'other' ? memo.trim() : '';
  return { reason: reason ?? 'other', ...(text ? { memo: text } : {}) };
}

/** Leaves the dialog's usual room above its buttons. */
const Memo = styled('div')(({ theme }) => ({ scrollMarginBottom: theme.spacing(5) }));

export type CancelReasonProps = {
  reasons: readonly CancelRequest['reason'][];
  value: Reason;
  onChange: (value: Reason) => void;
};

export function CancelReason({ reasons, value, onChange }: CancelReasonProps) {
  const { t } = useTranslation(['cancel', 'detail']);
  const memo = useRef<HTMLDivElement>(null);

  function choose(reason: CancelRequest['reason']) {
    flushSync(() => onChange({ ...value, reason }));
    // It opens below the fold. The focus stays with the reasons, which the arrow keys go through.
    memo.current?.scrollIntoView({ block: 'nearest' });
  }

  return (
    <>
      <RadioCards
        legend={t('reason')}
        cards={reasons.map((reason) => ({ value: reason, title: t(`detail:cancelReason.${reason}`) }))}
        value={value.reason}
        onChange={choose}
      />
      {value.reason === 'other' ? (
        <Memo ref={memo}>
          <TextareaField
            label={t('memo')}
            isOptional
            maxLength={MAX_MEMO}
            value={value.memo}
            onChange={({ target }) => onChange({ ...value, memo: target.value })}
          />
        </Memo>
      ) : null}
    </>
  );
}
