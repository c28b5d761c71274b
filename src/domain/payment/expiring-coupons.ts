import { daysBetween } from '../time/calendar';
import { kstDate } from '../time/kst';

export const EXPIRING_DAYS = 7;

/** Korean calendar days until the coupon's last day; 0 is today. `now` is epoch ms. */
export const daysLeft = (expiresAt: string, now: number) => daysBetween(kstDate(now), kstDate(Date.parse(expiresAt)));

/** Usable coupons that expire within seven days, the earliest first. `now` is epoch ms. */
export const expiringCoupons = <C extends { state: string; expiresAt: string }>(coupons: readonly C[], now: number) =>
  coupons
    .filter(({ state, expiresAt }) => {
      const endsAt = Date.parse(expiresAt);
      return state === 'available' && endsAt >= now && daysLeft(expiresAt, now) <= EXPIRING_DAYS;
    })
    .sort((one, other) => Date.parse(one.expiresAt) - Date.parse(other.expiresAt));
