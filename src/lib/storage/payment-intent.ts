import { readFields, writeFields } from './stored-fields';
import { safeSessionStorage } from './session-storage';

const KEY = 'paymentIntent';

/**
 * The key of the intent to order this job. It is made when the payment step opens, not when its button is pressed: a
 * tab that is duplicated in between takes the key along, and the provider sees one order, whichever tab sends it first.
 */
export function intentKey(job: string): string {
  const stored = readFields(KEY);
  if (stored?.job === job && typeof stored.key === 'string') return stored.key;
  const key = crypto.randomUUID();
  writeFields(KEY, { job, key });
  return key;
}

/** Settled: what comes next is another intent. */
export const settleIntent = () => safeSessionStorage.removeItem(KEY);
