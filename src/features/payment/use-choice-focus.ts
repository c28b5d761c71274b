import { useEffect, useRef } from 'react';

/**
 * With each refusal the keyboard and the eye go to the first choice that is wrong: that inside `data-wrong`. `refusals`
 * counts them, so that the same mistake made twice is pointed out twice.
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
