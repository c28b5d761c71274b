/** As it is printed, copied or typed: with dashes, spaces, small letters or full-width figures. */
export const couponNumberOf = (text: string) => text.normalize('NFKC').replace(/[\s-]/g, '').toUpperCase();
