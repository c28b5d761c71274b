// Which characters our texts have, and into which file of the font each of them goes.
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { lazyNamespaces } from '../lib/texts.mjs';

const root = path.resolve(import.meta.dirname, '../..');

const ASCII = Array.from({ length: 0x7f - 0x20 }, (_, index) => String.fromCharCode(0x20 + index));
const SYMBOLS = '·…–—‘’“”₩©×→←↑↓•';
/** Keeps the preloaded files below 50 kB. */
const CORE_SYLLABLES = 270;
/** About 3 kB. Fewer are not worth a file, because each file that arrives makes the browser lay out the page again. */
const LEAST_SYLLABLES = 20;

/** The documents of the brand. */
const TERMS = 'src/generated/terms';

/** Texts for `next dev` alone, which takes their letters from the other files. */
const DEVELOPMENT = 'dev';

/** Texts on every page: the footer has the second and the brand. */
const EVERYWHERE = ['common', 'site'];

const isHangul = (character) => character >= '가' && character <= '힣';

/** Pretendard has no Chinese characters, so the system's fonts draw texts in Chinese and Japanese. */
const isInFont = (character) =>
  character >= ' ' && (character < '\u2e80' || /[\u3130-\u318f\u3300-\u33ff]/.test(character) || isHangul(character));

const filesIn = (folder) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(json|md)$/.test(file),
  );

const read = (file) => readFileSync(path.join(root, file), 'utf8');

const syllablesOf = (file) => read(`scripts/fonts/${file}`).replaceAll(/^#.*$/gm, '');

/** Syllables of names, addresses and requests, which are no texts of ours but on most screens. */
const frequentInNames = () => syllablesOf('names.txt');

/**
 * The characters of each namespace over all languages: `locales/ko/order.json` belongs to `order`.
 * @returns {Map<string, Set<string>>}
 */
function charactersOfTexts() {
  const namespaces = new Map();
  const add = (name, text) => {
    const characters = namespaces.get(name) ?? new Set();
    for (const character of text) if (isInFont(character)) characters.add(character);
    namespaces.set(name, characters);
  };
  for (const file of filesIn('locales')) {
    const name = path.basename(file.split(path.sep)[1], path.extname(file));
    if (name !== DEVELOPMENT) add(name, read(path.join('locales', file)));
  }
  for (const file of filesIn(TERMS)) add('terms', read(path.join(TERMS, file)));
  for (const name of ['brand', 'brand-mover']) add('site', read(`src/generated/${name}.json`));
  add('names', frequentInNames());
  return namespaces;
}

function ownersOf(namespaces) {
  const owners = new Map();
  for (const [name, characters] of namespaces) {
    for (const character of characters) owners.set(character, [...(owners.get(character) ?? []), name]);
  }
  return owners;
}

/**
 * Divides the characters between files. `latin`: everything that is not Korean. `core`: the syllables that a visit sees
 * first, and the most frequent of pages. `shared`: the other syllables of pages. `deferred`: syllables of names and of parts
 * that load later. The brand's documents and large lazy parts have a file of their own.
 * @returns {Map<string, string[]>}
 */
export function divideCharacters(namespaces = charactersOfTexts()) {
  const lazy = new Set(lazyNamespaces());
  const pagesOf = (names) => names.filter((name) => !lazy.has(name));
  const firstSeen = new Set(syllablesOf('first-seen.txt'));
  const isFirst = (one, names) => firstSeen.has(one) || EVERYWHERE.some((name) => names.includes(name));
  const rank = (one, names) => (isFirst(one, names) ? Infinity : pagesOf(names).length);

  const characters = [...ownersOf(namespaces)];
  const latin = new Set([...ASCII, ...SYMBOLS, ...characters.map(([one]) => one).filter((one) => !isHangul(one))]);
  const syllables = characters
    .filter(([one]) => isHangul(one))
    .sort(([one, a], [other, b]) => {
      const [first, second] = [rank(one, a), rank(other, b)];
      return first === second ? (one < other ? -1 : 1) : second - first;
    });

  const files = new Map([['latin', [...latin]], ...['core', 'shared', 'deferred'].map((name) => [name, []])]);
  const own = new Map();
  for (const [index, [character, names]] of syllables.entries()) {
    const pages = pagesOf(names);
    const owners = pages.length > 0 ? pages : names;
    const [name] = owners;
    if (index < CORE_SYLLABLES) files.get('core').push(character);
    else if (owners.length > 1) files.get(pages.length > 0 ? 'shared' : 'deferred').push(character);
    else own.set(name, [...(own.get(name) ?? []), character]);
  }
  for (const [name, ownSyllables] of own) {
    const isLater = lazy.has(name) || name === 'names';
    if ((lazy.has(name) || name === 'terms') && ownSyllables.length >= LEAST_SYLLABLES) files.set(name, ownSyllables);
    else files.get(isLater ? 'deferred' : 'shared').push(...ownSyllables);
  }
  return new Map([...files].map(([name, content]) => [name, content.toSorted()]));
}
