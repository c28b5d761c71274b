import { isWithin, type Hours } from '../time/hours';

/** When crews begin their days and their second half; the first one that is open is proposed. */
const ARRIVAL_TIMES = ['09:00', '08:00', '10:00', '13:00', '14:00', '15:00'];

/** KST. Times within the hours, and the one that is chosen already if it is among those hours. */
export function arrivalTimes(hours: Hours, chosen: string | null): string[] {
  const own = chosen !== null && !ARRIVAL_TIMES.includes(chosen) ? [chosen] : [];
  const open = [...ARRIVAL_TIMES, ...own].filter((time) => isWithin(time, hours));
  return (open.length > 0 ? open : [hours.open]).sort();
}

/** The time that a newly chosen day begins with. */
export const usualArrival = (hours: Hours) => ARRIVAL_TIMES.find((time) => isWithin(time, hours)) ?? hours.open;
