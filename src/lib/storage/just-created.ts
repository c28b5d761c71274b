import { JUST_CREATED_MS } from '@/config/limits';
import { isRecent, readFields, writeFields } from './stored-fields';

const KEY = 'justCreatedOrder';

/** Spec §4: for 30 seconds the order's page knows that the order was made just now. */
export const markJustCreated = (orderId: string) => writeFields(KEY, { orderId, createdAt: Date.now() });

export function isJustCreated(orderId: string): boolean {
  const { orderId: marked, createdAt } = readFields(KEY) ?? {};
  return marked === orderId && isRecent(createdAt, JUST_CREATED_MS);
}
