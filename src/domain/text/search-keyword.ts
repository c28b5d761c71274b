/** No name or address that people search for is longer. */
export const MAX_KEYWORD = 100;

/**
 * What to search for: the first 100 characters that can be seen, with the Hangul of a Mac in whole syllables. Servers refuse
 * a very long request line, without the headers that would let us read why.
 */
export const searchKeyword = (typed: string) =>
  Array.from(
    typed
      .normalize('NFC')
      .replace(/\p{Cf}/gu, '')
      .trim(),
  )
    .slice(0, MAX_KEYWORD)
    .join('');
