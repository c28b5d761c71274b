import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '@/lib/i18n/use-translation';
import { estimateQuery } from '@/api/order/order-queries';
import { estimate } from '@/api/order/order-requests';
import { serverNow } from '@/domain/time/clock';
import { Notice } from '@/ui/kit/feedback/notice';
import { SectionCard } from '@/ui/kit/layout/section-card';
import { usePricedDraft } from '../price/estimate';
import { estimateRequestOf } from '../price/estimate-request';
import { messageOf, useProblems } from '../problems';
import { HomeMoveDay } from './day/day-section';
import { DAY_ID } from './field-ids';

type DaySlotProps = {
  /** Whether the chosen day was in the past and has been removed. */
  hasPassed: boolean;
  onChange: (iso: string) => void;
};

/** The day of the move, with the price of this job on nearby days. */
export function DaySlot({ hasPassed, onChange }: DaySlotProps) {
  const { t } = useTranslation('moving');
  const client = useQueryClient();
  const draft = usePricedDraft();
  const error = messageOf(useProblems(), DAY_ID);

  const withoutDay = estimateRequestOf({ ...draft, appointmentAt: null });

  async function estimateFor(iso: string, signal: AbortSignal) {
    const request = estimateRequestOf({ ...draft, appointmentAt: iso });
    if (!request) return null;
    const known = client.getQueryData(estimateQuery(request).queryKey);
    if (known && Date.parse(known.validUntil) > serverNow()) return known;
    const price = await estimate(request, signal);
    // Caches the price, so that it shows at once when the customer picks that day.
    client.setQueryData(estimateQuery(request).queryKey, price);
    return price;
  }

  return (
    <SectionCard title={t('day.title')} lead={t('day.lead')}>
      {/* Receives the focus when the day is missing: the controls inside come and go. */}
      <div id={DAY_ID} tabIndex={-1} role="group" aria-label={t('day.title')}>
        {hasPassed ? <Notice tone="attention">{t('day.passed')}</Notice> : null}
        {error ? <Notice tone="error">{error}</Notice> : null}
        <HomeMoveDay
          value={draft.appointmentAt}
          inputsKey={JSON.stringify(withoutDay)}
          isPriced={withoutDay !== null}
          estimateFor={estimateFor}
          onChange={onChange}
        />
      </div>
    </SectionCard>
  );
}
