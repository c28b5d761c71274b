import { daysBetween } from '../time/calendar';
import { kstDate } from '../time/kst';

export const EXPIRING_DAYS = 7;

/** Korean calendar days from today to the day it ends; 0 is today. */
export const daysLeft = (expiresAt: string, now: number) => daysBetween(kstDate(now), kstDate(Date.parse(expiresAt)));

/** Those that can still be used and end within the week, the next to end first. */
export const expiringCoupons = <C extends { state: string; expiresAt: string }>(coupons: readonly C[], now: number) =>
  coupons
    .filter(({ state, expiresAt }) => {
      const endsAt = Date.parse(expiresAt);
      return state === 'available' && endsAt >= now && daysLeft(expiresAt, now) <= EXPIRING_DAYS;
    })
    .sort((one, other) => Date.parse(one.expiresAt) - Date.parse(other.expiresAt));
