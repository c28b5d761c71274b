import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { LOCALES } from '@/config/locales';
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

const ownParts = readFileSync(
  'node_modules/pretendard/dist/web/variable/pretendardvariable-dynamic-subset.css',
  'utf8',
);
const rest = divideRest(ownParts, ofAll);

test('each character is in one file, so that none is fetched twice', () => {
  const all = [
    ...files.values(),
    ...rest.frequent,
    ...rest.rare.map(({ characters }) => characters),
    rest.symbols,
  ].flat();
  expect(all.length).toBe(new Set(all).size);
});

test('every syllable has a file, within the range of its face', () => {
  const syllables = Array.from({ length: 0xd7a3 - 0xac00 + 1 }, (_, index) => String.fromCodePoint(0xac00 + index));
  const drawn = new Set([...ofAll, ...rest.frequent.flat()]);
  for (const { range, characters } of rest.rare) {
    const [first = 0, last = 0] = range
      .slice('U+'.length)
      .split('-')
      .map((hex) => Number.parseInt(hex, 16));
    const within = syllables.filter((one) => Number(one.codePointAt(0)) >= first && Number(one.codePointAt(0)) <= last);
    for (const one of characters) if (within.includes(one)) drawn.add(one);
  }
  expect(syllables.filter((one) => !drawn.has(one))).toEqual([]);
});

test.each(['퉁', '뒷', '뷁', 'ㅋ', '㎡', 'é', '①'])('a rare character has a file: %s', (character) => {
  expect([
    ...rest.frequent.flat(),
    ...rest.rare.flatMap(({ characters }) => characters),
    ...rest.symbols,
    ...ofAll,
  ]).toContain(character);
});

test('the style sheet has few faces, because each costs the browser time', () => {
  const folder = readdirSync('public/fonts').filter((file) => file.endsWith('.css'));
  expect(folder).toHaveLength(1);
  const faces = readFileSync(path.join('public/fonts', String(folder[0])), 'utf8').match(/@font-face/g);
  expect(faces?.length).toBeGreaterThan(rest.frequent.length + rest.rare.length);
  expect(faces?.length).toBeLessThan(30);
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
