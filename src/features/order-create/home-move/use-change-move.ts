import { useMemo } from 'react';
import type { VehiclePool } from '@/api/driver/driver-requests';
import type { ChangeInventory, Inventory } from '@/domain/home-move/inventory';
import type { HomeMoveJob } from '@/domain/home-move/job';
import { loadOf, recommendTrucks } from '@/domain/home-move/load';
import { changeInventory, changeMove } from '@/domain/order/move-changes';
import { useOffer } from '../offer/offer-context';
import { useChangeDraft } from '../use-draft';

const NO_POOLS: readonly VehiclePool[] = [];

/** Id of the smallest vehicle that carries the whole load; '' for an empty load or if no vehicle is large enough. */
export function proposedVehicle({ items, ownItems }: Inventory, pools: readonly VehiclePool[]): string {
  const load = loadOf(items, ownItems);
  return load.volume > 0 ? (recommendTrucks(load, pools)?.[0]?.id ?? '') : '';
}

/** Changes of the move that may change its vehicle. The functions are stable, so that memoised rows do not render. */
export function useChangeMove() {
  const { pools: offered } = useOffer();
  const pools = offered.data ?? NO_POOLS;
  const change = useChangeDraft();
  return useMemo(() => {
    const propose = (inventory: Inventory) => proposedVehicle(inventory, pools);
    const changeLoad: ChangeInventory = (work) => change(changeInventory(work, propose));
    return {
      changeLoad,
      change: (work: (before: HomeMoveJob) => HomeMoveJob) => change(changeMove(work, propose)),
    };
  }, [change, pools]);
}
