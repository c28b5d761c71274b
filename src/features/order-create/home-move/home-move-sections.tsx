import { useEffect, useEffectEvent, useMemo, type ReactNode } from 'react';
import type { VehiclePool } from '@/api/driver/driver-requests';
import type { ChangeInventory, Inventory } from '@/domain/home-move/inventory';
import { loadOf, recommendTrucks } from '@/domain/home-move/load';
import { changeInventory, setVehicle } from '@/domain/order/draft-changes';
import { useOffer } from '../offer/offer-context';
import { useChangeDraft, useDraft } from '../use-draft';
import { DaySlot } from './day-slot';
import { ExtrasSection } from './extras-section';
import { HomesSection } from './homes-section';
import { IncludedSection } from './included-section';
import { InventorySection } from './inventory/inventory-section';
import { LoadView } from './inventory/load-view';
import { LevelSection } from './level-section';
import { TruckSection } from './truck-section';
import { QuoteSlot } from './quote-slot';
import { RemarkSection } from './remark-section';

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
