/** One lost answer may be the fault of that call. */
const FAILURES_TO_REPORT = 2;

let failures = 0;
const listeners = new Set<() => void>();

function setFailures(next: number) {
  failures = next;
  for (const listener of listeners) listener();
}

/** Every answer, good or bad, shows that the provider can be reached. */
export const recordResponse = () => {
  if (failures > 0) setFailures(0);
};
/** Records a call without an answer; two in a row mean that the provider cannot be reached. */
export const recordNoResponse = () => setFailures(failures + 1);

/** Decided by the last calls, because `navigator.onLine` only knows the local network. */
export const isReachable = () => failures < FAILURES_TO_REPORT;

/** Calls `onChange` when `isReachable` may have changed. Returns the function that unsubscribes. */
export function subscribeConnectivity(onChange: () => void) {
  listeners.add(onChange);
  return () => void listeners.delete(onChange);
}
