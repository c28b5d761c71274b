import { formatPhone, isPhone, plainPhone } from './phone';

/** A number, and behind it more digits: an extension, the last digit of a second line, a floor. */
const WITH_MORE = /^(.*\d{3,4}[\s.-]{0,3}\d{4})\D+\d/;

/**
 * The number of `02-123-4567 내선 3` or `02-123-4567~8` in display form. A phone field would take the other digits for a
 * part of it. Undefined if nothing but a number, or no whole number, was pasted.
 */
export function phoneBeforeMore(text: string): string | undefined {
  const number = WITH_MORE.exec(plainPhone(text))?.[1] ?? '';
  return isPhone(number) ? formatPhone(number) : undefined;
}
