// The characters that our texts and frequent names lack, and into which file of the font each of them goes.

const PER_FILE = 240;
const RARE_FILES = 16;
/** Pretendard's parts from 91 down to this one are in the order of frequency, the others in that of Unicode. */
const LAST_FREQUENT_PART = 72;
const HANGUL = [0xac00, 0xd7a3];

const charactersBetween = (from, to) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index));

/** The characters of a `unicode-range`: "U+ac00,U+ac04-ac07". */
function charactersOf(unicodeRange) {
  return unicodeRange.split(',').flatMap((text) => {
    const [from, to = from] = text
      .trim()
      .slice('U+'.length)
      .split('-')
      .map((hex) => Number.parseInt(hex, 16));
    return charactersBetween(from, to);
  });
}

/** The parts of Pretendard's own dynamic subset, the most frequent first. */
const partsOf = (css) =>
  [...css.matchAll(/subset\.(\d+)\.woff2.*?unicode-range: ([^;]+)/gs)]
    .map(([, number, unicodeRange]) => ({ number: Number(number), characters: charactersOf(unicodeRange) }))
    .sort((one, other) => other.number - one.number);

const chunksOf = (characters, size) =>
  Array.from({ length: Math.ceil(characters.length / size) }, (_, index) =>
    characters.slice(index * size, (index + 1) * size),
  );

/**
 * `frequent`: the most frequent characters first, so that most names need one file. `rare`: the other syllables, in the
 * order of Unicode; few words have them. The range of such a file also covers characters of other files. `symbols`: the rest.
 * @param {string} css of Pretendard's dynamic subset
 * @param {Iterable<string>} drawn all characters of the font; those outside the dynamic subset are left out
 * @param {Iterable<string>} known the characters that have a file already
 * @returns {{ frequent: string[][], rare: { range: string, characters: string[] }[], symbols: string[] }}
 */
export function divideRest(css, drawn, known) {
  const parts = partsOf(css);
  const inFont = new Set(drawn);
  const rest = new Set(parts.flatMap(({ characters }) => characters).filter((character) => inFont.has(character)));
  for (const character of known) rest.delete(character);
  const take = (character) => rest.delete(character);

  const frequent = parts
    .filter(({ number }) => number >= LAST_FREQUENT_PART)
    .flatMap(({ characters }) => characters.filter(take));
  const [first, last] = HANGUL;
  const step = Math.ceil((last - first + 1) / RARE_FILES);
  const rare = Array.from({ length: RARE_FILES }, (_, index) => {
    const from = first + index * step;
    const to = Math.min(last, from + step - 1);
    return { range: `U+${from.toString(16)}-${to.toString(16)}`, characters: charactersBetween(from, to).filter(take) };
  });
  return {
    frequent: chunksOf(frequent, PER_FILE).map((characters) => characters.toSorted()),
    rare,
    symbols: [...rest].filter((character) => character > ' ').toSorted(),
  };
}
