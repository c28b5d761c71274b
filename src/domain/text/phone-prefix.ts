import { digitsOf, plainPhone } from './phone';

/** What Korean mobile numbers begin with. Phone fields offer it, so that eight digits are enough. */
export const MOBILE_PREFIX = '010';
const DIGITS_AFTER_PREFIX = 8;

/** Like 1588-1234, which has eight digits too: no mobile number begins with 010-15 to 010-18. */
const isRepresentative = (text: string) => /^1[5-8]\d{6}$/.test(digitsOf(text));

/** The number of a customer who typed behind an offered 010; one that was typed or pasted as a whole stays as it is. */
export function behindMobilePrefix(typed: string): string {
  const digits = digitsOf(typed);
  const isWhole = /^\D*[0+]/.test(plainPhone(typed)) || digits.length > DIGITS_AFTER_PREFIX || isRepresentative(digits);
  return isWhole || digits === '' ? typed : `${MOBILE_PREFIX}${digits}`;
}
