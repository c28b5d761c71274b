import { disassemble, getChoseong } from 'es-hangul';

/** What can be found, with the words it is found by: its name first. */
export type Searchable = { key: string; words: readonly string[] };

const CONSONANTS = /^[ㄱ-ㅎ]+$/;
const plain = (text: string) => text.normalize('NFC').toLowerCase().replace(/\s/g, '');

/** From the start of the name, of any word, within the name, within any word. Infinity: not at all. */
function rankOf(words: readonly string[], wanted: string): number {
  const [name = ''] = words;
  if (name.startsWith(wanted)) return 0;
  if (words.some((word) => word.startsWith(wanted))) return 1;
  if (name.includes(wanted)) return 2;
  return words.some((word) => word.includes(wanted)) ? 3 : Infinity;
}

/**
 * Finds by initial consonants (ㄴㅈㄱ), by what is composed so far (냉ㅈ, 셑 on the way to 세탁) and by any of the words.
 * The letters are taken apart once, so that a key costs a comparison each.
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
    // Two consonants typed in a row may arrive as one letter: ㄳ.
    const wanted = disassemble(typed);
    return index
      .map(({ key, letters, initials }) => ({ key, rank: rankOf(isInitials ? initials : letters, wanted) }))
      .filter(({ rank }) => rank < Infinity)
      .toSorted((one, other) => one.rank - other.rank)
      .map(({ key }) => key);
  };
}
