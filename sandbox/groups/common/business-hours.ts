import type { components } from '../../../src/api/contract/schema.gen';

type BusinessHours = components['schemas']['BusinessHours'];

/** Couriers ride at any hour, trucks not at night; moves must start early enough to finish in daylight. */
export const BUSINESS_HOURS: readonly BusinessHours[] = [
  { orderType: 'Delivery', open: '06:00', close: '23:00' },
  { orderType: 'HomeMoving', open: '07:00', close: '18:00' },
];

const KST_OFFSET_MS = 9 * 60 * 60 * 1000;
const timeOf = (at: number) => new Date(at + KST_OFFSET_MS).toISOString().slice(11, 16);

export function isOpenAt(orderType: string, at: number): boolean {
  const hours = BUSINESS_HOURS.find((entry) => entry.orderType === orderType);
  if (!hours) return true;
  const time = timeOf(at);
  return time >= hours.open && time <= hours.close;
}
