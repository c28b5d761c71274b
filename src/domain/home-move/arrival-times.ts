import { isWithin, type Hours } from '../time/hours';

/**
 * Usual start times of crews in the morning and afternoon, KST. The first one within the opening hours is the default.
 */
const ARRIVAL_TIMES = ['09:00', '08:00', '10:00', '13:00', '14:00', '15:00'];

const NOON = '12:00';
const HOURS_A_DAY = 24;
const HALF_HOURS = Array.from({ length: 2 * HOURS_A_DAY }, (_, index) => {
  const hour = String(Math.floor(index / 2)).padStart(2, '0');
  return `${hour}:${index % 2 === 0 ? '00' : '30'}`;
});

export type ArrivalTimes = {
  /** Crews that start in the morning have the whole day; those of the afternoon come from another move. */
  morning: string[];
  afternoon: string[];
  /** Every other half hour, for an appointment at a certain time. */
  others: string[];
};

/** Start times (KST) within the opening hours: the usual ones, with the chosen one, and the rest. */
export function arrivalTimes(hours: Hours, chosen: string | null): ArrivalTimes {
  const custom = chosen !== null && !ARRIVAL_TIMES.includes(chosen) ? [chosen] : [];
  const open = [...ARRIVAL_TIMES, ...custom].filter((time) => isWithin(time, hours));
  const usual = (open.length > 0 ? open : [hours.open]).sort();
  return {
    morning: usual.filter((time) => time < NOON),
    afternoon: usual.filter((time) => time >= NOON),
    others: HALF_HOURS.filter((time) => isWithin(time, hours) && !usual.includes(time)),
  };
}

/** The default start time (KST) for a newly chosen day. */
export const defaultArrival = (hours: Hours) => ARRIVAL_TIMES.find((time) => isWithin(time, hours)) ?? hours.open;
