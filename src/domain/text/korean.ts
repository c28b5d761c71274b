/** Digits as read in Korean: 영, 일, 삼, 육, 칠, 팔 end in a consonant. */
const DIGITS_WITH_FINAL = '013678';
const FIRST_SYLLABLE = 0xac00;
const LAST_SYLLABLE = 0xd7a3;
const FINALS = 28;

/** Whether a Korean reader ends the word with a consonant: 이름 does, 번호 does not. Latin words count as a vowel. */
function endsInConsonant(word: string): boolean {
  const last = word.trim().at(-1) ?? '';
  const code = last.codePointAt(0) ?? 0;
  if (code >= FIRST_SYLLABLE && code <= LAST_SYLLABLE) return (code - FIRST_SYLLABLE) % FINALS !== 0;
  return last !== '' && DIGITS_WITH_FINAL.includes(last);
}

/** Options for a text with `{{label}}{{particle}}`: 이름을, 번호를. Other languages leave the particle out. */
export const withObjectParticle = (label: string) => ({ label, particle: endsInConsonant(label) ? '을' : '를' });
