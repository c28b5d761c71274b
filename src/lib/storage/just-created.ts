import { JUST_CREATED_MS } from '@/config/limits';
import { isRecent, readFields, writeFields } from './stored-fields';

const KEY = 'justCreatedOrder';

/** Spec §4: for 30 seconds the order's page knows that the order was made just now. */
export const markJustCreated = (orderId: string) => writeFields(KEY, { orderId, createdAt: Date.now() });

/** How long the mark of this order is still valid, in ms; 0 if it is not. */
export function justCreatedFor(orderId: string): number {
  const { orderId: marked, createdAt } = readFields(KEY) ?? {};
  if (marked !== orderId || !isRecent(createdAt, JUST_CREATED_MS)) return 0;
  return createdAt + JUST_CREATED_MS - Date.now();
}
