import { useRouter } from 'next/router';
import { useEffect } from 'react';
import { hasRequiredConsents, type Consents } from './consents';

export const STEPS = ['consents', 'identity', 'details'] as const;
export type Step = (typeof STEPS)[number];

/** The last step that may be opened. */
export function reachedStep(consents: Consents, isIdentified: boolean): Step {
  if (!hasRequiredConsents(consents)) return 'consents';
  return isIdentified ? 'details' : 'identity';
}

/**
 * The step is in the address, so that the browser's Back goes one step back. A step that is not reached yet cannot be
 * opened by its address; without the consents it also leaves the address, or the last consent would skip to it.
 */
export function useStep(reached: Step) {
  const { query, pathname, isReady, push, replace } = useRouter();
  const requested = STEPS.findIndex((step) => step === query.step);
  const step = STEPS[Math.min(Math.max(requested, 0), STEPS.indexOf(reached))] ?? 'consents';
  const isTooEarly = isReady && reached === 'consents' && requested > 0;

  useEffect(() => {
    if (isTooEarly) void replace({ pathname, query: { ...query, step: 'consents' } }, undefined, { shallow: true });
  }, [isTooEarly, pathname, query, replace]);

  function go(next: Step) {
    void push({ pathname, query: { ...query, step: next } }, undefined, { shallow: true });
  }

  return { step, go };
}
