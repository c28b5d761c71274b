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
  /** Every other half hour, for an appointment at a certain time. The list is the same whichever is chosen. */
  others: string[];
};

/** Start times (KST) within the opening hours: the usual ones, and the rest with the chosen one. */
export function arrivalTimes(hours: Hours, chosen: string): ArrivalTimes {
  const open = ARRIVAL_TIMES.filter((time) => isWithin(time, hours));
  const usual = (open.length > 0 ? open : [hours.open]).sort();
  // The chosen one may be a quarter hour of another kind of order.
  const times = [...new Set([...HALF_HOURS, chosen])].sort();
  return {
    morning: usual.filter((time) => time < NOON),
    afternoon: usual.filter((time) => time >= NOON),
    others: times.filter((time) => isWithin(time, hours) && !usual.includes(time)),
  };
}

/** The default start time (KST) for a newly chosen day. */
export const defaultArrival = (hours: Hours) => ARRIVAL_TIMES.find((time) => isWithin(time, hours)) ?? hours.open;
