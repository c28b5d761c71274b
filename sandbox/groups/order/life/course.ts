import { STATUS } from '../status';
import { endOf, shiftPlan, usualStep, type Course, type Plan, type Step } from './plan';

const MINUTE_MS = 60_000;
const HOLD_MS = 20 * MINUTE_MS;
/** The share of the way to the pickup after which the driver gives the order back. */
const GIVE_BACK_SHARE = 0.4;
/** Time until another driver takes it. */
const SEARCH_MS = 3 * MINUTE_MS;

/** Changes a plan to a course that deviates from the usual one. */
export function withCourse(plan: Plan, course: Course, speed: number): Plan {
  if (course !== 'delayed') return { ...plan, course };
  const at = (plan.departAt + (plan.arrivals[1] ?? plan.departAt)) / 2;
  const length = HOLD_MS / speed;
  return {
    ...plan,
    course,
    hold: { at, until: at + length },
    arrivals: plan.arrivals.map((arrival) => (arrival > at ? arrival + length : arrival)),
  };
}

type Deviation = Step & { from: number; plan: Plan };

function deviationOf(plan: Plan): Deviation | null {
  switch (plan.course) {
    case 'driverChanges': {
      const at = Math.ceil(plan.activeAt + (plan.pickedUpAt - plan.activeAt) * GIVE_BACK_SHARE);
      const { course: _over, ...usual } = plan;
      const searchMs = Math.min(SEARCH_MS, plan.pickedUpAt - plan.activeAt);
      return {
        from: STATUS.active,
        status: STATUS.pending,
        at,
        plan: { ...shiftPlan(usual, at - plan.activeAt + searchMs), paidAt: at },
      };
    }
    case 'incompleted':
      return { from: STATUS.active, status: STATUS.incompleted, at: Math.floor(plan.pickedUpAt) - 1, plan };
    case 'partial':
      return { from: STATUS.transit, status: STATUS.incompleted, at: Math.floor(endOf(plan)) - 1, plan };
    case 'returned':
      return { from: STATUS.transit, status: STATUS.return, at: Math.floor(endOf(plan)) - 1, plan };
    default:
      return null;
  }
}

/** The next status with its time, and the plan from then on; null after the end. Only the customer ends the wait for a payment. */
export function nextStep(plan: Plan, status: number): (Step & { plan: Plan }) | null {
  if (status === STATUS.waitingForPayment) {
    return plan.payBy === undefined ? null : { status: STATUS.cancelled, at: plan.payBy, plan };
  }
  const deviation = deviationOf(plan);
  if (deviation?.from === status) return deviation;
  const usual = usualStep(plan, status);
  return usual && { ...usual, plan };
}

/** The plan without the time that the driver stands still. */
export function withoutHold({ hold, ...plan }: Plan): Plan {
  if (!hold) return plan;
  const length = hold.until - hold.at;
  return { ...plan, arrivals: plan.arrivals.map((at) => (at > hold.at ? at - length : at)) };
}

/** How long the driver has stood still by `at`, in ms. */
export const delayedMs = ({ hold }: Plan, at: number) =>
  hold ? Math.min(hold.until - hold.at, Math.max(0, at - hold.at)) : 0;
