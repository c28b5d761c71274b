import type { EstimateRequest } from '@/api/order/order-requests';
import { isHomeCode, isItemCode, levelOf } from '@/domain/home-move/payload';
import { rulesOf } from '@/domain/order/kinds';
import type { PriceChange } from './estimate';

export type Change =
  | { kind: 'type' | 'vehicle' | 'address' | 'order' | 'when' }
  /** Not of the customer's making. */
  | { kind: 'position' | 'time' }
  /** Home moves only. */
  | { kind: 'level' | 'size' | 'items' | 'homes' | 'day' }
  | { kind: 'stopsAdded' | 'stopsRemoved'; count: number }
  | { kind: 'serviceAdded' | 'serviceRemoved' | 'serviceQuantity'; code: string };

/** Without the position: some sources tell it later. */
const placeOf = ({ address: { roadAddress, buildingName = '' } }: EstimateRequest['waypoints'][number]) =>
  JSON.stringify([roadAddress, buildingName]);

function routeChange(before: EstimateRequest, after: EstimateRequest): Change[] {
  const count = after.waypoints.length - before.waypoints.length;
  if (count > 0) return [{ kind: 'stopsAdded', count }];
  if (count < 0) return [{ kind: 'stopsRemoved', count: -count }];
  const [from, to] = [before.waypoints.map(placeOf), after.waypoints.map(placeOf)];
  if (from.join() === to.join()) return [];
  return [{ kind: from.toSorted().join() === to.toSorted().join() ? 'order' : 'address' }];
}

function serviceChanges(before: EstimateRequest, after: EstimateRequest): Change[] {
  const had = new Map(before.services.map(({ code, quantity }) => [code, quantity]));
  const has = new Map(after.services.map(({ code, quantity }) => [code, quantity]));
  const removed = [...had.keys()].filter((code) => !has.has(code));
  return [
    ...[...has].flatMap(([code, quantity]): Change[] => {
      if (!had.has(code)) return [{ kind: 'serviceAdded', code }];
      return had.get(code) === quantity ? [] : [{ kind: 'serviceQuantity', code }];
    }),
    ...removed.map((code): Change => ({ kind: 'serviceRemoved', code })),
  ];
}

/** More changed items than this are reported as "the list". */
const FEW_ITEMS = 2;

const only = (request: EstimateRequest, belongs: (code: string) => boolean) => ({
  ...request,
  services: request.services.filter(({ code }) => belongs(code)),
});
const isLevelCode = (code: string) => levelOf(code) !== undefined;
const isOther = (code: string) => !isLevelCode(code) && !isItemCode(code) && !isHomeCode(code);

const isAreaCode = (code: string) => code === 'areaFrom';
/** What the way to the truck costs; the other codes of a home have no price. */
const isAccessCode = (code: string) => /^(stairs|ladder|parking|entranceStairs|narrowRoad)(From|To)$/.test(code);

/** One answer of a home move can change several services; these are reported as one change. */
function moveChanges(before: EstimateRequest, after: EstimateRequest): Change[] {
  const changesOf = (belongs: (code: string) => boolean) => serviceChanges(only(before, belongs), only(after, belongs));
  const items = changesOf(isItemCode);
  const access = changesOf(isAccessCode);
  const hasSizeChanged = changesOf(isAreaCode).length > 0;
  const haveHomesChanged =
    changesOf((code) => isHomeCode(code) && !isAreaCode(code)).length > 0 || before.flags.join() !== after.flags.join();

  // The proposed list follows the size of the home.
  const itemChanges = () => (items.length > FEW_ITEMS ? [{ kind: 'items' } as const] : items);
  const homeChanges = () => (access.length > 0 && access.length <= FEW_ITEMS ? access : [{ kind: 'homes' } as const]);
  return [
    ...(changesOf(isLevelCode).length > 0 ? [{ kind: 'level' } as const] : []),
    ...(hasSizeChanged ? [{ kind: 'size' } as const] : itemChanges()),
    ...(haveHomesChanged ? homeChanges() : []),
    ...changesOf(isOther),
  ];
}

/** What differs between two requests, the most important first. If nothing differs, the only change is time. */
export function changesBetween(before: EstimateRequest, after: EstimateRequest): Change[] {
  const { hasInventory, isBookedByDay } = rulesOf(after.orderType);
  const changes: Change[] = [
    ...(before.orderType === after.orderType ? [] : [{ kind: 'type' } as const]),
    ...(before.vehiclePoolId === after.vehiclePoolId ? [] : [{ kind: 'vehicle' } as const]),
    ...routeChange(before, after),
    ...(hasInventory ? moveChanges(before, after) : serviceChanges(before, after)),
    ...(before.appointmentAt === after.appointmentAt ? [] : [{ kind: isBookedByDay ? 'day' : 'when' } as const]),
  ];
  if (changes.length > 0) return changes;
  const isLocated = JSON.stringify(before.waypoints) !== JSON.stringify(after.waypoints);
  return [{ kind: isLocated ? 'position' : 'time' }];
}

/** Whether the customer has made the change, and not the clock or a late position. */
export const isUndoable = ({ from, to }: PriceChange) =>
  changesBetween(from, to).every(({ kind }) => kind !== 'time' && kind !== 'position');

/** A change that the customer did not make is told only if it changes the price. */
export const isNews = (change: PriceChange) => change.won !== 0 || isUndoable(change);
