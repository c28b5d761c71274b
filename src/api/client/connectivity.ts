/** One lost answer may be the fault of that call. */
const FAILURES_TO_TELL = 2;

let failures = 0;
const listeners = new Set<() => void>();

function note(next: number) {
  failures = next;
  for (const tell of listeners) tell();
}

/** Any answer: the provider can be reached, whatever it said. */
export const noteAnswer = () => {
  if (failures > 0) note(0);
};
export const noteSilence = () => note(failures + 1);

/** By what became of the last calls; `navigator.onLine` knows of the cable alone. */
export const isReachable = () => failures < FAILURES_TO_TELL;

export function subscribeLine(onChange: () => void) {
  listeners.add(onChange);
  return () => void listeners.delete(onChange);
}
