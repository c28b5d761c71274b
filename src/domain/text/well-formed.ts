/** `encodeURIComponent` throws on half a surrogate pair. */
export const isWellFormed = (text: string) => !/\p{Surrogate}/u.test(text);
