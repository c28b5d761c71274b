import { useEffect, useRef } from 'react';

/**
 * After each refusal, focuses the first wrong choice: the one inside `data-wrong`. `refusals` counts them, so that a
 * repeated mistake moves the focus again. Returns the ref of the fieldset to search.
 */
export function useChoiceFocus(refusals: number) {
  const choices = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    if (refusals === 0) return;
    const wrong = choices.current?.querySelector('[data-wrong="true"]');
    const field = ['[aria-invalid="true"]', 'input:checked', 'input']
      .map((selector) => wrong?.querySelector<HTMLInputElement>(selector))
      .find(Boolean);
    field?.focus();
  }, [refusals]);
  return choices;
}
