import { useEffect, useRef } from 'react';

/** A step that takes another's place is read from its beginning, by the eye and by a screen reader. */
export function useStepFocus<Target extends HTMLElement>() {
  const step = useRef<Target>(null);
  useEffect(() => {
    // Only where the step before has gone with what had the focus.
    if (document.activeElement !== document.body) return;
    step.current?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, []);
  return step;
}
