/** As it is printed, copied or typed: with dashes, spaces, small letters or full-width figures, and with what copying adds. */
export const couponNumberOf = (text: string) =>
  text
    .normalize('NFKC')
    .replace(/[\s\p{Pd}\p{Cf}]/gu, '')
    .toUpperCase();
