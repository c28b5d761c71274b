import { useEffect, useRef } from 'react';

/** Moves scroll position and focus to the start of a step that replaced another one. */
export function useStepFocus<Target extends HTMLElement>() {
  const step = useRef<Target>(null);
  useEffect(() => {
    // Only if the focused element was removed with the previous step.
    if (document.activeElement !== document.body) return;
    step.current?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, []);
  return step;
}
