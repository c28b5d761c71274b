/** Half a surrogate pair cannot be written into an address: `encodeURIComponent` throws on it. */
export const isWellFormed = (text: string) => !/\p{Surrogate}/u.test(text);
