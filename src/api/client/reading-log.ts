import type { Reading } from './read-answer';

type Listener = (operation: string, findings: Reading['findings']) => void;

const listeners = new Set<Listener>();

/** Calls `listener` with the findings of each answer. Returns the function that unsubscribes. */
export function onUnreadable(listener: Listener) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Differences that cost the customer nothing are not reported. */
export function reportReading({ operation, findings }: Reading) {
  const losses = findings.filter(({ outcome }) => outcome !== 'coerced');
  if (operation === null || losses.length === 0) return;
  for (const listener of listeners) listener(operation, losses);
}
