import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { Blob as FontData, Face } from 'harfbuzzjs';
import { describe, expect, test } from 'vitest';
import { LOCALES } from '@/config/locales';
import uiFont from '@/generated/ui-font.json';
import { typography } from '@/theme/typography';
import rows from '../../sandbox/db/addresses.json';
import { divideCharacters } from '../../scripts/fonts/characters.mjs';
import { divideRest } from '../../scripts/fonts/rest.mjs';
import { lazyNamespaces } from '../../scripts/lib/texts.mjs';

const KB = 1000;

const files = divideCharacters();
const setOf = (...names: string[]) => new Set(names.flatMap((name) => files.get(name) ?? []));
const ofPage = setOf('latin', 'core', 'shared');
const ofTerms = setOf('latin', 'core', 'shared', 'terms');
const ofAll = setOf(...files.keys());

/** Pretendard has none of these: controls, Chinese characters, kana. */
const isDrawn = (character: string) => !/[\p{Cc}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(character);

const missing = (text: string, drawn: ReadonlySet<string>) =>
  [...new Set(text)].filter((character) => isDrawn(character) && !drawn.has(character)).join('');

const lazy = lazyNamespaces();
const texts = LOCALES.flatMap((locale) =>
  readdirSync(`locales/${locale}`).map((file) => path.join(locale, file)),
).filter((file) => file.endsWith('.json'));

describe('a page draws its texts without waiting for the faces that load after hydration', () => {
  test.each(texts)('%s', (file) => {
    const isLazy = lazy.includes(path.basename(file, '.json'));
    expect(missing(readFileSync(path.join('locales', file), 'utf8'), isLazy ? ofAll : ofPage)).toBe('');
  });

  const terms = readdirSync('src/generated/terms', { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.md'),
  );
  test.each(terms)('terms: %s', (file) => {
    expect(missing(readFileSync(path.join('src/generated/terms', file), 'utf8'), ofTerms)).toBe('');
  });
});

test('the preloaded files have every syllable that a visit sees first', () => {
  const seen = readFileSync('scripts/fonts/first-seen.txt', 'utf8').replaceAll(/^#.*$/gm, '');
  const everywhere = ['common', 'site'].map((name) => readFileSync(`locales/ko/${name}.json`, 'utf8')).join('');
  expect(seen).toContain('낼');
  expect(missing(seen + everywhere, setOf('latin', 'core'))).toBe('');
});

const pretendard = 'node_modules/pretendard/dist';
const ownParts = readFileSync(`${pretendard}/web/variable/pretendardvariable-dynamic-subset.css`, 'utf8');
const font = new Face(new FontData(readFileSync(`${pretendard}/public/variable/PretendardVariable.ttf`)));
const drawn = Array.from(font.collectUnicodes(), (code) => String.fromCodePoint(code));
const rest = divideRest(ownParts, drawn, ofAll);

test('each character is in one file, so that none is fetched twice', () => {
  const all = [
    ...files.values(),
    ...rest.frequent,
    ...rest.rare.map(({ characters }) => characters),
    rest.symbols,
  ].flat();
  expect(all.length).toBe(new Set(all).size);
});

/** What the file of a face has, by the file's name. */
const contents = new Map<string, ReadonlySet<string>>([
  ...[...files].map(([name, characters]) => [name, new Set(characters)] as const),
  ...rest.frequent.map((characters, index) => [`more-${index + 1}`, new Set(characters)] as const),
  ...rest.rare.map(({ characters }, index) => [`rare-${index + 1}`, new Set(characters)] as const),
  ['symbols', new Set(rest.symbols)] as const,
]);

const sheets = readdirSync('public/fonts').filter((file) => file.endsWith('.css'));
const sheet = readFileSync(path.join('public/fonts', String(sheets[0])), 'utf8');
const faces = [...(uiFont.faces.everyPage + sheet).matchAll(/@font-face\{(.*?)\}/g)].map(([, rule = '']) => ({
  family: /font-family:([^;]+)/.exec(rule)?.[1],
  name: String(/fonts\/([\w-]+)-[0-9a-f]{10}/.exec(rule)?.[1]),
  ranges: (/unicode-range:(.+)/.exec(rule)?.[1] ?? 'U+0-10FFFF').split(',').map((range) => {
    const [first = '', last = first] = range.slice('U+'.length).split('-');
    return [Number.parseInt(first, 16), Number.parseInt(last, 16)] as const;
  }),
}));

/** Of the site's font, in the order of the theme. */
const families = typography.fontFamily.split(', ').filter((family) => family.startsWith('UI'));

/** The file that draws a character, if any: in a family the last face wins that has it. */
function fileOf(character: string): string | undefined {
  const code = Number(character.codePointAt(0));
  for (const family of families) {
    const inRange = faces.filter(
      (face) => face.family === family && face.ranges.some(([first, last]) => first <= code && code <= last),
    );
    const winner = inRange.at(-1)?.name;
    // Only these two have a range with characters that their files lack.
    if (winner !== undefined && !(['core', 'latin'].includes(winner) && !contents.get(winner)?.has(character)))
      return winner;
  }
  return undefined;
}

test('whatever Pretendard’s own parts draw has one face, whose file has it', () => {
  const fonts = new Set(drawn);
  const codes = [...ownParts.matchAll(/U\+([0-9a-f]+)(?:-([0-9a-f]+))?/gi)].flatMap(([, first = '', last = first]) => {
    const [from, to] = [Number.parseInt(first, 16), Number.parseInt(last, 16)];
    return Array.from({ length: to - from + 1 }, (_, index) => from + index);
  });
  const characters = codes.map((code) => String.fromCodePoint(code)).filter((one) => one > ' ' && fonts.has(one));
  expect(characters).toEqual(expect.arrayContaining(['퉁', '뒷', '뷁', 'ㅋ', '㎡', '㈜', '「', '①', 'é']));
  expect(characters.filter((one) => !contents.get(String(fileOf(one)))?.has(one)).join('')).toBe('');
});

test('a family that a page needs first has no face that comes later, for which the browser would look up other fonts', () => {
  const namesOf = (family: string | undefined) =>
    faces.filter((face) => face.family === family).map(({ name }) => name);
  expect(families.slice(0, 2).map(namesOf)).toEqual([
    ['latin', 'core'],
    ['shared', 'deferred'],
  ]);
  expect(new Set(faces.map(({ family }) => family))).toEqual(new Set(families));
});

test('a face that only costs its file, because the font lacks a character, is not asked for', () => {
  expect(['漢', '字', '日'].filter((one) => fileOf(one) !== undefined)).toEqual([]);
});

test('the style sheet has few faces, because each costs the browser time', () => {
  expect(sheets).toHaveLength(1);
  expect(faces.length).toBeGreaterThan(rest.frequent.length + rest.rare.length);
  expect(faces.length).toBeLessThan(30);
});

test('no file of the font is so small that it only costs a request and a layout', () => {
  const small = readdirSync('public/fonts').filter(
    (file) => file.endsWith('.woff2') && statSync(path.join('public/fonts', file)).size < 3 * KB,
  );
  expect(small).toEqual([]);
});

test('nearly every address needs no file of rest.mjs', () => {
  const addresses = rows.map((row) => row.filter((value) => typeof value === 'string').join(' '));
  const drawn = setOf('latin', 'core', 'shared', 'deferred');
  const whole = addresses.filter((address) => missing(address, drawn) === '');
  expect(whole.length / addresses.length).toBeGreaterThan(0.85);
});
