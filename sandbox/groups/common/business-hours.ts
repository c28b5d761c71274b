import type { components } from '../../../src/api/contract/schema.gen';
import { koreanTime } from '../order/price/korean-calendar';

type BusinessHours = components['schemas']['BusinessHours'];

/** Couriers ride at any hour, trucks not at night; moves must start early enough to finish in daylight. */
export const BUSINESS_HOURS: readonly BusinessHours[] = [
  { orderType: 'Delivery', open: '06:00', close: '23:00' },
  { orderType: 'HomeMoving', open: '07:00', close: '18:00' },
];

export function isOpenAt(orderType: string, at: number): boolean {
  const hours = BUSINESS_HOURS.find((entry) => entry.orderType === orderType);
  if (!hours) return true;
  const time = koreanTime(at);
  return time >= hours.open && time <= hours.close;
}
