import { romanize } from 'es-hangul';

const PROVINCES: Readonly<Record<string, string>> = { 서울: 'Seoul', 경기: 'Gyeonggi-do', 인천: 'Incheon' };
const UNITS: Readonly<Record<string, string>> = {
  대로: 'daero',
  번길: 'beon-gil',
  로: 'ro',
  길: 'gil',
  시: 'si',
  군: 'gun',
  구: 'gu',
  읍: 'eup',
  면: 'myeon',
  동: 'dong',
  리: 'ri',
};
/** Splits `세종대로`, `흥덕1로`, `언주로30길`, `대왕판교로644번길` into stems, numbers and units. */
const PIECE = /(.+?)(대로|번길|[로길시군구읍면동리])(?=\d|$)/g;

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

function englishWord(word: string): string {
  const pieces = [...word.matchAll(PIECE)].map(([, stem = '', unit = '']) => {
    const name = /^\d+$/.test(stem) ? stem : capital(romanize(stem));
    return unit === '번길' ? `${name}${UNITS[unit]}` : `${name}-${UNITS[unit]}`;
  });
  return pieces.length > 0 ? pieces.join(' ') : word;
}

/** The postal form, smallest part first: `서울 중구 세종대로 110` becomes `110 Sejong-daero, Jung-gu, Seoul`. */
export function englishAddress(roadAddress: string): string {
  const [province = '', ...words] = roadAddress.split(' ');
  const number = /^[\d-]+$/.test(words.at(-1) ?? '') ? words.pop() : undefined;
  const [road = '', ...districts] = words.reverse().map(englishWord);
  const first = number === undefined ? road : `${number} ${road}`;
  return [first, ...districts, PROVINCES[province] ?? province].join(', ');
}
