import { ALL_DAY, isWithin, type Hours } from '../time/hours';
import { kstDate, kstDateAfter, kstTime, kstToIso, slotsOf } from '../time/kst';
import { rulesOf, type OrderType } from './kinds';

/** The earliest pickup is this many minutes from now. */
export const APPOINTMENT_LEAD_MINUTES = 30;
/** The latest pickup is this many days from now, for kinds that are booked by the minute. */
export const APPOINTMENT_MAX_DAYS = rulesOf('Quick').maxDaysAhead;

type Moment = { date: string; time: string };

/** The Korean date and time of an ISO instant. */
export const momentOf = (iso: string): Moment => ({ date: kstDate(Date.parse(iso)), time: kstTime(Date.parse(iso)) });

const slotsWithin = (date: string, now: number, hours: Hours) =>
  slotsOf(date, now, APPOINTMENT_LEAD_MINUTES).filter((time) => isWithin(time, hours));

/** The first bookable Korean date: tomorrow if today has no slot left. */
export function firstDate(now: number, hours: Hours = ALL_DAY): string {
  const today = kstDate(now);
  return slotsWithin(today, now, hours).length > 0 ? today : kstDateAfter(now, 1);
}

/** The last bookable Korean date at `now` (epoch ms). */
export const lastDate = (now: number) => kstDateAfter(now, APPOINTMENT_MAX_DAYS);

/** Whether a Korean date has slots and is near enough to be booked at `now` (epoch ms). */
export const isDateOpen = (date: string, now: number, hours: Hours = ALL_DAY) =>
  date >= firstDate(now, hours) && date <= lastDate(now);

/** The slots of a date. A chosen slot that has become too soon stays listed until it has passed. */
export function openSlots(date: string, now: number, chosen: string | null, hours: Hours = ALL_DAY): string[] {
  const slots = slotsWithin(date, now, hours);
  if (chosen === null || !isAhead(chosen, now)) return slots;
  const { date: chosenDate, time } = momentOf(chosen);
  return chosenDate === date && !slots.includes(time) ? [time, ...slots] : slots;
}

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/**
 * The slot nearest to `time` on a date, of two equally near ones the earlier, as an ISO instant. Null if the date has
 * no slots.
 */
export function momentOn(date: string, time: string, now: number, hours: Hours = ALL_DAY): string | null {
  const gap = (slot: string) => Math.abs(minutesOf(slot) - minutesOf(time));
  const [slot] = slotsWithin(date, now, hours).toSorted((one, other) => gap(one) - gap(other));
  return slot === undefined ? null : kstToIso(date, slot);
}

/** The first bookable slot as an ISO instant; null if there is none. */
export const firstMoment = (now: number, hours: Hours = ALL_DAY) =>
  momentOn(firstDate(now, hours), '00:00', now, hours);

export const isBookable = (iso: string, hours: Hours) => isWithin(momentOf(iso).time, hours);

const isAhead = (iso: string, now: number) => Date.parse(iso) > now;

/** Whether a stored appointment is still ahead and not too far ahead. */
export const isOpenMoment = (iso: string, now: number, orderType: OrderType = 'Quick') =>
  isAhead(iso, now) && kstDate(Date.parse(iso)) <= kstDateAfter(now, rulesOf(orderType).maxDaysAhead);
