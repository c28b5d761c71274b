const FIRST_SYLLABLE = 0xac00;
const LAST_SYLLABLE = 0xd7a3;
const SYLLABLES_PER_INITIAL = 588;
const INITIALS = Array.from('ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ');
const ONLY_INITIALS = /^[ㄱ-ㅎ0-9]*[ㄱ-ㅎ][ㄱ-ㅎ0-9]*$/;

/** Search ignores spaces, hyphens and case. */
export const plainText = (text: string) => text.toLowerCase().replace(/[\s-]/g, '');

function initialOf(letter: string): string {
  const code = letter.charCodeAt(0);
  if (code < FIRST_SYLLABLE || code > LAST_SYLLABLE) return letter;
  return INITIALS[Math.floor((code - FIRST_SYLLABLE) / SYLLABLES_PER_INITIAL)] ?? letter;
}

/** 서울 → ㅅㅇ; other letters stay. */
export const choseongOf = (text: string) => Array.from(plainText(text), initialOf).join('');

/** The column to search for a keyword, and the keyword in that column's form. */
export function searchFor(keyword: string): { column: 'plainText' | 'choseongText'; text: string } {
  const text = plainText(keyword);
  return { column: ONLY_INITIALS.test(text) ? 'choseongText' : 'plainText', text };
}

/** +821012345678 → 01012345678, as customers type it. */
export const localPhone = (phone: string) => phone.replace(/^\+82/, '0');
