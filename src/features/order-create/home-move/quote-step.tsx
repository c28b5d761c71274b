import { useTranslation } from '@/lib/i18n/use-translation';
import { type ReactNode, useMemo, useState } from 'react';
import type { VehiclePool } from '@/api/driver/driver-requests';
import type { Load } from '@/domain/home-move/job';
import { loadOf } from '@/domain/home-move/load';
import { TEXT_LIMITS } from '@/domain/order/draft';
import { setRemark } from '@/domain/order/draft-changes';
import { useLazyTexts } from '@/lib/i18n/lazy-texts';
import { TextareaField } from '@/ui/kit/form/textarea-field';
import { SectionCard } from '@/ui/kit/layout/section-card';
import { styled } from '@/ui/styled';
import { useOffer } from '../offer/offer-context';
import { messageOf, REMARK_ID, useProblems } from '../problems';
import { useChangeDraft, useDraft } from '../use-draft';
import { ExtrasSection } from './extras-section';
import { FoldedSection } from './folded-section';
import { IncludedSection } from './included-section';
import { LoadView } from './inventory/load-view';
import { NeededCard } from './needed-card';
import { proposedVehicle } from './use-change-move';
import { QuoteButton } from './quote/quote-button';
import { RangeCard } from './range-card';
import type { MoveStep } from './steps';
import { TruckSection } from './truck-section';
import { useQuoteInput } from './use-quote-input';

function RemarkSection() {
  const { t } = useTranslation('moving');
  const remark = useDraft((draft) => draft.remark);
  const change = useChangeDraft();
  const error = messageOf(useProblems(), REMARK_ID);
  // Only at first, so that a later error still opens the section if the customer has folded it.
  const [hasText] = useState(remark !== '');
  return (
    <FoldedSection title={t('remark.title')} value={null} isOpen={hasText || Boolean(error)}>
      <TextareaField
        id={REMARK_ID}
        label={t('remark.label')}
        isOptional
        placeholder={t('remark.placeholder')}
        maxLength={TEXT_LIMITS.remark}
        value={remark}
        error={error}
        onChange={({ target }) => change(setRemark(target.value))}
      />
    </FoldedSection>
  );
}

const Actions = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3),
  alignItems: 'start',
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
}));

type DocumentsProps = { load: Load; pool: VehiclePool | undefined; planner: ReactNode };

/** What the customer can keep before ordering: the quote as a printable sheet, and the planner. */
function Documents({ planner, ...job }: DocumentsProps) {
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

const NO_POOLS: VehiclePool[] = [];

/** The quote with its range, then everything that can still be refined. */
export function QuoteStep({ planner, go }: { planner: ReactNode; go: (step: MoveStep) => void }) {
  const { pools: offered, pool } = useOffer();
  const pools = offered.data ?? NO_POOLS;
  const items = useDraft(({ moving }) => moving.items);
  const ownItems = useDraft(({ moving }) => moving.ownItems);
  const vehiclePoolId = useDraft((draft) => draft.vehiclePoolId);
  const load = useMemo(() => loadOf(items, ownItems), [items, ownItems]);
  const isProposed = useMemo(
    () => vehiclePoolId === proposedVehicle({ items, ownItems }, pools),
    [vehiclePoolId, items, ownItems, pools],
  );
  return (
    <>
      <RangeCard go={go} />
      <NeededCard />
      <Documents load={load} pool={pool} planner={planner} />
      <IncludedSection />
      <ExtrasSection />
      <LoadView load={load} pools={pools} chosen={isProposed ? undefined : pool} />
      <TruckSection load={load} />
      <RemarkSection />
    </>
  );
}
