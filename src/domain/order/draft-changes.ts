// The changes that the composer makes to a draft, as pure functions; `move-changes.ts` has those of a move's steps, and
// `undo-price-change.ts` the undo beside the price.
// Unchanged parts keep their identity, so that only the affected fields render again.
import type { HomeMoveHome, HomeMoveJob } from '../home-move/job';
import {
  MAX_PHONES_PER_WAYPOINT,
  NO_PRICE,
  type DraftAddress,
  type DraftGoodsSize,
  type DraftService,
  type DraftWaypoint,
  type OrderDraft,
} from './draft';
import { rulesOf, type OrderKind } from './kinds';
import { toEstimateRequest } from './estimate-request';
import { canAddStop, isSamePlace } from './waypoints';

export type DraftChange = (draft: OrderDraft) => OrderDraft;

const withWaypoints =
  (change: (waypoints: DraftWaypoint[]) => DraftWaypoint[]): DraftChange =>
  (draft) => ({ ...draft, waypoints: change(draft.waypoints) });

const withWaypoint = (key: string, change: (waypoint: DraftWaypoint) => DraftWaypoint) =>
  withWaypoints((waypoints) => waypoints.map((waypoint) => (waypoint.key === key ? change(waypoint) : waypoint)));

export const patchWaypoint = (key: string, patch: Partial<DraftWaypoint>) =>
  withWaypoint(key, (waypoint) => ({ ...waypoint, ...patch }));

/** Adds the coordinates of an address, unless the customer has chosen another one in the meantime. */
export const locateWaypoint = (key: string, located: DraftAddress) =>
  withWaypoint(key, (waypoint) =>
    isSamePlace(waypoint.address, located) && waypoint.address?.lat === undefined
      ? { ...waypoint, address: located }
      : waypoint,
  );

export const setPhone = (key: string, index: number, phone: string) =>
  withWaypoint(key, (waypoint) =>
    index < waypoint.phones.length ? { ...waypoint, phones: waypoint.phones.with(index, phone) } : waypoint,
  );

export const addPhone = (key: string) =>
  withWaypoint(key, (waypoint) =>
    waypoint.phones.length < MAX_PHONES_PER_WAYPOINT ? { ...waypoint, phones: [...waypoint.phones, ''] } : waypoint,
  );

export const removePhone = (key: string, index: number) =>
  withWaypoint(key, (waypoint) => ({ ...waypoint, phones: waypoint.phones.toSpliced(index, 1) }));

export const insertWaypoint = (index: number, waypoint: DraftWaypoint) =>
  withWaypoints((waypoints) => (canAddStop(waypoints.length) ? waypoints.toSpliced(index, 0, waypoint) : waypoints));

/** A route keeps at least pickup and drop-off. */
export const removeWaypoint = (key: string) =>
  withWaypoints((waypoints) =>
    waypoints.length > 2 ? waypoints.filter((waypoint) => waypoint.key !== key) : waypoints,
  );

export const moveWaypointTo = (key: string, index: number) =>
  withWaypoints((waypoints) => {
    const from = waypoints.findIndex((waypoint) => waypoint.key === key);
    const moved = waypoints[from];
    return moved && index >= 0 && index < waypoints.length
      ? waypoints.toSpliced(from, 1).toSpliced(index, 0, moved)
      : waypoints;
  });

export const moveWaypointBy =
  (key: string, by: -1 | 1): DraftChange =>
  (draft) =>
    moveWaypointTo(key, draft.waypoints.findIndex((waypoint) => waypoint.key === key) + by)(draft);

/** The home at another address. The household, which the type and the size stand for, stays at its end. */
const withAccessOf = (home: HomeMoveHome, { area, homeType }: HomeMoveHome) => ({ ...home, area, homeType });

/** The access to the homes changes with the addresses, also while another kind of order has the move put aside. */
export const swapEnds: DraftChange = (draft) => {
  const { waypoints, moving } = draft;
  const [first, last] = [waypoints[0], waypoints.at(-1)];
  if (!first || !last) return draft;
  const { from, to } = moving;
  return {
    ...draft,
    waypoints: waypoints.with(0, last).with(-1, first),
    moving: { ...moving, from: withAccessOf(to, from), to: withAccessOf(from, to) },
  };
};

/** Puts the waypoints into the order of `keys`, unless a waypoint is missing there. */
export const reorderWaypoints = (keys: readonly string[]) =>
  withWaypoints((waypoints) =>
    waypoints.every(({ key }) => keys.includes(key))
      ? keys.flatMap((key) => waypoints.find((waypoint) => waypoint.key === key) ?? [])
      : waypoints,
  );

/**
 * A kind without stops parks them until the customer chooses a kind with stops again. A move and the other kinds each
 * have a vehicle and a time of their own.
 */
export const setOrderKind =
  (orderType: OrderKind): DraftChange =>
  (draft) => {
    const { waypoints, parkedStops, parked, vehiclePoolId, appointmentAt } = draft;
    const [before, rules] = [rulesOf(draft.orderType), rulesOf(orderType)];
    const isSwapped = rules.hasInventory !== before.hasInventory;
    const choices = isSwapped ? { ...parked, parked: { vehiclePoolId, appointmentAt } } : {};
    const next = { ...draft, ...choices, orderType };
    if (rules.hasStops === before.hasStops) return next;
    return rules.hasStops
      ? { ...next, waypoints: waypoints.toSpliced(1, 0, ...parkedStops), parkedStops: [] }
      : {
          ...next,
          waypoints: [...waypoints.slice(0, 1), ...waypoints.slice(1).slice(-1)],
          parkedStops: waypoints.slice(1, -1),
        };
  };

export const setVehicle =
  (vehiclePoolId: string): DraftChange =>
  (draft) => ({ ...draft, vehiclePoolId });

export const setAppointment =
  (appointmentAt: string | null): DraftChange =>
  (draft) => ({ ...draft, appointmentAt });

export const setRemark =
  (remark: string): DraftChange =>
  (draft) => ({ ...draft, remark });

/** The customer's own words take the place of a preset's name. */
export const setGoodsDescription =
  (goodsDescription: string): DraftChange =>
  (draft) => ({ ...draft, goodsDescription, goodsPreset: '' });

export const setGoodsSize =
  (size: Partial<DraftGoodsSize>): DraftChange =>
  (draft) => ({ ...draft, goodsSize: { ...draft.goodsSize, ...size } });

type DraftGoods = Pick<OrderDraft, 'goodsSize'> & Partial<Pick<OrderDraft, 'goodsDescription' | 'goodsPreset'>>;

/** `vehiclePoolId`: the vehicle for these goods, or '' to keep the chosen one. */
export const setGoods =
  (goods: DraftGoods, vehiclePoolId: string): DraftChange =>
  (draft) => ({ ...draft, ...goods, vehiclePoolId: vehiclePoolId || draft.vehiclePoolId });

/** Quantity 0 removes the service. */
export function withService(services: DraftService[], code: string, quantity: number) {
  if (quantity === 0) return services.filter((service) => service.code !== code);
  const isChosen = services.some((service) => service.code === code);
  if (!isChosen) return [...services, { code, quantity }];
  return services.map((service) => (service.code === code ? { code, quantity } : service));
}

export const setService =
  (code: string, quantity: number): DraftChange =>
  (draft) => ({ ...draft, services: withService(draft.services, code, quantity) });

export const withMove =
  (change: (move: HomeMoveJob) => HomeMoveJob): DraftChange =>
  (draft) => ({ ...draft, moving: change(draft.moving) });

/** The customer agrees with the list of belongings. */
export const checkList = withMove((move) => (move.isListChecked ? move : { ...move, isListChecked: true }));

/**
 * Whether two drafts cost the same: compares by identity what a price depends on, without texts, names and phones. Fast
 * enough for every keystroke; an equal copy counts as different.
 */
export function isSamePricedJob(one: OrderDraft, other: OrderDraft): boolean {
  const isSame = (
    ['orderType', 'vehiclePoolId', 'services', 'appointmentAt', 'flags', 'payer', 'moving'] as const
  ).every((field) => one[field] === other[field]);
  return (
    isSame &&
    one.waypoints.length === other.waypoints.length &&
    one.waypoints.every(({ address }, index) => address === other.waypoints[index]?.address)
  );
}

/** Removes the old price from `after` if `before` was a different job. */
export function dropStalePrice(before: OrderDraft, after: OrderDraft): OrderDraft {
  const isPriced = after.calculationPrice.validUntil !== '' && after.calculationPrice === before.calculationPrice;
  if (!isPriced || isSamePricedJob(before, after)) return after;
  const isEqual = JSON.stringify(toEstimateRequest(before)) === JSON.stringify(toEstimateRequest(after));
  return isEqual ? after : { ...after, calculationPrice: NO_PRICE };
}
