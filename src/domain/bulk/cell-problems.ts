import { isWithin, type Hours } from '../time/hours';
import { kstDate, kstDateAfter, kstTime, SLOT_MINUTES } from '../time/kst';
import type { OrderKind } from '../order/kinds';
import { momentInsteadOfNow } from '../order/opening';
import type { BulkField } from './fields';
import { isCellPhone, readPhones } from './read-value';
import type { BulkVehicle } from './read-vehicle';

/** An invalid cell: `code` is a text key, `values` are that text's placeholders. */
export type Problem = {
  field: BulkField;
  code:
    | 'required'
    | 'addressPending'
    | 'addressNone'
    | 'addressSeveral'
    | 'addressFailed'
    | 'phone'
    | 'tooManyPhones'
    | 'vehicleNotOffered'
    | 'vehicleUnknown'
    | 'vehicleSeveral'
    | 'tooHeavy'
    | 'time'
    | 'timePast'
    | 'timeFar'
    | 'timeSlot'
    | 'timeClosed'
    | 'pay'
    | 'figure'
    | 'tooLong';
  values?: Record<string, string | number>;
};

export type CheckContext = {
  /** Epoch milliseconds. */
  now: number;
  orderType: OrderKind;
  vehicles: readonly BulkVehicle[];
  hours: Hours;
  leadMinutes: number;
  maxDays: number;
  maxPhones: number;
};

/** `moment` is what `readMoment` returned: an ISO instant, null for "now", undefined for an unreadable time. */
export function timeProblem(moment: string | null | undefined, context: CheckContext): Problem | null {
  const field = 'time';
  if (moment === undefined) return { field, code: 'time' };
  const closed: Problem = { field, code: 'timeClosed', values: { ...context.hours } };
  if (moment === null) return momentInsteadOfNow(context.now, context.hours) === null ? null : closed;
  const at = Date.parse(moment);
  if (at < context.now + context.leadMinutes * 60_000) {
    return { field, code: 'timePast', values: { minutes: context.leadMinutes } };
  }
  if (kstDate(at) > kstDateAfter(context.now, context.maxDays)) {
    return { field, code: 'timeFar', values: { days: context.maxDays } };
  }
  if ((at / 60_000) % SLOT_MINUTES !== 0) return { field, code: 'timeSlot', values: { minutes: SLOT_MINUTES } };
  return isWithin(kstTime(at), context.hours) ? null : closed;
}

export function phoneProblem(field: 'pickupPhone' | 'dropPhone', cell: string, maxPhones: number): Problem | null {
  const phones = readPhones(cell);
  if (phones.length > maxPhones) return { field, code: 'tooManyPhones', values: { max: maxPhones } };
  return phones.every((phone) => isCellPhone(phone)) ? null : { field, code: 'phone' };
}
