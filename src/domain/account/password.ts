import { lengthOf } from '../text/visible-text';

/** As the provider takes them. Length is what makes a password strong, so nothing else is asked of it. */
export const PASSWORD_MIN = 8;
export const PASSWORD_MAX = 64;

export const isLongPassword = (password: string) => lengthOf(password) >= PASSWORD_MIN;
export const isShortPassword = (password: string) => lengthOf(password) <= PASSWORD_MAX;
