import { DRAFT_KEYS } from './draft-keys';
import { isRecent, readFields, writeFields } from './stored-fields';
import { safeSessionStorage } from './safe-storage';

const KEY = DRAFT_KEYS.intent;
/**
 * The draft of a placed order leaves the storage a moment after it leaves memory; a crash in between brings it back.
 */
const DRAFT_MAY_RETURN_MS = 5_000;

/**
 * The idempotency key for ordering this job. It is made when the payment step opens, not when its button is pressed: a
 * tab that is duplicated in between has the same key, so the provider sees one order, no matter which tab sends it
 * first.
 */
export function intentKey(job: string): string {
  const stored = readFields(KEY);
  const isOpen = stored?.settledAt === undefined || isRecent(stored.settledAt, DRAFT_MAY_RETURN_MS);
  const known = stored?.job === job && isOpen && typeof stored.key === 'string' ? stored.key : null;
  const key = known ?? crypto.randomUUID();
  if (known === null || stored?.settledAt !== undefined) writeFields(KEY, { job, key });
  return key;
}

/** Call it after a refusal: nothing was created, and the next try needs a new key. */
export const dropIntent = () => safeSessionStorage.removeItem(KEY);

/** Call it when the order is placed: if the same job comes back from storage, its key leads to the existing order. */
export function markIntentPlaced() {
  const stored = readFields(KEY);
  if (stored) writeFields(KEY, { ...stored, settledAt: Date.now() });
}
