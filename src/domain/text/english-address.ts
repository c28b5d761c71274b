// Addresses in Latin letters by the rules of the road name address system: Revised Romanization, with the unit after a
// hyphen and untouched by sound changes (종로 as a road is Jong-ro, the district 종로구 is Jongno-gu).
import { romanize } from 'es-hangul';

const PROVINCES: Readonly<Record<string, string>> = {
  서울: 'Seoul',
  부산: 'Busan',
  대구: 'Daegu',
  인천: 'Incheon',
  광주: 'Gwangju',
  대전: 'Daejeon',
  울산: 'Ulsan',
  세종: 'Sejong',
  경기: 'Gyeonggi-do',
  강원: 'Gangwon-do',
  충북: 'Chungcheongbuk-do',
  충남: 'Chungcheongnam-do',
  전북: 'Jeonbuk-do',
  전남: 'Jeollanam-do',
  경북: 'Gyeongsangbuk-do',
  경남: 'Gyeongsangnam-do',
  제주: 'Jeju-do',
};
/** Long names, and the short ones that `PROVINCES` has: 서울특별시 → 서울, 충청북도 → 충북. */
const LONG_PROVINCES: readonly (readonly [pattern: RegExp, short: string])[] = [
  [/^(서울|부산|대구|인천|광주|대전|울산|세종)(특별자치시|특별시|광역시)$/, '$1'],
  [/^(경기|강원|전북|제주)(특별자치도|도)$/, '$1'],
  [/^(충|전|경)(?:청|라|상)([북남])도$/, '$1$2'],
];
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
  가: 'ga',
};
/** Splits `세종대로`, `흥덕1로`, `언주로30길`, `대왕판교로644번길`, `성수동2가` into stems, numbers and units. */
const PIECE = /(\d+|[가-힣]+?)(대로|번길|[로길시군구읍면동리가])(?=\d|$)/g;
/** `태평로1가` */
const NUMBERED_STREET = /^([가-힣]+)(\d+)가$/;
/** `흥덕1로`: a number inside the name of a road. */
const NUMBERED_ROAD = /^([가-힣]+)(\d+)(대로|로|길|동)$/;
/** `110`, `12-3`, or `산12`: a lot on a mountain. */
const HOUSE_NUMBER = /^(산)?[\d-]+$/;

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
const name = (stem: string) => (/^\d+$/.test(stem) ? stem : capital(romanize(stem)));

function provinceOf(word: string): string | undefined {
  const short = LONG_PROVINCES.reduce((text, [pattern, to]) => text.replace(pattern, to), word);
  return PROVINCES[short];
}

function englishWord(word: string): string {
  // A numbered part of an old street is a 동, whose name is read as a whole: 태평로1가 is Taepyeongno 1-ga.
  const street = NUMBERED_STREET.exec(word);
  if (street?.[1] && !street[1].endsWith('동')) return `${name(street[1])} ${street[2]}-ga`;
  const pieces = [...word.matchAll(PIECE)];
  if (pieces.map(([piece]) => piece).join('') === word) {
    return pieces
      .map(([, stem = '', unit = '']) => `${name(stem)}${unit === '번길' ? '' : '-'}${UNITS[unit] ?? ''}`)
      .join(' ');
  }
  const [, stem = '', number = '', unit = ''] = NUMBERED_ROAD.exec(word) ?? [];
  return stem === '' ? name(word) : `${name(stem)} ${number}-${UNITS[unit] ?? ''}`;
}

/** The postal form, smallest part first: `서울 중구 세종대로 110` becomes `110 Sejong-daero, Jung-gu, Seoul`. */
export function englishAddress(roadAddress: string): string {
  // `(역삼동, 타워)` repeats the lot and the building.
  const words = roadAddress.replace(/\s*\(.*\)\s*$/, '').split(/\s+/);
  const province = words[0] === undefined ? undefined : provinceOf(words[0]);
  const rest = province === undefined ? words : words.slice(1);
  const number = HOUSE_NUMBER.test(rest.at(-1) ?? '') ? rest.pop()?.replace('산', 'san ') : undefined;
  const isBasement = rest.at(-1) === '지하';
  if (isBasement) rest.pop();
  const [road = '', ...districts] = rest.reverse().map(englishWord);
  const first = [isBasement ? 'B' : '', number ?? '', road].filter(Boolean).join(' ');
  return [first, ...districts, province].filter(Boolean).join(', ');
}
