import { useLayoutEffect, useRef, type ChangeEvent, type CompositionEvent, type RefObject } from 'react';
import { countryCodeOf, formatPhone, type CountryCode } from '@/domain/text/phone';
import { isComposing } from '@/lib/browser/is-composing';

const SIGN = /[\d+]/;
const digitsIn = (text: string) => text.normalize('NFKC').replace(/[^\d+]/g, '').length;

/** Where the caret stands after as many digits as it stood after before. */
function caretAfter(text: string, digits: number): number {
  if (digits === 0) return 0;
  let seen = 0;
  for (let index = 0; index < text.length; index += 1) {
    if (SIGN.test(text.charAt(index))) seen += 1;
    if (seen === digits) return index + 1;
  }
  return text.length;
}

/**
 * Formats while typing. The caret is kept by the number of digits before it, because the hyphens around it move; and
 * nothing is touched while an input method composes, or Korean keyboards would double their letters.
 */
export function useFormattedPhone(
  input: RefObject<HTMLInputElement | null>,
  onChange: (phone: string) => void,
  onCountryCode?: (code: CountryCode) => void,
) {
  const caret = useRef<number | null>(null);

  useLayoutEffect(() => {
    const element = input.current;
    if (caret.current === null || !element || document.activeElement !== element) return;
    const position = caretAfter(element.value, caret.current);
    element.setSelectionRange(position, position);
    caret.current = null;
  });

  const take = (element: HTMLInputElement) => {
    const { value, selectionStart } = element;
    caret.current = digitsIn(value.slice(0, selectionStart ?? value.length));
    const code = countryCodeOf(value);
    if (code) onCountryCode?.(code);
    onChange(formatPhone(value));
  };

  return {
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      if (isComposing(event)) onChange(event.target.value);
      else take(event.target);
    },
    onCompositionEnd: (event: CompositionEvent<HTMLInputElement>) => take(event.currentTarget),
  };
}
