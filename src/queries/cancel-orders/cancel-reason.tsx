import { useTranslation } from '@/lib/i18n/use-translation';
import type { CancelRequest } from '@/api/order/order-mutations';
import { RadioCards } from '@/ui/kit/form/radio-cards';
import { TextareaField } from '@/ui/kit/form/textarea-field';

const REASONS = [
  'changedMind',
  'wrongInformation',
  'tooLate',
  'foundOther',
  'other',
] as const satisfies CancelRequest['reason'][];
const MAX_MEMO = 200;

export type Reason = { reason: CancelRequest['reason']; memo: string };

export const NO_REASON: Reason = { reason: 'changedMind', memo: '' };

/** The memo belongs to "another reason" alone. */
export function toCancelRequest({ reason, memo }: Reason): CancelRequest {
  const text = reason === 'other' ? memo.trim() : '';
  return { reason, ...(text ? { memo: text } : {}) };
}

type CancelReasonProps = { value: Reason; onChange: (value: Reason) => void };

export function CancelReason({ value, onChange }: CancelReasonProps) {
  const { t } = useTranslation(['cancel', 'detail']);
  return (
    <>
      <RadioCards
        legend={t('reason')}
        cards={REASONS.map((reason) => ({ value: reason, title: t(`detail:cancelReason.${reason}`) }))}
        value={value.reason}
        onChange={(reason) => onChange({ ...value, reason })}
      />
      {value.reason === 'other' ? (
        <TextareaField
          label={t('memo')}
          isOptional
          maxLength={MAX_MEMO}
          value={value.memo}
          onChange={({ target }) => onChange({ ...value, memo: target.value })}
        />
      ) : null}
    </>
  );
}
