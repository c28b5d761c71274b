import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'next-i18next/pages';
import { estimateQuery } from '@/api/order/order-queries';
import { estimate } from '@/api/order/order-requests';
import { Notice } from '@/ui/notice';
import { SectionCard } from '@/ui/section-card';
import type { ComposerValues } from '../form/composer-values';
import { requestOf } from '../price/estimate-request';
import { MovingDay } from './day/moving-day';
import { DAY_ID } from './moving-ids';

type DaySlotProps = {
  values: ComposerValues;
  hasPassed: boolean;
  error: string | undefined;
  onChange: (iso: string) => void;
};

/** When to move, and what the days around would cost for this very job. */
export function DaySlot({ values, hasPassed, error, onChange }: DaySlotProps) {
  const { t } = useTranslation('moving');
  const client = useQueryClient();

  async function estimateFor(iso: string, signal: AbortSignal) {
    const request = requestOf({ ...values, appointmentAt: iso });
    if (!request) return null;
    const price = await estimate(request, signal);
    // Whoever takes that day has its price at once.
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
          value={values.appointmentAt}
          inputsKey={JSON.stringify(requestOf({ ...values, appointmentAt: null }))}
          estimateFor={estimateFor}
          onChange={onChange}
        />
      </div>
    </SectionCard>
  );
}
