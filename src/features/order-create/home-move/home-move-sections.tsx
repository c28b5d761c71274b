import styled from '@emotion/styled';
import { useTranslation } from 'next-i18next/pages';
import { type ReactNode, useEffect, useEffectEvent, useMemo } from 'react';
import type { VehiclePool } from '@/api/driver/driver-requests';
import type { ChangeInventory, Inventory } from '@/domain/home-move/inventory';
import type { Load } from '@/domain/home-move/job';
import { loadOf, recommendTrucks } from '@/domain/home-move/load';
import { type DraftWaypoint, TEXT_LIMITS } from '@/domain/order/draft';
import { changeInventory, setTexts, setVehicle } from '@/domain/order/draft-changes';
import { useLazyTexts } from '@/lib/i18n/lazy-texts';
import { TextareaField } from '@/ui/kit/form/textarea-field';
import { SectionCard } from '@/ui/kit/layout/section-card';
import { useOffer } from '../offer/offer-context';
import { messageOf, REMARK_ID, useProblems } from '../problems';
import { useChangeDraft, useDraft } from '../use-draft';
import { DaySlot } from './day-slot';
import { ExtrasSection } from './extras-section';
import { HomeFields } from './home-fields';
import { IncludedSection } from './included-section';
import { InventorySection } from './inventory/inventory-section';
import { LoadView } from './inventory/load-view';
import { LevelSection } from './level-section';
import { QuoteButton } from './quote/quote-button';
import { TruckSection } from './truck-section';
import { useQuoteInput } from './use-quote-input';

function RemarkSection() {
  const { t } = useTranslation('moving');
  const remark = useDraft((draft) => draft.remark);
  const change = useChangeDraft();
  const error = messageOf(useProblems(), REMARK_ID);
  return (
    <SectionCard title={t('remark.title')}>
      <TextareaField
        id={REMARK_ID}
        label={t('remark.label')}
        isOptional
        placeholder={t('remark.placeholder')}
        maxLength={TEXT_LIMITS.remark}
        value={remark}
        error={error}
        onChange={({ target }) => change(setTexts({ remark: target.value }))}
      />
    </SectionCard>
  );
}

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
function QuoteSlot({ planner, ...job }: QuoteSlotProps) {
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

const Homes = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(8),
  '& > * + *': { paddingTop: theme.spacing(6), borderTop: `1px solid ${theme.vars.palette.line.hairline}` },
  [theme.breakpoints.up('xl')]: {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '& > * + *': {
      paddingTop: 0,
      borderTop: 0,
      paddingLeft: theme.spacing(6),
      borderLeft: `1px solid ${theme.vars.palette.line.hairline}`,
    },
  },
}));

const placeOf = (waypoint: DraftWaypoint | undefined) =>
  waypoint?.address ? waypoint.address.buildingName || waypoint.address.roadAddress : null;

function HomesSection() {
  const { t } = useTranslation('moving');
  const from = useDraft(({ waypoints }) => placeOf(waypoints[0]));
  const to = useDraft(({ waypoints }) => placeOf(waypoints.at(-1)));
  return (
    <SectionCard title={t('home.title')} lead={t('home.lead')}>
      <Homes>
        <HomeFields end="From" place={from} />
        <HomeFields end="To" place={to} />
      </Homes>
    </SectionCard>
  );
}

type HomeMoveSectionsProps = {
  /** Whether the chosen day was in the past and has been removed. */
  hasPassed: boolean;
  /** The home-move planner, which belongs to another feature. */
  planner: ReactNode;
  onDay: (iso: string) => void;
};

const NO_POOLS: VehiclePool[] = [];

/** Id of the smallest vehicle that carries the whole load; '' for an empty load or if no vehicle is large enough. */
function proposedVehicle({ items, ownItems }: Inventory, pools: readonly VehiclePool[]): string {
  const load = loadOf(items, ownItems);
  return load.volume > 0 ? (recommendTrucks(load, pools)?.[0]?.id ?? '') : '';
}

/** The home-move sections from top to bottom: load, truck, level, homes, day. */
export function HomeMoveSections({ hasPassed, planner, onDay }: HomeMoveSectionsProps) {
  const { pools: offered, pool } = useOffer();
  const pools = offered.data ?? NO_POOLS;
  const items = useDraft(({ moving }) => moving.items);
  const ownItems = useDraft(({ moving }) => moving.ownItems);
  const home = useDraft(({ moving }) => moving.from);
  const vehiclePoolId = useDraft((draft) => draft.vehiclePoolId);
  const change = useChangeDraft();
  const load = useMemo(() => loadOf(items, ownItems), [items, ownItems]);
  const proposed = useMemo(() => proposedVehicle({ items, ownItems }, pools), [items, ownItems, pools]);
  // A stable function: otherwise every inventory row renders at every keystroke.
  const changeLoad = useMemo<ChangeInventory>(
    () => (work) => change(changeInventory(work, (inventory) => proposedVehicle(inventory, pools))),
    [change, pools],
  );

  const selectProposed = useEffectEvent(() => change(setVehicle(proposed)));
  // After a reload or on a slow connection, the vehicles load after the inventory.
  useEffect(() => {
    if (vehiclePoolId === '' && proposed !== '') selectProposed();
  }, [vehiclePoolId, proposed]);

  return (
    <>
      <InventorySection items={items} ownItems={ownItems} home={home} onChange={changeLoad} />
      <LoadView load={load} pools={pools} chosen={vehiclePoolId === proposed ? undefined : pool} />
      <TruckSection load={load} />
      <LevelSection />
      <HomesSection />
      <DaySlot hasPassed={hasPassed} onChange={onDay} />
      <ExtrasSection />
      <IncludedSection />
      <RemarkSection />
      <QuoteSlot load={load} pool={pool} planner={planner} />
    </>
  );
}
