// The changes that the steps of a move make to a draft. They load with the steps.
import { isListEmpty } from '../home-move/gaps';
import type { Inventory } from '../home-move/inventory';
import type { HomeMoveHome, HomeMoveJob, ServiceLevel } from '../home-move/job';
import type { HomeMoveEnd } from '../home-move/payload';
import { type DraftChange, withMove, withService } from './draft-changes';

export const setServiceLevel = (level: ServiceLevel) => withMove((move) => ({ ...move, level }));

export const setMoveExtra = (code: string, quantity: number) =>
  withMove((move) => ({ ...move, extras: withService(move.extras, code, quantity) }));

export const patchHome = (end: HomeMoveEnd, patch: Partial<HomeMoveHome>) =>
  withMove((move) =>
    end === 'From' ? { ...move, from: { ...move.from, ...patch } } : { ...move, to: { ...move.to, ...patch } },
  );

/** Returns the vehicle for an inventory, or ''. */
export type ProposeVehicle = (inventory: Inventory) => string;

/** Changes the move. A proposed vehicle changes with the load, and goes with it; one that the customer chose stays. */
export const changeMove =
  (change: (before: HomeMoveJob) => HomeMoveJob, proposeVehicle: ProposeVehicle): DraftChange =>
  (draft) => {
    const { vehiclePoolId } = draft;
    const moving = change(draft.moving);
    const isProposed = vehiclePoolId === '' || vehiclePoolId === proposeVehicle(draft.moving);
    const next = isProposed ? proposeVehicle(moving) : '';
    return { ...draft, vehiclePoolId: next || (isProposed && isListEmpty(moving) ? '' : vehiclePoolId), moving };
  };

export const changeInventory = (change: (before: Inventory) => Inventory, proposeVehicle: ProposeVehicle) =>
  changeMove((move) => {
    const { items, ownItems } = change({ items: move.items, ownItems: move.ownItems });
    return { ...move, items, ownItems };
  }, proposeVehicle);

export const addEmptyPlace = (place: string) =>
  withMove((move) => ({ ...move, emptyPlaces: [...move.emptyPlaces, place] }));
