import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'next-i18next/pages';
import { estimateQuery } from '@/api/order/order-queries';
import { estimate } from '@/api/order/order-requests';
import { Notice } from '@/ui/kit/feedback/notice';
import { SectionCard } from '@/ui/kit/layout/section-card';
import { usePricedDraft } from '../price/estimate';
import { requestOf } from '../price/estimate-request';
import { messageOf, useProblems } from '../problems';
import { MovingDay } from './day/day-section';
import { DAY_ID } from './field-ids';

type DaySlotProps = {
  /** The chosen day was over and has been removed. */
  hasPassed: boolean;
  onChange: (iso: string) => void;
};

/** When to move, and what the days around would cost for this very job. */
export function DaySlot({ hasPassed, onChange }: DaySlotProps) {
  const { t } = useTranslation('moving');
  const client = useQueryClient();
  const draft = usePricedDraft();
  const error = messageOf(useProblems(), DAY_ID);

  async function estimateFor(iso: string, signal: AbortSignal) {
    const request = requestOf({ ...draft, appointmentAt: iso });
    if (!request) return null;
    const price = await estimate(request, signal);
    // The price is there at once when the customer takes that day.
    client.setQueryData(estimateQuery(request).queryKey, price);
    return price.total;
  }

  return (
    <SectionCard title={t('day.title')} lead={t('day.lead')}>
      {/* Takes the focus when the day is what is missing: its own parts come and go. */}
      <div id={DAY_ID} tabIndex={-1} role="group" aria-label={t('day.title')}>
        {hasPassed ? <Notice tone="attention">{t('day.passed')}</Notice> : null}
        {error ? <Notice tone="error">{error}</Notice> : null}
        <MovingDay
          value={draft.appointmentAt}
          inputsKey={JSON.stringify(requestOf({ ...draft, appointmentAt: null }))}
          estimateFor={estimateFor}
          onChange={onChange}
        />
      </div>
    </SectionCard>
  );
}
