import { useEffect, useRef } from 'react';

/**
 * Moves scroll position and focus to the start of a step that replaced another one. `isFirst`: the step came with the
 * page, where the keyboard starts at the top.
 */
export function useStepFocus<Target extends HTMLElement>(isFirst = false) {
  const step = useRef<Target>(null);
  useEffect(() => {
    // Only if the focused element was removed with the previous step.
    if (isFirst || document.activeElement !== document.body) return;
    step.current?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, [isFirst]);
  return step;
}
