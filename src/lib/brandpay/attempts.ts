import { safeSessionStorage } from '../storage/session-storage';
import { isRecent, readFields, writeFields } from '../storage/stored-fields';

/** What was asked of BrandPay; the answer has to be about the same. */
export type BrandpayAttempt = { orderId: string; amount: number };

const KEY = 'brandpayAttempt';
const LIMIT_MS = 30 * 60_000;

export const rememberAttempt = (attempt: BrandpayAttempt) => writeFields(KEY, { ...attempt, startedAt: Date.now() });

export const forgetAttempt = () => safeSessionStorage.removeItem(KEY);

/** Once: an answer that is played again finds nothing that it could be about. */
export function takeAttempt(): BrandpayAttempt | null {
  const fields = readFields(KEY);
  forgetAttempt();
  if (!fields || !isRecent(fields.startedAt, LIMIT_MS)) return null;
  const { orderId, amount } = fields;
  return typeof orderId === 'string' && typeof amount === 'number' ? { orderId, amount } : null;
}
