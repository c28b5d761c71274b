import { startTransition, useLayoutEffect, useRef, useState } from 'react';
import { safeSessionStorage } from './safe-storage';
import { isRecent, readFields, writeFields } from './stored-fields';

/**
 * Steps that end on one page and are confirmed on the next one. `ended` and `expired`: another tab's logout or expiry.
 */
type Step = 'signIn' | 'signUp' | 'withdrawal' | 'ended' | 'expired';

/** The next page opens within seconds; an older mark was left behind. */
const LIMIT_MS = 60_000;
const keyOf = (step: Step) => `justDone:${step}`;

/** The mark is valid for one minute, in this tab. */
export const markJustDone = (step: Step) => writeFields(keyOf(step), { doneAt: Date.now() });

/** Reads and removes the mark: a reload or a later visit finds none. */
export function takeJustDone(step: Step): boolean {
  const { doneAt } = readFields(keyOf(step)) ?? {};
  safeSessionStorage.removeItem(keyOf(step));
  return isRecent(doneAt, LIMIT_MS);
}

/** Whether the customer has just done this; null until hydration, so that prerendered pages claim nothing. */
export function useJustDone(step: Step): boolean | null {
  const [isDone, setIsDone] = useState<boolean | null>(null);
  const wasRead = useRef(false);
  // Runs before the first paint, and before the last step ends the session, which clears the storage.
  useLayoutEffect(() => {
    // Effects run twice in development, but the mark can be read only once.
    if (wasRead.current) return;
    wasRead.current = true;
    const wasDone = takeJustDone(step);
    const show = () => setIsDone(wasDone);
    // At once only if there is something to show, because this renders a new page again before it is drawn.
    if (wasDone) show();
    else startTransition(show);
  }, [step]);
  return isDone;
}
