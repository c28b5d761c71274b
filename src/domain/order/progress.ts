import { isFinalStatus, ORDER_STATUS } from './status';

type WaypointProgress = { state: 'todo' | 'current' | 'done'; doneAt?: string | null | undefined };

type LiveOrder = { status: number; eta?: unknown; driver?: unknown; waypoints: WaypointProgress[] };

type Progress<Order extends LiveOrder> = {
  status: number;
  eta?: Order['eta'] | undefined;
  driver?: Order['driver'] | undefined;
  waypoints: readonly Partial<WaypointProgress>[];
};

/**
 * The order with its latest progress; fields that the progress lacks keep their values. A final order stays as it is: the
 * progress of such an order is not requested again, so a stored one is older.
 */
export function withProgress<Order extends LiveOrder>(order: Order, progress: Progress<Order> | undefined): Order {
  if (progress === undefined || isFinalStatus(order.status)) return order;
  return {
    ...order,
    status: progress.status,
    ...(progress.eta === undefined ? {} : { eta: progress.eta }),
    ...(progress.driver === undefined ? {} : { driver: progress.driver }),
    waypoints: order.waypoints.map((place, index) => ({ ...place, ...progress.waypoints[index] })),
  };
}

type OrderEvent = { status: number; at: string };
type OrderHistory = { status: number; createdAt?: string | undefined; history?: readonly OrderEvent[] | undefined };

/** When the order became final; null if it has not, or if the provider does not send the time. */
export const endedAt = ({ status, history = [] }: Pick<OrderHistory, 'status' | 'history'>) =>
  isFinalStatus(status) ? (history.findLast((event) => event.status === status)?.at ?? null) : null;

export type TimelineStep = { status: number; at: string | null; state: 'done' | 'current' | 'todo' };

/** The usual sequence of statuses. */
const USUAL_STATUSES: readonly number[] = [
  ORDER_STATUS.pending,
  ORDER_STATUS.active,
  ORDER_STATUS.activeAndPickedUp,
  ORDER_STATUS.transit,
  ORDER_STATUS.completed,
];

function stepsAhead(status: number): readonly number[] {
  // An unpaid order is placed already: its sender was told so.
  const reached = USUAL_STATUSES.indexOf(status === ORDER_STATUS.waitingForPayment ? ORDER_STATUS.pending : status);
  return reached === -1 ? [] : USUAL_STATUSES.slice(reached + 1);
}

const upcomingStep = (status: number): TimelineStep => ({ status, at: null, state: 'todo' });

/** Past steps with their times, then the expected ones. */
export function timelineOf({ status, createdAt, history = [] }: OrderHistory): TimelineStep[] {
  const past = history.length > 0 ? history : [{ status: ORDER_STATUS.pending, at: createdAt ?? null }];
  const last = past.at(-1);
  // The status may be newer than the history sent with the order.
  const known = last?.status === status ? past : [...past, { status, at: null }];
  const isOver = isFinalStatus(status);
  return [
    ...known.map((event, index): TimelineStep => ({
      ...event,
      state: index === known.length - 1 && !isOver ? 'current' : 'done',
    })),
    ...stepsAhead(status).map(upcomingStep),
  ];
}

/** Leaves the payment out, because it is between the customer and us: an unpaid order has every step ahead. */
export function recipientTimelineOf({ history = [], ...order }: OrderHistory): TimelineStep[] {
  if (order.status === ORDER_STATUS.waitingForPayment) return USUAL_STATUSES.map(upcomingStep);
  return timelineOf({ ...order, history: history.filter(({ status }) => status !== ORDER_STATUS.waitingForPayment) });
}

/** The number of the waypoint that the driver is heading for, 1 for the pickup; null if none. */
export function currentWaypointNumber(waypoints: readonly WaypointProgress[]): number | null {
  const index = waypoints.findIndex(({ state }) => state === 'current');
  return index === -1 ? null : index + 1;
}

/** A stop that was not reached when the order ended is missed. After loading, no stop is current until the driver sets off. */
export function displayedWaypointState(status: number, state: WaypointProgress['state']) {
  if (state === 'done') return state;
  if (isFinalStatus(status)) return 'missed';
  return status === ORDER_STATUS.activeAndPickedUp ? 'todo' : state;
}

/** Whether the driver gave the order back and another one is being searched. */
export const isSearchingAgain = ({ status, history = [] }: Pick<OrderHistory, 'status' | 'history'>) =>
  status === ORDER_STATUS.pending && history.some((event) => event.status === ORDER_STATUS.active);

type ScheduledOrder = { status: number; appointmentAt?: string | null | undefined };

/** The appointment (ISO) that an order waits for, whose driver is not sought yet; null for any other. `now`: epoch ms. */
export const awaitedAppointment = ({ status, appointmentAt }: ScheduledOrder, now: number) =>
  status === ORDER_STATUS.pending && appointmentAt && Date.parse(appointmentAt) > now ? appointmentAt : null;

type SearchedOrder = Pick<OrderHistory, 'status' | 'createdAt' | 'history'> & {
  appointmentAt?: string | null | undefined;
};

/**
 * Since when a driver has been sought; ISO. Null if none is sought: a driver is known, or the order is for later. The
 * search for a scheduled order counts from its appointment, unless a driver gave it back after that. `now`: epoch ms.
 */
export function searchingSince({ status, createdAt, appointmentAt, history = [] }: SearchedOrder, now: number) {
  if (status !== ORDER_STATUS.pending) return null;
  // The driver may have given the order back: the last search counts.
  const since = history.findLast((event) => event.status === ORDER_STATUS.pending)?.at ?? createdAt ?? null;
  if (!appointmentAt || (since && Date.parse(since) >= Date.parse(appointmentAt))) return since;
  return Date.parse(appointmentAt) > now ? null : appointmentAt;
}
