import { safeSessionStorage } from '../storage/safe-storage';
import { isRecent, readFields, writeFields } from '../storage/stored-fields';

/** What was requested from BrandPay; its answer must match this. */
export type BrandpayAttempt = { orderId: string; amount: number };

const KEY = 'brandpayAttempt';
const LIMIT_MS = 30 * 60_000;

/** Keeps the attempt in this tab for 30 minutes. */
export const rememberAttempt = (attempt: BrandpayAttempt) => writeFields(KEY, { ...attempt, startedAt: Date.now() });

export const forgetAttempt = () => safeSessionStorage.removeItem(KEY);

/** Reads and removes the attempt, so a repeated answer matches nothing. Null after 30 minutes. */
export function takeAttempt(): BrandpayAttempt | null {
  const fields = readFields(KEY);
  forgetAttempt();
  if (!fields || !isRecent(fields.startedAt, LIMIT_MS)) return null;
  const { orderId, amount } = fields;
  return typeof orderId === 'string' && typeof amount === 'number' ? { orderId, amount } : null;
}
