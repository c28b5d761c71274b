import { useLayoutEffect, useRef, useState } from 'react';
import { safeSessionStorage } from './session-storage';
import { isRecent, readFields, writeFields } from './stored-fields';

/** What one page finishes and the next one speaks of. */
type Step = 'signIn' | 'signUp' | 'withdrawal';

/** The way to the next page takes seconds; a mark that is older was left behind. */
const LIMIT_MS = 60_000;
const keyOf = (step: Step) => `justDone:${step}`;

export const markJustDone = (step: Step) => writeFields(keyOf(step), { doneAt: Date.now() });

/** Good once: a reload or a later visit finds nothing. */
export function takeJustDone(step: Step): boolean {
  const { doneAt } = readFields(keyOf(step)) ?? {};
  safeSessionStorage.removeItem(keyOf(step));
  return isRecent(doneAt, LIMIT_MS);
}

/** Whether the customer has just done this; null until the browser was asked, so that prerendered pages claim nothing. */
export function useJustDone(step: Step): boolean | null {
  const [isDone, setIsDone] = useState<boolean | null>(null);
  const wasRead = useRef(false);
  // Before paint, and before the step that led here ends the session, which clears the storage.
  useLayoutEffect(() => {
    // Effects run twice in development, and the mark holds once.
    if (wasRead.current) return;
    wasRead.current = true;
    setIsDone(takeJustDone(step));
  }, [step]);
  return isDone;
}
