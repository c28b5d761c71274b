import { kstDate } from '../time/kst';

const DAY_MS = 24 * 60 * 60 * 1000;
export const EXPIRING_DAYS = 7;

const dayNumber = (instant: number) => Date.parse(`${kstDate(instant)}T00:00:00Z`) / DAY_MS;

/** Korean calendar days from today to the day it ends; 0 is today. */
export const daysLeft = (expiresAt: string, now: number) => dayNumber(Date.parse(expiresAt)) - dayNumber(now);

/** Those that can still be used and end within the week, the next to end first. */
export const expiringCoupons = <C extends { state: string; expiresAt: string }>(coupons: readonly C[], now: number) =>
  coupons
    .filter(({ state, expiresAt }) => {
      const endsAt = Date.parse(expiresAt);
      return state === 'available' && endsAt >= now && daysLeft(expiresAt, now) <= EXPIRING_DAYS;
    })
    .sort((one, other) => Date.parse(one.expiresAt) - Date.parse(other.expiresAt));
