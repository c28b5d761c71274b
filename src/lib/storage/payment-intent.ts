import { DRAFT_KEYS } from './draft-keys';
import { isRecent, readFields, writeFields } from './stored-fields';
import { safeSessionStorage } from './session-storage';

const KEY = DRAFT_KEYS.intent;
/** The draft of a placed order is out of storage a moment later than out of memory: a crash in between brings it back. */
const DRAFT_MAY_RETURN_MS = 5_000;

/**
 * The key of the intent to order this job. It is made when the payment step opens, not when its button is pressed: a
 * tab that is duplicated in between takes the key along, and the provider sees one order, whichever tab sends it first.
 */
export function intentKey(job: string): string {
  const stored = readFields(KEY);
  const isOpen = stored?.settledAt === undefined || isRecent(stored.settledAt, DRAFT_MAY_RETURN_MS);
  const known = stored?.job === job && isOpen && typeof stored.key === 'string' ? stored.key : null;
  const key = known ?? crypto.randomUUID();
  if (known === null || stored?.settledAt !== undefined) writeFields(KEY, { job, key });
  return key;
}

/** Refused: nothing was created, and what comes next is another intent. */
export const dropIntent = () => safeSessionStorage.removeItem(KEY);

/** Placed: should the same job come back from storage all the same, its key leads to the order that is there. */
export function settleIntent() {
  const stored = readFields(KEY);
  if (stored) writeFields(KEY, { ...stored, settledAt: Date.now() });
}
