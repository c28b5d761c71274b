import { useLayoutEffect, useRef, type ChangeEvent, type CompositionEvent, type RefObject } from 'react';
import { countryCodeOf, formatPhone, type CountryCode } from '@/domain/text/phone';
import { isComposing } from '@/lib/browser/is-composing';

const DIGIT_OR_PLUS = /[\d+]/;
const digitsIn = (text: string) => text.normalize('NFKC').replace(/[^\d+]/g, '').length;

/** The caret position after the given number of digits. */
function caretAfter(text: string, digits: number): number {
  if (digits === 0) return 0;
  let seen = 0;
  for (let index = 0; index < text.length; index += 1) {
    if (DIGIT_OR_PLUS.test(text.charAt(index))) seen += 1;
    if (seen === digits) return index + 1;
  }
  return text.length;
}

/**
 * Formats a phone number while it is typed. Restores the caret by the number of digits before it, because hyphens move.
 * Does nothing while an IME composes, otherwise Korean keyboards would double letters.
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

  const applyFormat = (element: HTMLInputElement) => {
    const { value, selectionStart } = element;
    caret.current = digitsIn(value.slice(0, selectionStart ?? value.length));
    const code = countryCodeOf(value);
    if (code) onCountryCode?.(code);
    onChange(formatPhone(value));
  };

  return {
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      if (isComposing(event)) onChange(event.target.value);
      else applyFormat(event.target);
    },
    onCompositionEnd: (event: CompositionEvent<HTMLInputElement>) => applyFormat(event.currentTarget),
  };
}
