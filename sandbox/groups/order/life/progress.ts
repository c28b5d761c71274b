import type { Schemas } from '../../../server/operation';
import { historyOf, planOf, waypointsOf, type OrderRow } from '../order-row';
import type { LatLng } from '../price/geometry';
import { isFinal, isInProgress, STATUS, WITHOUT_DRIVER } from '../status';
import { metresLeft, pointOnLeg } from './path';
import { withoutHold, delayedMs } from './course';
import { endOf, type Plan } from './plan';

type Place = { index: number; part: number };

/** Drivers report their position every five seconds. */
const REPORT_MS = 5_000;
const ETA_SPREAD = { early: 0.1, late: 0.2, minimumMs: 60_000 };
/** Where drivers start: about two kilometres from the pickup. */
const APPROACH_OFFSET = { lat: 0.013, lng: -0.012 };

export const iso = (instant: number) => new Date(instant).toISOString();

/** The time up to which an order has progressed: `now`, or when it was frozen or ended. */
function effectiveTime(row: OrderRow, now: number): number {
  const ended = isFinal(row.status) ? historyOf(row).at(-1)?.at : undefined;
  return ended ?? row.frozenAt ?? now;
}

export function waypointStates(row: OrderRow, now: number) {
  const until = effectiveTime(row, now);
  const { arrivals } = planOf(row);
  // The plan's times pass for an order that is not paid or was cancelled too, but no driver comes.
  if (WITHOUT_DRIVER.includes(row.status)) return arrivals.map(() => ({ state: 'todo' as const, doneAt: null }));
  // The goods of a returned order were not handed over at the last stop.
  const notDone = row.status === STATUS.return ? arrivals.length - 1 : undefined;
  const current = isInProgress(row.status) ? arrivals.findIndex((at) => at > until) : -1;
  return arrivals.map((at, index) => {
    // Events are stored in whole milliseconds, plans are not.
    if (Math.floor(at) <= until && index !== notDone) return { state: 'done' as const, doneAt: iso(at) };
    return { state: index === current ? ('current' as const) : ('todo' as const), doneAt: null };
  });
}

export function etaOf(row: OrderRow, now: number): Schemas['EtaRange'] | null {
  if (!isInProgress(row.status)) return null;
  const until = effectiveTime(row, now);
  const plan = planOf(row);
  // The length of a delay is unknown while it lasts, so it moves the arrival bit by bit.
  const left = Math.max(0, endOf(withoutHold(plan)) - until + delayedMs(plan, until));
  return {
    from: iso(now + left * (1 - ETA_SPREAD.early)),
    to: iso(now + left * (1 + ETA_SPREAD.late) + ETA_SPREAD.minimumMs),
  };
}

function placeAt(planned: Plan, instant: number): Place {
  const plan = withoutHold(planned);
  const at = instant - delayedMs(planned, instant);
  const index = Math.max(
    0,
    plan.arrivals.findLastIndex((arrival) => arrival <= at),
  );
  const from = index === 0 ? plan.departAt : (plan.arrivals[index] ?? at);
  const to = plan.arrivals[index + 1];
  return { index, part: to === undefined ? 0 : Math.max(0, (at - from) / (to - from)) };
}

/** Where the driver sets out for this pickup. */
export const approachStart = ({ lat, lng }: LatLng): LatLng => ({
  lat: lat + APPROACH_OFFSET.lat,
  lng: lng + APPROACH_OFFSET.lng,
});

function approaching(plan: Plan, pickup: LatLng, at: number): LatLng | null {
  return pointOnLeg([approachStart(pickup), pickup], 0, (at - plan.activeAt) / (plan.pickedUpAt - plan.activeAt));
}

/** When the driver last reported, or when the status last changed (epoch ms). */
export const reportedAt = (row: OrderRow, now: number) =>
  isInProgress(row.status)
    ? Math.floor(now / REPORT_MS) * REPORT_MS - row.positionAgeMs
    : (historyOf(row).at(-1)?.at ?? row.createdAt);

/** The driver's position while the order is in progress; null otherwise. */
export function positionOf(row: OrderRow, now: number): Schemas['DriverPosition'] | null {
  if (!isInProgress(row.status)) return null;
  const plan = planOf(row);
  const until = effectiveTime(row, now) - row.positionAgeMs;
  const points = waypointsOf(row).map(({ address: { lat, lng } }) => ({ lat, lng }));
  const [pickup] = points;
  if (!pickup) return null;
  const place = placeAt(plan, until);
  const point =
    row.status === STATUS.active ? approaching(plan, pickup, until) : pointOnLeg(points, place.index, place.part);
  return point && { ...point, at: iso(reportedAt(row, now)) };
}

/** Metres to the last waypoint; before departure the whole route. */
export function remainingMetres(row: OrderRow, now: number): number {
  const points = waypointsOf(row).map(({ address }) => address);
  if (row.status === STATUS.completed) return 0;
  if (row.status !== STATUS.transit) return metresLeft(points, 0, 0);
  const { index, part } = placeAt(planOf(row), effectiveTime(row, now));
  return metresLeft(points, index, part);
}
