import { isWithin, type Hours } from '../time/hours';

/**
 * Usual start times of crews in the morning and afternoon, KST. The first one within the opening hours is the default.
 */
const ARRIVAL_TIMES = ['09:00', '08:00', '10:00', '13:00', '14:00', '15:00'];

/** Offered start times (KST): the usual ones and the chosen one, as far as they are within the opening hours. */
export function arrivalTimes(hours: Hours, chosen: string | null): string[] {
  const custom = chosen !== null && !ARRIVAL_TIMES.includes(chosen) ? [chosen] : [];
  const open = [...ARRIVAL_TIMES, ...custom].filter((time) => isWithin(time, hours));
  return (open.length > 0 ? open : [hours.open]).sort();
}

/** The default start time (KST) for a newly chosen day. */
export const defaultArrival = (hours: Hours) => ARRIVAL_TIMES.find((time) => isWithin(time, hours)) ?? hours.open;
