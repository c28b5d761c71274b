/**
 * Normalises a printed, copied or typed number: removes dashes, spaces and invisible characters, converts full-width
 * and lower case.
 */
export const couponNumberOf = (text: string) =>
  text
    .normalize('NFKC')
    .replace(/[\s\p{Pd}\p{Cf}]/gu, '')
    .toUpperCase();
