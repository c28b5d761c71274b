import { isFinalStatus, ORDER_STATUS, orderStatusName, type OrderStatusName } from './status';

type WaypointProgress = { state: 'todo' | 'current' | 'done'; doneAt?: string | null | undefined };

type Lived = { status: number; eta?: unknown; driver?: unknown; waypoints: WaypointProgress[] };

type Progress<Whole extends Lived> = {
  status: number;
  eta?: Whole['eta'] | undefined;
  driver?: Whole['driver'] | undefined;
  waypoints: readonly WaypointProgress[];
};

/** The order with what was heard of it since; what the progress does not carry stays as it was. */
export function withProgress<Whole extends Lived>(order: Whole, progress: Progress<Whole> | undefined): Whole {
  if (progress === undefined) return order;
  return {
    ...order,
    status: progress.status,
    ...(progress.eta === undefined ? {} : { eta: progress.eta }),
    ...(progress.driver === undefined ? {} : { driver: progress.driver }),
    waypoints: order.waypoints.map((place, index) => ({ ...place, ...progress.waypoints[index] })),
  };
}

type OrderEvent = { status: number; at: string };
type Dated = { status: number; createdAt: string; history?: readonly OrderEvent[] | undefined };

/** When the final status came, or null: not yet, or the provider does not say. */
export const endedAt = ({ status, history = [] }: Pick<Dated, 'status' | 'history'>) =>
  isFinalStatus(status) ? (history.findLast((event) => event.status === status)?.at ?? null) : null;

export type TimelineStep = { status: number; at: string | null; state: 'done' | 'current' | 'todo' };

/** The way an order goes when nothing comes between. */
const USUAL_WAY = [
  ORDER_STATUS.pending,
  ORDER_STATUS.active,
  ORDER_STATUS.activeAndPickedUp,
  ORDER_STATUS.transit,
  ORDER_STATUS.completed,
] as const;

/** How many steps of the usual way are behind an order, the present one among them. */
const STEPS_REACHED: Record<OrderStatusName, number> = {
  waitingForPayment: 0,
  pending: 1,
  active: 2,
  activeAndPickedUp: 3,
  transit: 4,
  completed: USUAL_WAY.length,
  incompleted: USUAL_WAY.length,
  cancelled: USUAL_WAY.length,
  return: USUAL_WAY.length,
};

function stepsAhead(status: number): readonly number[] {
  const name = orderStatusName(status);
  return name === 'unknown' ? [] : USUAL_WAY.slice(STEPS_REACHED[name]);
}

/** What has happened, with its times, then what is still to come. */
export function timelineOf({ status, createdAt, history = [] }: Dated): TimelineStep[] {
  const past = history.length > 0 ? history : [{ status: ORDER_STATUS.pending, at: createdAt }];
  const last = past.at(-1);
  // The status may be newer than the history that came with the order.
  const known = last?.status === status ? past : [...past, { status, at: null }];
  const isOver = isFinalStatus(status);
  return [
    ...known.map((event, index): TimelineStep => ({
      ...event,
      state: index === known.length - 1 && !isOver ? 'current' : 'done',
    })),
    ...stepsAhead(status).map((ahead): TimelineStep => ({ status: ahead, at: null, state: 'todo' })),
  ];
}

/** 1 for the pickup; null when the driver is heading nowhere (not yet, or no longer). */
export function headingFor(waypoints: readonly WaypointProgress[]): number | null {
  const index = waypoints.findIndex(({ state }) => state === 'current');
  return index === -1 ? null : index + 1;
}

/** A stop that an ended order did not come to will not be come to any more. */
export const shownState = (status: number, state: WaypointProgress['state']) =>
  isFinalStatus(status) && state !== 'done' ? 'missed' : state;

/** A driver had it and gave it back: somebody else is being looked for. */
export const isSearchingAgain = ({ status, history = [] }: Pick<Dated, 'status' | 'history'>) =>
  status === ORDER_STATUS.pending && history.some((event) => event.status === ORDER_STATUS.active);
