import { countryCodeOf, isPhone, toLocalDigits } from './phone';

export const KOREAN_MOBILE = /^(010\d{8}|01[16-9]\d{7,8})$/;

/** Whether the number gets text messages. */
export const isMobile = (input: string) =>
  countryCodeOf(input) === '+84' ? isPhone(input) : KOREAN_MOBILE.test(toLocalDigits(input));
