import styled from '@emotion/styled';
import { useTranslation } from 'next-i18next/pages';
import type { ReactNode } from 'react';
import type { VehiclePool } from '@/api/driver/driver-requests';
import type { Load } from '@/domain/home-move/job';
import { useLazyTexts } from '@/lib/i18n/lazy-texts';
import { SectionCard } from '@/ui/kit/layout/section-card';
import { QuoteButton } from './quote/quote-button';
import { useQuoteInput } from './use-quote-input';

const Actions = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3),
  alignItems: 'start',
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
}));

type QuoteSlotProps = {
  load: Load;
  pool: VehiclePool | undefined;
  planner: ReactNode;
};

/** What the customer can keep before ordering: the quote as a printable sheet, and the planner. */
export function QuoteSlot({ planner, ...job }: QuoteSlotProps) {
  const { t } = useTranslation('moving');
  const hasTexts = useLazyTexts('inventory');
  const hasNames = useLazyTexts('movingItems');
  const quote = useQuoteInput(job);
  if (!hasTexts || !hasNames) return null;
  return (
    <SectionCard title={t('quote.title')} lead={t('quote.lead')}>
      <Actions>
        <QuoteButton quote={quote} />
        {planner}
      </Actions>
    </SectionCard>
  );
}
