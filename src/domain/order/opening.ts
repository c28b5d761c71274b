import { isWithin, type Hours } from '../time/hours';
import { kstTime } from '../time/kst';
import { firstMoment } from './appointment';

/**
 * The first bookable moment, as an ISO instant, if an order cannot leave at `now` (epoch ms); null if it can. Hours that
 * never open close nothing.
 */
export const momentInsteadOfNow = (now: number, hours: Hours) =>
  isWithin(kstTime(now), hours) ? null : firstMoment(now, hours);
