import { drivingSeconds, legMetres, STOP_SECONDS, type LatLng } from '../price/geometry';
import { STATUS } from '../status';

/** When the events of an order happen, in sandbox time (epoch ms). */
export type Plan = {
  paidAt: number;
  activeAt: number;
  pickedUpAt: number;
  departAt: number;
  /** At each waypoint: the first is the pickup, the last the end. */
  arrivals: number[];
  /** Until when an order by card must be paid; it is cancelled then. */
  payBy?: number;
  /** A deviation from the usual course. */
  course?: Course;
  /** The driver stands still during this time; `arrivals` includes it. */
  hold?: { at: number; until: number };
};

/** How an order deviates from the usual course. */
export type Course = 'delayed' | 'driverChanges' | 'incompleted' | 'partial' | 'returned';

/** For sample orders that are not paid. */
const CAPTURE_MS = 5_000;
/** Customers pay in real time, regardless of the sandbox's speed. */
const PAY_MS = 30 * 60_000;
const ASSIGN_SECONDS = 60;
const APPROACH_SECONDS = 8 * 60;
const LOAD_SECONDS = 3 * 60;
const LEG_SECONDS = 60;

type Start = {
  now: number;
  appointmentAt: number | null;
  /** It waits for the payment by the link. */
  isPaidByLink: boolean;
  points: readonly LatLng[];
  speed: number;
};

/** A scheduled order is picked up at its appointment, others as soon as a driver arrives. */
export function makePlan({ now, appointmentAt, isPaidByLink, points, speed }: Start): Plan {
  const ms = (seconds: number) => (seconds * 1000) / speed;
  const paidAt = isPaidByLink ? now + CAPTURE_MS : now;
  const latestStart = appointmentAt === null ? paidAt : appointmentAt - ms(ASSIGN_SECONDS + APPROACH_SECONDS);
  const activeAt = Math.max(paidAt, latestStart) + ms(ASSIGN_SECONDS);
  const pickedUpAt = activeAt + ms(APPROACH_SECONDS);
  const departAt = pickedUpAt + ms(LOAD_SECONDS);

  const arrivals = [pickedUpAt];
  let at = departAt;
  for (const metres of legMetres(points)) {
    at += ms(Math.max(LEG_SECONDS, drivingSeconds(metres)));
    arrivals.push(at);
    at += ms(STOP_SECONDS);
  }
  return { paidAt, activeAt, pickedUpAt, departAt, arrivals, ...(isPaidByLink && { payBy: now + PAY_MS }) };
}

export const endOf = ({ arrivals }: Plan) => arrivals.at(-1) ?? 0;

const USUAL_STATUSES = [
  [STATUS.waitingForPayment, () => -Infinity],
  [STATUS.pending, ({ paidAt }: Plan) => paidAt],
  [STATUS.active, ({ activeAt }: Plan) => activeAt],
  [STATUS.activeAndPickedUp, ({ pickedUpAt }: Plan) => pickedUpAt],
  [STATUS.transit, ({ departAt }: Plan) => departAt],
  [STATUS.completed, endOf],
] as const;

export type Step = { status: number; at: number };

/** The next status of an order on the usual course; null after its end. */
export function usualStep(plan: Plan, status: number): Step | null {
  const place = USUAL_STATUSES.findIndex(([code]) => code === status);
  const next = place === -1 ? undefined : USUAL_STATUSES[place + 1];
  return next ? { status: next[0], at: Math.ceil(next[1](plan)) } : null;
}

export const stepsUntil = (plan: Plan, status: number): Step[] =>
  USUAL_STATUSES.slice(1, USUAL_STATUSES.findIndex(([code]) => code === status) + 1).map(([code, at]) => ({
    status: code,
    at: at(plan),
  }));

export const startOfStatus = (plan: Plan, status: number) =>
  USUAL_STATUSES.find(([code]) => code === status)?.[1](plan);

/** Shifts all times of a plan by `ms`, which may be negative. */
export const shiftPlan = (plan: Plan, ms: number): Plan => ({
  paidAt: plan.paidAt + ms,
  activeAt: plan.activeAt + ms,
  pickedUpAt: plan.pickedUpAt + ms,
  departAt: plan.departAt + ms,
  ...(plan.payBy !== undefined && { payBy: plan.payBy + ms }),
  ...(plan.course && { course: plan.course }),
  ...(plan.hold && { hold: { at: plan.hold.at + ms, until: plan.hold.until + ms } }),
  arrivals: plan.arrivals.map((at) => at + ms),
});
