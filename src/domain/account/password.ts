import { lengthOf } from '../text/visible-text';

/**
 * The provider's limits, in characters. Length makes a password strong, so there is no rule about kinds of characters.
 */
export const PASSWORD_LIMITS = { min: 8, max: 64 };

export const isPasswordLongEnough = (password: string) => lengthOf(password) >= PASSWORD_LIMITS.min;
export const isPasswordShortEnough = (password: string) => lengthOf(password) <= PASSWORD_LIMITS.max;

/** Of the code in the text message that allows a new password. */
export const RESET_CODE_DIGITS = 6;
