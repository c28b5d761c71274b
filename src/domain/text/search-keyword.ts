/** No name or address that people search for is longer. */
export const MAX_KEYWORD = 100;

/**
 * What to search for: the first 100 characters, trimmed. Servers refuse a very long request line, without the headers
 * that would let us read why.
 */
export const searchKeyword = (typed: string) => Array.from(typed.trim()).slice(0, MAX_KEYWORD).join('');
