import { disassemble, getChoseong } from 'es-hangul';

/** A searchable entry: `words` begins with its name, followed by other search words. */
type Searchable = { key: string; words: readonly string[] };

const CONSONANTS = /^[ㄱ-ㅎ]+$/;
const plain = (text: string) => text.normalize('NFC').toLowerCase().replace(/\s/g, '');

/**
 * Match quality, best first: start of the name, start of a word, inside the name, inside a word; Infinity is no match.
 */
function rankOf(words: readonly string[], wanted: string): number {
  const [name = ''] = words;
  if (name.startsWith(wanted)) return 0;
  if (words.some((word) => word.startsWith(wanted))) return 1;
  if (name.includes(wanted)) return 2;
  return words.some((word) => word.includes(wanted)) ? 3 : Infinity;
}

/**
 * Searches by initial consonants (ㄴㅈㄱ), by half-typed syllables (냉ㅈ, or 셑 while typing 세탁) and by any word. Decomposes
 * the letters once, so each keystroke only compares strings.
 */
export function createSearch(searchables: readonly Searchable[]): (query: string) => string[] {
  const index = searchables.map(({ key, words }) => {
    const given = words.map(plain).filter((word) => word !== '');
    return { key, letters: given.map(disassemble), initials: given.map((word) => getChoseong(word)) };
  });

  return (query) => {
    const typed = plain(query);
    if (typed === '') return [];
    const isInitials = CONSONANTS.test(typed);
    // An IME may combine two typed consonants into one letter: ㄳ.
    const wanted = disassemble(typed);
    return index
      .map(({ key, letters, initials }) => ({ key, rank: rankOf(isInitials ? initials : letters, wanted) }))
      .filter(({ rank }) => rank < Infinity)
      .toSorted((one, other) => one.rank - other.rank)
      .map(({ key }) => key);
  };
}
