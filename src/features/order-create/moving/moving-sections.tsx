import { useEffect, useEffectEvent, useMemo, type ReactNode } from 'react';
import { loadOf } from '@/domain/moving/load';
import { useComposerForm } from '../form/composer-context';
import type { ComposerValues } from '../form/composer-values';
import { messageOf, type Problem } from '../form/form-problems';
import type { OfferState } from '../offer/use-offer';
import type { Estimate } from '../price/use-estimate';
import { DaySlot } from './day-slot';
import { ExtrasSection } from './extras-section';
import { HomesSection } from './homes-section';
import { IncludedSection } from './included-section';
import { InventorySection } from './inventory/inventory-section';
import { LoadView } from './inventory/load-view';
import { LevelSection } from './level-section';
import { DAY_ID, LEVEL_NAME } from './moving-ids';
import { createMovingSetters, proposedVehicle } from './moving-setters';
import { MovingVehicleSection } from './moving-vehicle-section';
import { QuoteSlot } from './quote-slot';
import { RemarkSection } from './remark-section';

type MovingSectionsProps = {
  values: ComposerValues;
  offer: OfferState;
  estimate: Estimate;
  /** The day that had been chosen is over and was taken out. */
  hasPassed: boolean;
  problems: readonly Problem[];
  /** The plan of the move, which is a feature of its own. */
  planner: ReactNode;
  onVehicle: (id: string) => void;
  onDay: (iso: string) => void;
};

const NO_POOLS: NonNullable<OfferState['pools']['data']> = [];

/** A home move from top to bottom: homes, load, truck, level, day. Its texts are there before it is shown. */
export function MovingSections(props: MovingSectionsProps) {
  const { values, offer, estimate, hasPassed, problems, planner, onVehicle, onDay } = props;
  const form = useComposerForm();
  const pools = offer.pools.data ?? NO_POOLS;
  const set = useMemo(() => createMovingSetters(form, pools), [form, pools]);
  const { moving, waypoints, vehiclePoolId } = values;
  const { items, ownItems } = moving;
  const load = useMemo(() => loadOf(items, ownItems), [items, ownItems]);
  const proposed = useMemo(() => proposedVehicle({ items, ownItems }, pools), [items, ownItems, pools]);
  const pool = pools.find(({ id }) => id === vehiclePoolId);

  const takeProposed = useEffectEvent(() => onVehicle(proposed));
  // The vehicles come after the load: with the draft of a reload, or on a slow line.
  useEffect(() => {
    if (vehiclePoolId === '' && proposed !== '') takeProposed();
  }, [vehiclePoolId, proposed]);

  return (
    <>
      <InventorySection items={items} ownItems={ownItems} home={moving.from} onChange={set.load} />
      <LoadView load={load} pools={pools} chosen={vehiclePoolId === proposed ? undefined : pool} />
      <MovingVehicleSection
        offer={offer}
        load={load}
        chosenId={vehiclePoolId}
        problems={problems}
        onChoose={onVehicle}
      />
      <LevelSection values={values} error={messageOf(problems, LEVEL_NAME)} onChange={set.level} />
      <HomesSection from={moving.from} to={moving.to} waypoints={waypoints} problems={problems} onChange={set.home} />
      <DaySlot values={values} hasPassed={hasPassed} error={messageOf(problems, DAY_ID)} onChange={onDay} />
      <ExtrasSection services={offer.services} chosen={moving.extras} onChange={set.extra} />
      <IncludedSection moving={moving} />
      <RemarkSection remark={values.remark} problems={problems} onChange={set.remark} />
      <QuoteSlot values={values} estimate={estimate} load={load} pool={pool} planner={planner} />
    </>
  );
}
