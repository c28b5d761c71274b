const FIRST_SYLLABLE = 0xac00;
const LAST_SYLLABLE = 0xd7a3;
const SYLLABLES_PER_INITIAL = 588;
const INITIALS = Array.from('ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ');
const ONLY_INITIALS = /^[ㄱ-ㅎ0-9]*[ㄱ-ㅎ][ㄱ-ㅎ0-9]*$/;

/** Spaces, hyphens and case do not count in a search. */
export const plainText = (text: string) => text.toLowerCase().replace(/[\s-]/g, '');

function initialOf(letter: string): string {
  const code = letter.charCodeAt(0);
  if (code < FIRST_SYLLABLE || code > LAST_SYLLABLE) return letter;
  return INITIALS[Math.floor((code - FIRST_SYLLABLE) / SYLLABLES_PER_INITIAL)] ?? letter;
}

/** 서울 → ㅅㅇ; what is not Hangul stays. */
export const choseongOf = (text: string) => Array.from(plainText(text), initialOf).join('');

/** The column that a keyword is looked up in, and the keyword as it is written there. */
export function searchFor(keyword: string): { column: 'plainText' | 'choseongText'; text: string } {
  const text = plainText(keyword);
  return { column: ONLY_INITIALS.test(text) ? 'choseongText' : 'plainText', text };
}

/** +821012345678 → 01012345678, as people type it. */
export const localPhone = (phone: string) => phone.replace(/^\+82/, '0');
